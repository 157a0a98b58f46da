import { describe, expect, test } from '@jest/globals';
import { listPermissionsEndpoint, listRolesEndpoint } from '@suite/contracts/staff-roles';
import { refusal } from '@suite/testing';
import { roleFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { hotelPermissions } from '../../testing/fake-roles.ts';
import { chooseRoleAction, openRoles } from '../../testing/open-roles.tsx';

const card = (name: string) => screen.findByRole('group', { name });
const named = (role_name: string, role_description: string | null = null) =>
  roleFactory.build({ role_name, role_description });
const shownNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

describe('the list', () => {
  test('is counted, and shows each role in five columns', async () => {
    const porter = roleFactory.permitting('create_staff', 'update_permissions').build({
      role_name: 'Porter',
      role_description: null,
      created_at: '2027-03-05T12:00:00.000Z',
    });
    const { api } = openRoles({ roles: [porter, named('Cook', 'Breakfast')] });
    expect(screen.getByText('Loading roles...')).toBeVisible();
    expect(await screen.findByText('Porter')).toBeVisible();
    expect(await card('Total Roles')).toHaveTextContent('2');
    await waitFor(async () =>
      expect(await card('Available Permissions')).toHaveTextContent(`${hotelPermissions.length}`),
    );
    expect(await card('Filtered Results')).toHaveTextContent('2');
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['', 'Role Name', 'Description', 'Permissions', 'Created', 'Actions']);
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('PorterNo description provided205/Mar/2027');
    expect(second).toHaveTextContent('CookBreakfast1');
    expect(api.calls).toHaveLength(3);
  });

  test('says which roles are locked, and why, and offers no change of them', async () => {
    const opened = openRoles({
      roles: [
        roleFactory.seeded().build({ role_name: 'Hotel Admin' }),
        roleFactory.own().build({ role_name: 'Mine' }),
        roleFactory.beyondReach().build({ role_name: 'Above' }),
        named('Free'),
      ],
    });
    await screen.findByText('Free');
    expect(shownNames()).toEqual([
      'Hotel AdminLocked: came with the hotel',
      'MineLocked: your own role',
      'AboveLocked: beyond your permissions',
      'Free',
    ]);
    for (const name of ['Hotel Admin', 'Mine', 'Above']) {
      await opened.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
      expect(screen.getByRole('menuitem', { name: 'View Details' })).toBeEnabled();
      expect(screen.getByRole('menuitem', { name: 'Edit Role' })).toBeDisabled();
      expect(screen.getByRole('menuitem', { name: 'Delete Role' })).toBeDisabled();
      await opened.user.keyboard('{Escape}');
    }
    await chooseRoleAction(opened, 'Free', 'Edit Role');
    expect(screen.getByRole('dialog', { name: 'Edit Role' })).toBeVisible();
  });

  test('without a role invites to make the first', async () => {
    const { user } = openRoles({ roles: [] });
    expect(await screen.findByText('No roles found')).toBeVisible();
    expect(screen.getByText('Get started by creating your first role.')).toBeVisible();
    const empty = within(screen.getByRole('status'));
    await user.click(empty.getByRole('button', { name: 'Create Role' }));
    expect(screen.getByRole('dialog', { name: 'Create Role' })).toBeVisible();
  });

  test.each([
    [undefined, 'Failed to fetch roles list'],
    ['The registry of roles is closed.', 'The registry of roles is closed.'],
  ])('that fails with %s says so and is tried again', async (message, said) => {
    let fails = true;
    const { user } = openRoles({
      prepare: (api) =>
        api.on(listRolesEndpoint, () => {
          if (fails) throw refusal(500, message === undefined ? {} : { message });
          return { roles: [named('Porter')] };
        }),
    });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText('The roles could not be loaded')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Porter')).toBeVisible();
  });

  test('stands while the permissions fail, which are tried again', async () => {
    let fails = true;
    const { user } = openRoles({
      prepare: (api) =>
        api.on(listPermissionsEndpoint, () => {
          if (fails) throw refusal(500);
          return { permissions: [] };
        }),
    });
    expect(await screen.findByText('Role Keeper')).toBeVisible();
    const failure = await screen.findByText('Failed to fetch permissions');
    fails = false;
    await user.click(within(failure).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText('Failed to fetch permissions')).toBeNull());
  });
});

describe('the search', () => {
  const roles = [named('Porter', 'Carries'), named('Cook', 'BREAKFAST and lunch'), named('Night porter')];

  test('finds names and descriptions in any case, counts them and stays in the URL', async () => {
    const { user, url, api } = openRoles({ roles });
    await screen.findByText('Cook');
    const field = screen.getByPlaceholderText('Search roles...');
    await user.type(field, 'PORTER');
    await waitFor(() => expect(shownNames()).toEqual(['Porter', 'Night porter']));
    expect(url()).toBe('/roles?search=PORTER');
    expect(await card('Filtered Results')).toHaveTextContent('2');
    expect(await card('Total Roles')).toHaveTextContent('3');
    await user.clear(field);
    await user.type(field, 'breakfast');
    await waitFor(() => expect(shownNames()).toEqual(['Cook']));
    expect(api.calls).toHaveLength(3);
  });

  test('is read from the URL, and says when it finds nothing', async () => {
    openRoles({ roles, url: '/roles?search=pilot' });
    expect(await screen.findByText('No roles found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search criteria.')).toBeVisible();
    expect(screen.getByPlaceholderText('Search roles...')).toHaveValue('pilot');
    expect(await card('Filtered Results')).toHaveTextContent('0');
  });
});

test('the order and the size of a page are in the URL, and the server gives the order', async () => {
  const roles = Array.from({ length: 12 }, (_, index) => named(`Role ${index}`));
  const { user, url, api } = openRoles({ roles, url: '/roles?limit=10' });
  await screen.findByText('Role 0');
  expect(shownNames()).toHaveLength(10);
  screen.getByRole('button', { name: 'Permissions' }).focus();
  await user.keyboard('{Enter}{Enter}');
  expect(url()).toBe('/roles?sort=permissions&order=desc&limit=10');
  const heading = screen.getByRole('columnheader', { name: 'Permissions' });
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'));
  expect(api.callsTo(listRolesEndpoint).at(-1)?.query).toEqual({ sort: 'permissions', order: 'desc' });
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(shownNames()).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('Rows per page'), '25 per page');
  expect(shownNames()).toHaveLength(12);
  expect(url()).toBe('/roles?sort=permissions&order=desc&limit=25');
});

describe('a user without a hotel', () => {
  const root = userProfileFactory.superAdmin().build();

  test('chooses one first', async () => {
    const { user, api, url } = openRoles({ user: root });
    await user.click((await screen.findAllByRole('button', { name: /Seaview|Hotel/ }))[0]!);
    expect(await screen.findByText('Role Keeper')).toBeVisible();
    const hotelId = Number(new URLSearchParams(url().split('?')[1]).get('hotelId'));
    expect(hotelId).toBeGreaterThan(0);
    expect(api.callsTo(listRolesEndpoint).map(({ query }) => query)).toEqual([{ hotelId }]);
  });

  test('needs four calls for a hotel that the URL names', async () => {
    const { api } = openRoles({ user: root, url: '/roles?hotelId=7' });
    expect(await screen.findByText('Role Keeper')).toBeVisible();
    await screen.findByRole('group', { name: 'Hotel' });
    expect(api.calls).toHaveLength(4);
  });
});
