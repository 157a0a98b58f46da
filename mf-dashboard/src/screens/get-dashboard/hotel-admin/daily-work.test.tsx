import { describe, expect, test } from '@jest/globals';
import {
  assignRoomsEndpoint,
  assignTaskEndpoint,
  deleteTaskEndpoint,
  finishTaskEndpoint,
  getDashboardEndpoint,
  listTasksEndpoint,
  setDutyEndpoint,
} from '@suite/contracts/dashboard';
import { refusal } from '@suite/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '../../../testing/open-dashboard.tsx';

/** Opens a dialog by the button of the same name. */
async function openDialog(name: string, prepare?: Parameters<typeof openDashboard>[0]) {
  const opened = openDashboard(prepare);
  await opened.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { ...opened, dialog };
}

describe('Assign Rooms', () => {
  test('gives ticked rooms to a person, and has the figures read anew', async () => {
    const { api, user, dialog } = await openDialog('Assign Rooms');
    expect(await dialog.findByRole('row', { name: /102.*Dirty.*Nina Reis/ })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Assign' })).toBeDisabled();
    await user.click(dialog.getByLabelText('101'));
    await user.click(dialog.getByLabelText('102'));
    await user.selectOptions(dialog.getByLabelText('Assign to'), 'Omar Vale (off duty)');
    await user.click(dialog.getByRole('button', { name: 'Assign 2' }));
    expect(await screen.findByText('2 rooms assigned')).toBeVisible();
    expect(api.callsTo(assignRoomsEndpoint)[0]?.body).toEqual({ room_ids: [101, 102], user_id: 8 });
    expect(await dialog.findByRole('row', { name: /101.*Omar Vale/ })).toBeVisible();
    expect(api.callsTo(getDashboardEndpoint).length).toBeGreaterThan(1);
  });

  test('requests only unassigned rooms when chosen', async () => {
    const { api, user, dialog } = await openDialog('Assign Rooms');
    await user.selectOptions(dialog.getByLabelText('Rooms shown'), 'Unassigned rooms');
    await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ assigned: 'nobody', page: 1 }));
  });
});

describe('Assign Tasks', () => {
  test('says whose a task is', async () => {
    const { api, user, dialog } = await openDialog('Assign Tasks');
    const whose = await dialog.findByLabelText('Who does: Count the linen');
    await user.selectOptions(whose, 'Nina Reis');
    await waitFor(() => expect(whose).toHaveValue('7'));
    expect(api.callsTo(assignTaskEndpoint)[0]).toMatchObject({
      url: '/dashboard/tasks/2',
      body: { user_id: 7 },
    });
  });

  test('finishes one and deletes another, after asking', async () => {
    const { api, user, dialog } = await openDialog('Assign Tasks');
    await user.click(await dialog.findByRole('button', { name: 'Actions for: Clean after departure' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark as Done' }));
    await waitFor(() => expect(dialog.queryByText('Clean after departure')).toBeNull());
    expect(api.callsTo(finishTaskEndpoint)[0]).toMatchObject({ url: '/dashboard/tasks/1/finish', body: {} });

    await user.click(dialog.getByRole('button', { name: 'Actions for: Count the linen' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete Task' }));
    const asked = await screen.findByText(/^Are you sure you want to delete this task\?/);
    const question = within(asked.closest<HTMLElement>('[role="dialog"]')!);
    expect(api.callsTo(deleteTaskEndpoint)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Delete Task' }));
    expect(await dialog.findByText('No open tasks')).toBeVisible();
    expect(api.callsTo(deleteTaskEndpoint)[0]?.url).toBe('/dashboard/tasks/2');
  });

  test('a list that cannot be read says why, and is read when asked again', async () => {
    let works = false;
    const { user, dialog } = await openDialog('Assign Tasks', {
      prepare: (api) =>
        api.on(listTasksEndpoint, () => {
          if (!works) throw refusal(500);
          return {
            tasks: [],
            pagination: { page: 1, limit: 10, total: 0, totalPages: 0, hasNext: false, hasPrev: false },
          };
        }),
    });
    expect(await dialog.findByText('Failed to fetch tasks')).toBeVisible();
    works = true;
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(await dialog.findByText('No open tasks')).toBeVisible();
  });
});

describe('Set Duty', () => {
  test('keeps each choice at once', async () => {
    const { api, user, dialog } = await openDialog('Set Duty');
    const row = within(await dialog.findByRole('row', { name: /Omar Vale/ }));
    const onDuty = row.getByLabelText('On duty');
    await user.click(onDuty);
    await waitFor(() => expect(onDuty).toBeChecked());
    const department = row.getByLabelText('Department of Omar Vale');
    await user.selectOptions(department, 'Security');
    await waitFor(() => expect(department).toHaveValue('Security'));
    await user.selectOptions(department, 'No department');
    await waitFor(() => expect(department).toHaveValue('none'));
    expect(api.callsTo(setDutyEndpoint).map(({ url, body }) => [url, body])).toEqual([
      ['/dashboard/staff/8', { is_on_duty: true }],
      ['/dashboard/staff/8', { department: 'Security' }],
      ['/dashboard/staff/8', { department: null }],
    ]);
  });

  test('says what was refused, and stays as it was', async () => {
    const { user, dialog } = await openDialog('Set Duty', {
      prepare: (api) => api.refuse(setDutyEndpoint, 404, { message: 'There is no such staff member' }),
    });
    const row = within(await dialog.findByRole('row', { name: /Nina Reis/ }));
    await user.click(row.getByLabelText('On duty'));
    expect(await screen.findByText('There is no such staff member')).toBeVisible();
    expect(row.getByLabelText('On duty')).toBeChecked();
  });
});
