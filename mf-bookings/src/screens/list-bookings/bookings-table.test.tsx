import { describe, expect, test } from '@jest/globals';
import { listBookingsEndpoint } from '@suite/contracts/bookings';
import { getListSettingsEndpoint, updateListSettingsEndpoint } from '@suite/contracts/list-settings';
import { bookingFactory, paginationFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openBookings, openRowMenu } from '../../testing/open-bookings.tsx';

const bookings = ['Bo', 'Ada', 'Cy'].map((name) => bookingFactory.build({ name }));
const heading = (name: string) => screen.getByRole('columnheader', { name });

describe('the order', () => {
  test('is set by a heading, by key too, and lives in the URL', async () => {
    const { api, user, url } = openBookings({ bookings, url: '/?page=1&search=o' });
    await screen.findByRole('table');
    const sort = within(heading('Primary Guest Details')).getByRole('button');
    sort.focus();
    await user.keyboard('{Enter}');
    expect(url()).toBe('/?search=o&sort=name&order=asc');
    expect(heading('Primary Guest Details')).toHaveAttribute('aria-sort', 'ascending');
    expect(heading('Status')).toHaveAttribute('aria-sort', 'none');
    expect(sort).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(url()).toBe('/?search=o&sort=name&order=desc');
    await waitFor(() =>
      expect(api.callsTo(listBookingsEndpoint).at(-1)?.query).toEqual({
        search: 'o',
        sort: 'name',
        order: 'desc',
        page: 1,
        limit: 10,
      }),
    );
    await user.keyboard('{Enter}');
    expect(url()).toBe('/?search=o');
  });

  test('of a link is asked for, and Clear All leads back to the newest', async () => {
    const { api, user, url } = openBookings({ bookings, url: '/?sort=name&order=asc' });
    const cells = await screen.findAllByText(/^(Ada|Bo|Cy)$/);
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Ada', 'Bo', 'Cy']);
    expect(api.callsTo(listBookingsEndpoint)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(url()).toBe('/');
  });

  test('offers each column that the server can sort by', async () => {
    openBookings({ user: userProfileFactory.superAdmin().build() });
    const table = await screen.findByRole('table');
    const names = within(table)
      .getAllByRole('columnheader')
      .filter((header) => header.hasAttribute('aria-sort'));
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Primary Guest Details',
      'Hotel',
      'Check-in & Check-out',
      'Status',
    ]);
  });
});

test('a row says what to look at before its guests check in, and about whom', async () => {
  const booking = bookingFactory.withGuests(1).allVerified().build({ name: 'Ines Duarte' });
  const other = bookingFactory.allVerified().build({ name: 'Otto Kranz' });
  const expired = { flag: 'DOCUMENT_EXPIRED', label: 'Document expired', text: 'The document has expired.' };
  const guest = booking.passengers[0];
  openBookings({
    prepare: (api) =>
      api.on(listBookingsEndpoint, () => ({
        bookings: [booking, other],
        flags: [
          { ...expired, user_type: 'primary' as const, item_id: booking.id },
          { ...expired, user_type: 'guest' as const, item_id: guest?.id ?? 0 },
        ],
        pagination: paginationFactory.build({ total: 2 }),
        userRole: 'Hotel Admin',
        hotelId: 1,
      })),
  });
  const rowOf = async (name: string) =>
    within((await screen.findByText(name)).closest<HTMLElement>('[role="row"]')!);
  const flags = within((await rowOf('Ines Duarte')).getByRole('list', { name: 'To check' }));
  expect(flags.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Document expired',
    `Document expired ${guest?.name}`,
  ]);
  expect((await rowOf('Otto Kranz')).queryByText('Document expired')).toBeNull();
});

describe('the columns', () => {
  const columnsOf = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  test('shown are chosen, and stored on the server', async () => {
    const { user, api } = openBookings({ bookings });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Choose columns' }));
    const choices = screen.getAllByRole('menuitemcheckbox');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Compact rows',
      'No.',
      'Booking Info',
      'Check-in & Check-out',
      'Guest(s)',
      'Status',
      'Verify',
      'Stay',
    ]);
    for (const name of ['Guest(s)', 'Verify']) {
      await user.click(screen.getByRole('menuitemcheckbox', { name, checked: true }));
      await screen.findByRole('menuitemcheckbox', { name, checked: false });
    }
    const left = [
      '',
      'Primary Guest Details',
      'No.',
      'Booking Info',
      'Check-in & Check-out',
      'Status',
      'Stay',
      'Actions',
    ];
    expect(columnsOf()).toEqual(left);
    expect(api.callsTo(updateListSettingsEndpoint).at(-1)?.body).toMatchObject({
      hidden_columns: ['guests', 'verify'],
    });
  });

  test('take less height in compact rows, which are stored too', async () => {
    const { user, api } = openBookings({ bookings });
    const region = await screen.findByRole('region', { name: 'Bookings' });
    await user.click(screen.getByRole('button', { name: 'Choose columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Compact rows', checked: false }));
    await waitFor(() => expect(region).toHaveAttribute('data-compact'));
    expect(api.callsTo(updateListSettingsEndpoint).at(-1)?.body).toMatchObject({ is_compact: true });
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Compact rows', checked: true }));
    await waitFor(() => expect(region).not.toHaveAttribute('data-compact'));
  });

  test('of another device are shown, and a choice that cannot be stored says why', async () => {
    const { user } = openBookings({
      bookings,
      prepare: (api) => {
        api
          .on(getListSettingsEndpoint, () => ({ hidden_columns: ['status'], views: [], updated_at: null }))
          .refuse(updateListSettingsEndpoint, 500);
      },
    });
    await waitFor(() => expect(columnsOf()).toHaveLength(9));
    await user.click(screen.getByRole('button', { name: 'Choose columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Status' }));
    expect(await screen.findByText('Failed to save your columns and views')).toBeInTheDocument();
    expect(columnsOf()).toHaveLength(9);
  });
});

const booking = bookingFactory.withGuests(2).primaryVerified().build();
const everyEntry = [
  ...['View Details', 'Send Verification', 'Edit Booking'],
  ...['Assign a room…', 'Check in', 'Cancel booking…', 'Delete Booking'],
];

describe('the row menu', () => {
  test.each([
    ['hotelAdmin', everyEntry],
    ['staff', everyEntry],
    ['rolesOnly', ['View Details', 'Edit Booking']],
    ['withoutPermissions', ['View Details']],
  ] as const)('of %s', async (who, wanted) => {
    const { entries } = await openRowMenu(booking, userProfileFactory[who]().build());
    expect(entries).toEqual(wanted);
  });

  test.each([
    ['hotel_checkins_manage', everyEntry],
    ['manage_hotel', everyEntry],
    ['hotel_checkins_create', ['View Details', 'Edit Booking']],
    ['update_permissions', ['View Details', 'Edit Booking']],
    ['create_staff', ['View Details']],
  ] as const)('of a user with %s alone has the entries %j', async (permission, wanted) => {
    const { entries } = await openRowMenu(booking, userProfileFactory.holding(permission).build());
    expect(entries).toEqual(wanted);
  });

  test('has a divider before Delete Booking alone', async () => {
    await openRowMenu(booking);
    const divided = screen.getAllByRole('menuitem').filter((entry) => entry.closest('li.divided'));
    expect(divided.map(({ textContent }) => textContent)).toEqual(['Delete Booking']);
  });
});
