import { describe, expect, test } from '@jest/globals';
import type { AnyEndpoint } from '@suite/contracts/http';
import {
  listRolesEndpoint,
  updateStaffEndpoint,
  updateStaffRolesEndpoint,
} from '@suite/contracts/staff-roles';
import { roleFactory, staffFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import { someRoles } from '../../../testing/fake-staff.ts';
import { chooseAction, openStaff } from '../../../testing/open-staff.tsx';

const ana = staffFactory.build({
  user_id: 7,
  usr_firstname: 'Ana',
  usr_lastname: 'Reis',
  usr_email: 'ana@seaview.test',
  position: 'Porter',
});
const refuse = (endpoint: AnyEndpoint, status: number, message?: string) => {
  const failure = message === undefined ? {} : { message };
  return (api: ReturnType<typeof openStaff>['api']) => api.refuse(endpoint, status, failure);
};

async function openDialog(action: string, title: string, options: Parameters<typeof openStaff>[0] = {}) {
  const opened = openStaff({ staff: [ana], ...options });
  await chooseAction(opened, action);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { ...opened, dialog };
}

describe('Edit Staff', () => {
  const openEdit = (options: Parameters<typeof openStaff>[0] = {}) =>
    openDialog('Edit Staff', 'Edit Staff', options);

  test('is filled in, and leaves the e-mail to the person', async () => {
    const { dialog, user } = await openEdit();
    expect(dialog.getByLabelText('Email')).toHaveValue('ana@seaview.test');
    expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(await dialog.findByRole('checkbox', { name: 'Staff' })).toBeChecked();
    await user.type(dialog.getByLabelText('Email'), 'x');
    expect(dialog.getByLabelText('Email')).toHaveValue('ana@seaview.test');
  });

  test('says what changes, and sends the whole form', async () => {
    const { dialog, user, api } = await openEdit();
    await user.click(await dialog.findByRole('checkbox', { name: 'Role Keeper' }));
    const summary = within(dialog.getByRole('region', { name: 'What changes' }));
    await user.clear(dialog.getByLabelText('Phone'));
    await user.click(dialog.getByRole('checkbox', { name: 'Staff' }));
    expect(summary.getByText('Details').parentElement).toHaveTextContent('DetailsPhone');
    expect(summary.getByText('Roles added').parentElement).toHaveTextContent('Roles addedRole Keeper');
    expect(summary.getByText('Roles removed').parentElement).toHaveTextContent('Roles removedStaff');
    expect(summary.getByText('Permissions gained').parentElement).toHaveTextContent('Assign roles');
    expect(summary.getByText('Permissions lost').parentElement).toHaveTextContent('Manage bookings');
    await user.click(dialog.getByRole('button', { name: 'Update Staff' }));
    expect(await screen.findAllByText('Staff details updated successfully!')).toHaveLength(2);
    expect(api.callsTo(updateStaffEndpoint)).toMatchObject([
      {
        url: '/hotel/staff/7',
        body: {
          usr_firstname: 'Ana',
          usr_lastname: 'Reis',
          usr_email: 'ana@seaview.test',
          usr_phone: '',
          position: 'Porter',
          role_ids: [4],
          updated_at: ana.updated_at,
        },
      },
    ]);
    expect(await screen.findByText('No phone number')).toBeVisible();
  });

  test('leaves a role alone that permits more than the reader may pass on', async () => {
    const beyond = roleFactory.beyondReach().build({ id: 9, role_name: 'Owner' });
    const owner = { ...ana, roles: [...ana.roles, { id: 9, role_name: 'Owner', role_description: null }] };
    const { dialog } = await openEdit({ staff: [owner], roles: [...someRoles(), beyond] });
    const box = await dialog.findByRole('checkbox', { name: 'Owner' });
    expect(box).toBeChecked();
    expect(box).toBeDisabled();
    expect(dialog.getByText(/permits more than you may pass on/)).toBeVisible();
  });

  test.each([
    ['the server says', 'Only a user who manages the hotel may change this person.'],
    ['nothing else is said', undefined],
  ])('stays open with what %s', async (_words, message) => {
    const { dialog, user } = await openEdit({ prepare: refuse(updateStaffEndpoint, 403, message) });
    await dialog.findByRole('checkbox', { name: 'Staff' });
    await user.type(dialog.getByLabelText('Position'), 's');
    await user.click(dialog.getByRole('button', { name: 'Update Staff' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message ?? 'Failed to update staff');
    expect(dialog.getByLabelText('Position')).toHaveValue('Porters');
  });

  test('cannot be saved without the roles of the hotel', async () => {
    const { dialog } = await openEdit({ prepare: refuse(listRolesEndpoint, 500) });
    expect(await dialog.findByText('Failed to fetch roles list')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Update Staff' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('Manage Staff Roles', () => {
  const openRoles = (options: Parameters<typeof openStaff>[0] = {}) =>
    openDialog('Manage Roles', 'Manage Staff Roles', {
      user: userProfileFactory.rolesOnly().build(),
      ...options,
    });

  test('sends the roles and nothing else', async () => {
    const { dialog, user, api } = await openRoles();
    expect(dialog.queryByLabelText('First Name')).toBeNull();
    await user.click(await dialog.findByRole('checkbox', { name: 'Role Keeper' }));
    await user.click(dialog.getByRole('button', { name: 'Update Roles' }));
    expect(await screen.findAllByText('Staff roles updated successfully!')).toHaveLength(2);
    expect(api.callsTo(updateStaffRolesEndpoint)).toMatchObject([
      { url: '/hotel/staff/7/roles', body: { role_ids: [3, 4] } },
    ]);
    expect(api.callsTo(updateStaffEndpoint)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('2 roles')).toBeVisible();
  });

  test('needs one role', async () => {
    const { dialog, user, api } = await openRoles();
    await user.click(await dialog.findByRole('checkbox', { name: 'Staff' }));
    await user.click(dialog.getByRole('button', { name: 'Update Roles' }));
    expect(dialog.getByText('Select at least one role')).toBeVisible();
    expect(api.callsTo(updateStaffRolesEndpoint)).toEqual([]);
  });

  test('says the fallback when the server says nothing', async () => {
    const { dialog, user } = await openRoles({ prepare: refuse(updateStaffRolesEndpoint, 500) });
    await user.click(await dialog.findByRole('checkbox', { name: 'Role Keeper' }));
    await user.click(dialog.getByRole('button', { name: 'Update Roles' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to update staff roles');
  });
});

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
      .refuse(updateStaffEndpoint, 403, { message: 'You may not.' }),
  );
  expect(await screen.findByText('You may not.')).toBeVisible();
  expect(api.callsTo(getUserProfileEndpoint)).toEqual([]);
});
