import { describe, expect, test } from '@jest/globals';
import { createTaskEndpoint } from '@suite/contracts/dashboard';
import { dashboardFactory, userProfileFactory } from '@suite/testing/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '../../../testing/open-dashboard.tsx';

async function openForm(options: Parameters<typeof openDashboard>[0] = {}) {
  const opened = openDashboard(options);
  await opened.user.click(await screen.findByRole('button', { name: 'Add Task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }));
  const field = (label: string) => dialog.getByLabelText(label);
  return {
    ...opened,
    dialog,
    field,
    fill(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values))
        fireEvent.change(field(label), { target: { value } });
    },
    submit: () => opened.user.click(dialog.getByRole('button', { name: 'Add Task' })),
  };
}
const towels = { Task: 'Bring towels', Kind: 'guest_request', 'Due date': '2027-03-05', 'Due time': '16:30' };

describe('Add Task', () => {
  test('sends what was entered, and closes', async () => {
    const { api, dialog, user, field, fill, submit } = await openForm();
    await dialog.findByRole('option', { name: '101 (Double)' });
    fill({ ...towels, Priority: 'High' });
    await user.selectOptions(field('Room'), '101 (Double)');
    await user.selectOptions(field('Assigned to'), 'Nina Reis');
    await submit();
    expect(await screen.findByText('Task added')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(createTaskEndpoint)[0]?.body).toEqual({
      task: 'Bring towels',
      kind: 'guest_request',
      priority: 'High',
      due_date: '2027-03-05',
      due_time: '16:30',
      room_id: 101,
      user_id: 7,
    });
  });

  test('says what is missing, and sends nothing', async () => {
    const { api, dialog, submit } = await openForm();
    await submit();
    expect(await dialog.findByText('Task is required')).toBeVisible();
    expect(dialog.getByText('Due time is required')).toBeVisible();
    expect(dialog.getByLabelText('Task')).toHaveFocus();
    expect(api.callsTo(createTaskEndpoint)).toEqual([]);
  });

  test('shows beside its field what the server refused', async () => {
    const { dialog, fill, submit } = await openForm({
      prepare: (api) =>
        api.refuse(createTaskEndpoint, 400, {
          errors: [{ field: 'due_date', message: 'Due date is long past' }],
        }),
    });
    fill(towels);
    await submit();
    expect(await dialog.findByText('Due date is long past')).toBeVisible();
    expect(screen.getByText('Failed to create task')).toBeVisible();
  });

  test('a staff member names no colleague', async () => {
    const { dialog } = await openForm({
      user: userProfileFactory.staff().build(),
      dashboard: dashboardFactory.staff(),
    });
    expect(dialog.queryByLabelText('Assigned to')).toBeNull();
  });
});
