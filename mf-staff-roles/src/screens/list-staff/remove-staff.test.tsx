import { afterEach, expect, jest, test } from '@jest/globals';
import { removeStaffEndpoint } from '@suite/contracts/staff-roles';
import { staffFactory } from '@suite/testing/factories';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseAction, openStaff } from '../../testing/open-staff.tsx';

afterEach(() => {
  jest.useRealTimers();
});

const staff = () => [
  staffFactory.build({ usr_firstname: 'Ana', usr_lastname: 'Reis' }),
  staffFactory.build(),
];

async function openConfirm(options: Parameters<typeof openStaff>[0] = {}) {
  const opened = openStaff({ staff: staff(), ...options });
  await chooseAction(opened, 'Remove Staff');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Staff' }));
  return { ...opened, dialog };
}

test('asks first, then takes the row away', async () => {
  const { dialog, user, api } = await openConfirm();
  expect(dialog.getByText(/Are you sure you want to remove Ana Reis\?/)).toBeVisible();
  expect(api.callsTo(removeStaffEndpoint)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove Staff' }));
  expect(await screen.findAllByText('Staff removed successfully!')).toHaveLength(2);
  expect(screen.queryByText('Ana Reis')).toBeNull();
  expect(api.callsTo(removeStaffEndpoint)).toHaveLength(1);
  expect(await screen.findByText('All Staff (1)')).toBeVisible();
});

test('Cancel removes no staff member', async () => {
  const { dialog, user, api } = await openConfirm();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(removeStaffEndpoint)).toEqual([]);
  expect(screen.getByText('Ana Reis')).toBeVisible();
});

test.each(['You cannot remove yourself.', "This is the hotel's last Hotel Admin.", undefined])(
  'a refusal is said, and the row stays: %s',
  async (message) => {
    const { dialog, user } = await openConfirm({
      prepare: (api) =>
        api.refuse(
          removeStaffEndpoint,
          message === undefined ? 500 : 409,
          message === undefined ? {} : { message },
        ),
    });
    await user.click(dialog.getByRole('button', { name: 'Remove Staff' }));
    expect(await screen.findAllByText(message ?? 'Failed to remove staff')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Ana Reis')).toBeVisible();
  },
);

test('the banner is gone after five seconds', async () => {
  const { dialog, user } = await openConfirm();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'], advanceTimers: true });
  await user.click(dialog.getByRole('button', { name: 'Remove Staff' }));
  const dismiss = await screen.findByRole('button', { name: 'Dismiss message' });
  act(() => void jest.advanceTimersByTime(4_500));
  expect(dismiss).toBeVisible();
  act(() => void jest.advanceTimersByTime(600));
  await waitFor(() => expect(dismiss).not.toBeInTheDocument());
});
