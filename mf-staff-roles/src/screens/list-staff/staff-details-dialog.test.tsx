import { expect, test } from '@jest/globals';
import { getStaffEndpoint } from '@suite/contracts/staff-roles';
import { refusal } from '@suite/testing';
import { staffFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseAction, openStaff } from '../../testing/open-staff.tsx';

const ana = staffFactory
  .inRoles({ id: 4, role_name: 'Role Keeper', role_description: null })
  .invited()
  .build({ usr_firstname: 'Ana', usr_lastname: 'Reis', staff_joined_at: '2027-03-05T12:00:00.000Z' });

async function openDetails(options: Parameters<typeof openStaff>[0] = {}) {
  const opened = openStaff({ staff: [ana], ...options });
  await chooseAction(opened, 'View Details');
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Staff Details' })) };
}

test('show the staff member, and that they have not signed in yet', async () => {
  const { dialog } = await openDetails();
  expect(await dialog.findByText('05/Mar/2027')).toBeVisible();
  expect(dialog.getByText('Never')).toBeVisible();
  expect(dialog.getByText('Has yet to choose a password')).toBeVisible();
  expect(dialog.getByText('Role Keeper').parentElement).toHaveTextContent('No description provided');
});

test('tell what the person sees and may do, in plain words', async () => {
  const { dialog } = await openDetails();
  const menu = within(await dialog.findByRole('region', { name: 'Sees in the menu' }));
  expect(menu.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'All Bookings',
    'Calendar',
    'Account',
    'User Management',
  ]);
  const uses = within(dialog.getByRole('region', { name: 'May use' }));
  expect(uses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Edit Booking',
    'Manage Roles',
  ]);
  const explained = within(dialog.getByRole('region', { name: 'Staff and roles' }));
  expect(explained.getByText('Assign roles').parentElement).toHaveTextContent(/See the staff and change/);
});

test('say so when a staff member may change nothing', async () => {
  const withoutRoles = { ...ana, roles: [] };
  const { dialog } = await openDetails({ staff: [withoutRoles] });
  expect(await dialog.findByText(/May look at bookings and the dashboard/)).toBeVisible();
});

test('say why they are not there, and try again', async () => {
  let refuses = true;
  const { dialog, user } = await openDetails({
    prepare: (api) =>
      api.on(getStaffEndpoint, () => {
        if (refuses) throw refusal(500);
        return { ...ana, permissions: [], must_change_password: false };
      }),
  });
  expect(await dialog.findByText('Failed to fetch staff details')).toBeVisible();
  refuses = false;
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText('Done')).toBeVisible();
});

test('open by a link, and close to the list with its filters', async () => {
  const { user, url } = openStaff({ staff: [ana], url: `/users?status=inactive&id=${ana.user_id}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Staff Details' }));
  expect(await dialog.findByText('05/Mar/2027')).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(url()).toBe('/users?status=inactive'));
});

test('say that a link leads to no staff member', async () => {
  openStaff({
    url: '/users?id=99',
    prepare: (api) =>
      api.refuse(getStaffEndpoint, 404, { message: 'Staff member not found', errorType: 'NOT_FOUND' }),
  });
  expect(await screen.findByText('Staff member 99 was not found')).toBeVisible();
  expect(screen.getByText('Staff member not found')).toBeVisible();
});
