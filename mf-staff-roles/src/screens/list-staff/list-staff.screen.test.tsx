import { describe, expect, test } from '@jest/globals';
import { listStaffEndpoint } from '@suite/contracts/staff-roles';
import { refusal } from '@suite/testing';
import { staffFactory, userProfileFactory } from '@suite/testing/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openStaff } from '../../testing/open-staff.tsx';

const card = (name: string) => screen.findByRole('group', { name });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('the list', () => {
  test('counts all staff and those active within 24 hours, and shows each in five columns', async () => {
    openStaff({
      staff: [
        staffFactory.lastSeen(hoursAgo(23)).build({
          usr_firstname: 'Ana',
          usr_lastname: 'Reis',
          usr_email: 'ana@seaview.test',
          position: 'Night Porter',
          staff_joined_at: '2027-03-05T12:00:00.000Z',
          roles: [
            { id: 3, role_name: 'Staff', role_description: null },
            { id: 4, role_name: 'Role Keeper', role_description: null },
          ],
        }),
        staffFactory.lastSeen(hoursAgo(25)).withoutContact().build(),
        staffFactory.inactive().build(),
      ],
    });
    expect(screen.getByText('Loading staff...')).toBeVisible();
    await screen.findByText('Ana Reis');
    expect(await card('Total Staff')).toHaveTextContent('3');
    expect(await card('Active Staff')).toHaveTextContent('2');
    expect(await card('Inactive Staff')).toHaveTextContent('1');
    expect(await card('Recent Activity')).toHaveTextContent('1');
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['', 'Staff Details', 'Contact', 'Position', 'Status', 'Actions']);
    const [, first, second, third] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('Ana ReisJoined 05/Mar/2027');
    expect(first).toHaveTextContent('ana@seaview.test+351 912 345 678Night Porter2 rolesActive');
    expect(second).toHaveTextContent('No phone numberNo position1 role');
    expect(third).toHaveTextContent('Inactive');
  });

  test('shows pages with the current one in the middle, and no bar for one page', async () => {
    const { user, url, api } = openStaff({ staff: staffFactory.buildList(95), url: '/users?page=5' });
    expect(await screen.findByText('Showing 41 to 50 of 95 results')).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Pagination' }));
    const shown = pages.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent);
    expect(shown).toEqual(['3', '4', '5', '6', '7']);
    await user.click(pages.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(url()).toBe('/users?page=6'));
    await waitFor(() => expect(api.callsTo(listStaffEndpoint).at(-1)?.query).toEqual({ page: 6, limit: 10 }));
  });

  test('leads from a page that is not there to the last one', async () => {
    const { url } = openStaff({ staff: staffFactory.buildList(12), url: '/users?page=9' });
    expect(await screen.findByText('Showing 11 to 12 of 12 results')).toBeVisible();
    expect(url()).toBe('/users?page=2');
  });

  test('has no pages when one is enough', async () => {
    openStaff({ staff: staffFactory.buildList(10) });
    expect(await screen.findAllByRole('row')).toHaveLength(11);
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  });

  test('says that there is no staff, and what to do about filters without results', async () => {
    const { unmount } = openStaff({ staff: [] });
    expect(await screen.findByText('No staff found')).toBeVisible();
    expect(screen.getByText('No staff have been added to this hotel yet.')).toBeVisible();
    unmount();
    openStaff({ url: '/users?search=nobody' });
    expect(await screen.findByText('Try adjusting your search or filter criteria.')).toBeVisible();
  });

  test('says why it is empty, and tries again', async () => {
    let refuses = true;
    const { user } = openStaff({
      prepare: (api) =>
        api.on(listStaffEndpoint, () => {
          if (refuses) throw refusal(500);
          return {
            staff: [],
            counts: { active_staff: 0, inactive_staff: 0, recent_activity: 0 },
            positions: [],
            pagination: { page: 1, limit: 10, total: 0, totalPages: 0, hasNext: false, hasPrev: false },
          };
        }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch staff list');
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No staff found')).toBeVisible();
  });
});

describe('the filters', () => {
  test('are read from the URL and asked of the server', async () => {
    const { api } = openStaff({
      staff: staffFactory.buildList(30, { position: 'Porter' }),
      url: '/users?search=kim&status=active&position=Porter&page=2&limit=5',
    });
    await screen.findAllByText(/^Kim Member/);
    const query = { page: 2, limit: 5, search: 'kim', status: 'active', position: 'Porter' };
    expect(api.callsTo(listStaffEndpoint)[0]?.query).toEqual(query);
    expect(screen.getByLabelText('Search')).toHaveValue('kim');
    expect(screen.getByLabelText('Status')).toHaveValue('active');
    expect(screen.getByLabelText('Position')).toHaveValue('Porter');
  });

  test('offer the three states and the positions of the staff', async () => {
    const { user, url } = openStaff({
      staff: [
        staffFactory.build({ position: 'Porter' }),
        staffFactory.build({ position: 'Chef' }),
        staffFactory.build({ position: 'Porter' }),
      ],
      url: '/users?page=1',
    });
    await screen.findAllByText(/^Kim Member/);
    const optionsOf = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(optionsOf('Status')).toEqual(['All Status', 'Active', 'Inactive']);
    expect(optionsOf('Position')).toEqual(['All Positions', 'Chef', 'Porter']);
    await user.selectOptions(screen.getByLabelText('Position'), 'Chef');
    await user.selectOptions(screen.getByLabelText('Status'), 'Active');
    expect(url()).toBe('/users?status=active&position=Chef');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(optionsOf('Position')).toEqual(['All Positions', 'Chef', 'Porter']);
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(url()).toBe('/users');
  });

  test('search after a pause, and go back to the first page', async () => {
    const { api, url } = openStaff({ staff: staffFactory.buildList(30), url: '/users?page=3' });
    await screen.findAllByText(/^Kim Member/);
    for (const typed of ['m', 'me', 'member 3'])
      fireEvent.change(screen.getByLabelText('Search'), { target: { value: typed } });
    await waitFor(() => expect(url()).toBe('/users?search=member+3'));
    await waitFor(() => expect(api.callsTo(listStaffEndpoint)).toHaveLength(2));
    expect(api.callsTo(listStaffEndpoint)[1]?.query).toEqual({ page: 1, limit: 10, search: 'member 3' });
  });

  test('ignore the hotel for a user who has one', async () => {
    const { api } = openStaff({ url: '/users?hotelId=99' });
    await screen.findAllByText(/^Kim Member/);
    expect(api.callsTo(listStaffEndpoint)[0]?.query).toEqual({ page: 1, limit: 10 });
    expect(api.calls).toHaveLength(2);
  });
});

describe('what is offered', () => {
  const actions = async () => {
    fireEvent.click((await screen.findAllByRole('button', { name: /^Actions for / }))[0] as HTMLElement);
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };

  test.each(['create_staff', 'manage_hotel'] as const)('to a user with %s: all of it', async (permission) => {
    openStaff({ user: userProfileFactory.holding(permission).build() });
    expect(await actions()).toEqual([
      'View Details',
      'Edit Staff',
      'Signed-in Devices',
      'Deactivate',
      'Remove Staff',
    ]);
    expect(screen.getByRole('button', { name: 'Add New Staff' })).toBeVisible();
  });

  test('to a user with update_permissions: roles only', async () => {
    openStaff({ user: userProfileFactory.rolesOnly().build() });
    expect(await actions()).toEqual(['View Details', 'Manage Roles']);
    expect(screen.queryByRole('button', { name: 'Add New Staff' })).toBeNull();
  });
});

test('an order is asked of the server by keyboard, and pages can have more rows', async () => {
  const { user, url, api } = openStaff({ staff: staffFactory.buildList(12), url: '/users?page=2' });
  (await screen.findByRole('button', { name: 'Position' })).focus();
  await user.keyboard('{Enter}');
  expect(url()).toBe('/users?sort=position&order=asc');
  const heading = screen.getByRole('columnheader', { name: 'Position' });
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
  expect(api.callsTo(listStaffEndpoint).at(-1)?.query).toMatchObject({ sort: 'position', order: 'asc' });
  await user.selectOptions(screen.getByLabelText('Rows per page'), '25 per page');
  expect(url()).toBe('/users?sort=position&order=asc&limit=25');
});
