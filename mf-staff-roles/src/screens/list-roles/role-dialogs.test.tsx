import { describe, expect, test } from '@jest/globals';
import { deleteRoleEndpoint, listRolesEndpoint } from '@suite/contracts/staff-roles';
import { roleFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseRoleAction, openRoles } from '../../testing/open-roles.tsx';
import { peopleHaveRole } from './role-details-dialog.tsx';

const porter = roleFactory
  .permitting('update_permissions')
  .heldBy(1)
  .build({ role_name: 'Porter', created_at: '2027-03-05T12:00:00.000Z' });
const dialog = () => within(screen.getByRole('dialog'));
const question = 'Are you sure you want to delete this role? This action cannot be undone.';

describe('role details', () => {
  test('say in plain words what the role opens, and lead to its form', async () => {
    const opened = openRoles({ roles: [porter] });
    await chooseRoleAction(opened, 'Porter', 'View Details');
    expect(dialog().getByText('No description provided')).toBeVisible();
    expect(dialog().getByText('1 person has this role')).toBeVisible();
    expect(dialog().getByText(/^05\/Mar\/2027/)).toBeVisible();
    expect(within(dialog().getByRole('region', { name: 'Sees in the menu' })).getByText('User Management'));
    expect(within(dialog().getByRole('region', { name: 'May use' })).getByText('Manage Roles')).toBeVisible();
    expect(dialog().getByText(/^See the staff and change which roles they have/)).toBeVisible();
    await opened.user.click(dialog().getByRole('button', { name: 'Edit Role' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Role' })).toBeVisible();
  });

  test.each([
    [roleFactory.seeded(), 'This role came with the hotel and cannot be changed or deleted.'],
    [roleFactory.own(), 'You have this role yourself and cannot change or delete it.'],
    [
      roleFactory.beyondReach(),
      'This role has permissions that you do not have, so you cannot change or delete it.',
    ],
  ])('of a locked role say why it is', async (state, reason) => {
    const opened = openRoles({ roles: [state.build({ role_name: 'Locked' })] });
    await chooseRoleAction(opened, 'Locked', 'View Details');
    expect(dialog().getByText(reason)).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Edit Role' })).toBeNull();
  });
});

describe('a role that is deleted', () => {
  test('goes after the question, with a word', async () => {
    const unused = roleFactory.build({ id: 40, role_name: 'Unused' });
    const opened = openRoles({ roles: [porter, unused] });
    await chooseRoleAction(opened, 'Unused', 'Delete Role');
    expect(dialog().getByText(question)).toBeVisible();
    expect(dialog().queryByText(/has this role/)).toBeNull();
    await opened.user.click(dialog().getByRole('button', { name: 'Delete Role' }));
    await waitFor(() => expect(screen.queryByText('Unused')).toBeNull());
    expect(opened.api.callsTo(deleteRoleEndpoint).map(({ url }) => url)).toEqual(['/hotel/roles/40']);
    expect(await screen.findAllByText('Role deleted successfully!')).toHaveLength(2);
    expect(screen.getByText('Porter')).toBeVisible();
  });

  test('stays when the question is answered with no', async () => {
    const opened = openRoles({ roles: [porter] });
    await chooseRoleAction(opened, 'Porter', 'Delete Role');
    await opened.user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.api.callsTo(deleteRoleEndpoint)).toEqual([]);
  });

  test('stays while people have it: the number is shown before, and in what the server says', async () => {
    const used = roleFactory.heldBy(2).build({ role_name: 'Used' });
    const opened = openRoles({ roles: [used] });
    await chooseRoleAction(opened, 'Used', 'Delete Role');
    expect(dialog().getByText(/^2 people have this role\./)).toBeVisible();
    await opened.user.click(dialog().getByRole('button', { name: 'Delete Role' }));
    expect(await screen.findAllByText('This role is in use: 2 people have it.')).toHaveLength(2);
    expect(screen.getByText('Used')).toBeVisible();
    await waitFor(() => expect(opened.api.callsTo(listRolesEndpoint)).toHaveLength(2));
  });

  test('and fails without a word from the server says so', async () => {
    const opened = openRoles({
      roles: [porter],
      prepare: (api) => api.refuse(deleteRoleEndpoint, 500),
    });
    await chooseRoleAction(opened, 'Porter', 'Delete Role');
    await opened.user.click(dialog().getByRole('button', { name: 'Delete Role' }));
    expect(await screen.findAllByText('Failed to delete role')).toHaveLength(2);
  });
});

const details = async () => within(await screen.findByRole('dialog', { name: 'Role Details' }));

test('a link opens its role, and its form from there without the link', async () => {
  const { user, url } = openRoles({ url: '/roles?search=nothing&id=4' });
  const dialog = await details();
  await user.click(await dialog.findByRole('button', { name: 'Edit Role' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Role' })).toBeVisible();
  expect(url()).toBe('/roles?search=nothing');
});

test('those without a hotel see the role of a link before they choose a hotel, and cannot change it there', async () => {
  openRoles({ url: '/roles?id=4', user: userProfileFactory.superAdmin().build() });
  const dialog = await details();
  expect(await dialog.findByText('Role Keeper')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Edit Role' })).toBeNull();
});

test('a link to no role says so, and the list can be used', async () => {
  const { user, url } = openRoles({ url: '/roles?id=99' });
  const dialog = await details();
  expect(await dialog.findByText('Role 99 was not found')).toBeVisible();
  expect(dialog.getByText('Role not found')).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(url()).toBe('/roles'));
  expect(screen.getByText('Role Keeper')).toBeVisible();
});

test.each([
  [0, 'No staff member has this role'],
  [1, '1 person has this role'],
  [12, '12 people have this role'],
])('%i: %s', (count, text) => {
  expect(peopleHaveRole(count)).toBe(text);
});
