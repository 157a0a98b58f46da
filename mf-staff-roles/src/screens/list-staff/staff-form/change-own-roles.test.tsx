import { expect, test } from '@jest/globals';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import { updateStaffEndpoint } from '@suite/contracts/staff-roles';
import { refusal } from '@suite/testing';
import { staffFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseAction, openStaff } from '../../../testing/open-staff.tsx';

const admin = userProfileFactory.hotelAdmin().build({ user_id: 7 });
const later = userProfileFactory.rolesOnly().build({ user_id: 7 });

async function giveRoleKeeper(
  user_id: number,
  prepare: NonNullable<Parameters<typeof openStaff>[0]>['prepare'],
) {
  const opened = openStaff({
    user: admin,
    staff: [staffFactory.build({ user_id })],
    ...(prepare && { prepare }),
  });
  await chooseAction(opened, 'Edit Staff');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Staff' }));
  await opened.user.click(await dialog.findByRole('checkbox', { name: 'Role Keeper' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Update Staff' }));
  return opened;
}

test('who changes their own roles has the rights of the new ones on the page at once', async () => {
  await giveRoleKeeper(admin.user_id, (api) => api.on(getUserProfileEndpoint, () => later));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add New Staff' })).toBeNull());
  expect(screen.getByText('Manage the roles of staff members')).toBeVisible();
});

test('a change of another user keeps the own permissions', async () => {
  const { api } = await giveRoleKeeper(8, (fake) => fake.on(getUserProfileEndpoint, () => later));
  expect(await screen.findAllByText('Staff details updated successfully!')).toHaveLength(2);
  expect(api.callsTo(getUserProfileEndpoint)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add New Staff' })).toBeVisible();
});

test('a refused change of oneself asks for no profile', async () => {
  const { api } = await giveRoleKeeper(admin.user_id, (fake) =>
    fake
      .on(getUserProfileEndpoint, () => later)
      .on(updateStaffEndpoint, () => {
        throw refusal(403, { message: 'You may not.' });
      }),
  );
  expect(await screen.findByText('You may not.')).toBeVisible();
  expect(api.callsTo(getUserProfileEndpoint)).toEqual([]);
});
