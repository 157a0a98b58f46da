import { describe, expect, test } from '@jest/globals';
import type { UserProfile } from '@suite/contracts/auth';
import { getBookingStatsEndpoint, listBookingsEndpoint } from '@suite/contracts/bookings';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { answerBookings } from '../../testing/fake-bookings.ts';
import { openBookings } from '../../testing/open-bookings.tsx';

const stat = (label: string) => screen.getByRole('group', { name: label });
const rowOf = async (name: string) => (await screen.findByText(name)).closest<HTMLElement>('[role="row"]')!;

describe('heading and columns by role', () => {
  test('a Super Admin sees all hotels', async () => {
    openBookings({ user: userProfileFactory.superAdmin().build() });
    expect(screen.getByRole('heading', { level: 1, name: 'Booking Management' })).toBeVisible();
    expect(screen.getByText('Manage all bookings across all hotels')).toBeVisible();
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      '',
      'Primary Guest Details',
      'No.',
      'Hotel',
      'Booking Info',
      'Check-in & Check-out',
      'Guest(s)',
      'Status',
      'Verify',
      'Stay',
      'Actions',
    ]);
  });

  test('other users see their own', async () => {
    openBookings();
    expect(screen.getByText('Manage bookings for your hotel')).toBeVisible();
    await screen.findByRole('table');
    expect(screen.queryByRole('columnheader', { name: 'Hotel' })).toBeNull();
  });

  test('without permissions there is nothing to choose and no guest to verify', async () => {
    openBookings({ user: userProfileFactory.withoutPermissions().build() });
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      'Primary Guest Details',
      'No.',
      'Booking Info',
      'Check-in & Check-out',
      'Guest(s)',
      'Status',
      'Stay',
      'Actions',
    ]);
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  test.each<[string, UserProfile, boolean]>([
    ['update_permissions', userProfileFactory.rolesOnly().build(), true],
    ['hotel_checkins_create', userProfileFactory.holding('hotel_checkins_create').build(), true],
    ['create_staff', userProfileFactory.holding('create_staff').build(), false],
    ['nothing', userProfileFactory.withoutPermissions().build(), false],
  ])('with %s: the order of names, and no word of hidden guests: %s', async (_, user, seesGuests) => {
    openBookings({ user });
    const header = await screen.findByRole('columnheader', { name: /Primary Guest Details/ });
    expect(within(header).queryAllByRole('button')).toHaveLength(seesGuests ? 1 : 0);
    expect(screen.queryAllByText(/names and e-mail addresses are hidden/)).toHaveLength(seesGuests ? 0 : 1);
  });

  test.each<[string, UserProfile, boolean]>([
    ['hotel_checkins_create', userProfileFactory.holding('hotel_checkins_create').build(), true],
    ['hotel_checkins_manage', userProfileFactory.holding('hotel_checkins_manage').build(), true],
    ['manage_hotel', userProfileFactory.holding('manage_hotel').build(), true],
    ['update_permissions', userProfileFactory.rolesOnly().build(), false],
    ['nothing', userProfileFactory.withoutPermissions().build(), false],
  ])('with %s: Create Booking', async (_, user, offered) => {
    openBookings({ user, bookings: [] });
    await screen.findByText('No bookings found');
    expect(screen.queryAllByRole('button', { name: 'Create Booking' })).toHaveLength(offered ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Create New Booking' })).toHaveLength(offered ? 1 : 0);
  });
});

describe('stat cards', () => {
  test('show ... and then the counts, asked for once and without parameters', async () => {
    const { api } = openBookings({
      bookings: [bookingFactory.primaryVerified().build(), ...bookingFactory.buildList(2)],
    });
    const labels = [
      'Total Bookings',
      'Verified',
      'Pending',
      "Today's Check-ins",
      "Today's Check-outs",
      'Upcoming',
    ];
    for (const label of labels) expect(stat(label)).toHaveTextContent('...');
    await waitFor(() => expect(stat('Total Bookings')).toHaveTextContent('3'));
    expect(labels.map((label) => stat(label).textContent)).toEqual([
      'Total Bookings3',
      'Verified1',
      'Pending2',
      "Today's Check-ins0",
      "Today's Check-outs0",
      'Upcoming3',
    ]);
    await screen.findByRole('table');
    expect(api.callsTo(getBookingStatsEndpoint).map((call) => call.query)).toEqual([{}]);
    expect(api.calls).toHaveLength(3);
  });

  test('say 0 when they cannot be counted, and can be counted again', async () => {
    const { api, user } = openBookings({
      prepare: (faulty) => faulty.refuse(getBookingStatsEndpoint, 500),
    });
    expect(await screen.findByText('Failed to fetch booking statistics')).toBeVisible();
    expect(stat('Verified')).toHaveTextContent('0');
    answerBookings(api, bookingFactory.buildList(2));
    await user.click(screen.getByRole('button', { name: 'Count again' }));
    await waitFor(() => expect(stat('Total Bookings')).toHaveTextContent('2'));
  });
});

describe('rows', () => {
  test('say who, what, when and how far', async () => {
    const booking = bookingFactory
      .withGuests(2)
      .primaryVerified()
      .build({ name: 'Ana Silva', email: 'ana@guests.test', no_nights: 1 });
    openBookings({ bookings: [booking] });
    expect(await screen.findByText('All Bookings (1)')).toBeVisible();
    const row = within(await rowOf('Ana Silva'));
    const guests = booking.passengers.map(({ name, type }) => `${name} (${type})`).join(', ');
    for (const text of [
      'ana@guests.test',
      'Double',
      '1 night',
      '05/Mar/2027',
      '08/Mar/2027',
      '2 guests',
      guests,
    ]) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(row.getByText('Primary Guest Verified')).toBeVisible();
  });

  test('do without room type, check-out and guests', async () => {
    openBookings({ bookings: [bookingFactory.withoutCheckout().build({ name: 'Bo', room_type: null })] });
    const row = within(await rowOf('Bo'));
    for (const text of ['Standard', 'N/A', 'None', 'Pending']) expect(row.getByText(text)).toBeVisible();
  });

  test('name the first guests of many', async () => {
    openBookings({ bookings: [bookingFactory.withGuests(5).build({ name: 'Cy' })] });
    expect((await rowOf('Cy')).textContent).toMatch(/5 guests.* and 2 more/);
  });
});

describe('loading and failing', () => {
  test('the first load says so', async () => {
    openBookings();
    expect(screen.getByText('Loading bookings...')).toBeVisible();
    await screen.findByRole('table');
    expect(screen.queryByText('Loading bookings...')).toBeNull();
  });

  test.each([
    [{}, 'Failed to fetch bookings list'],
    [{ message: 'The list is being moved.' }, 'The list is being moved.'],
  ])('a failure %j says "%s", and the list can be asked for again', async (failure, message) => {
    const { api, user } = openBookings({
      prepare: (faulty) => faulty.refuse(listBookingsEndpoint, 500, failure),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    answerBookings(api, bookingFactory.buildList(1));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('All Bookings (1)')).toBeVisible();
  });

  test('an empty list invites to begin, a filtered one to look elsewhere', async () => {
    const { unmount, user } = openBookings({ bookings: [] });
    expect(await screen.findByText('Get started by creating your first booking.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create New Booking' }));
    expect(await screen.findByRole('dialog', { name: 'Create New Booking' })).toBeInTheDocument();
    unmount();
    openBookings({ url: '/?search=nobody' });
    expect(await screen.findByText('Try adjusting your search or filter criteria.')).toBeVisible();
    expect(screen.getByText('All Bookings (0)')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create New Booking' })).toBeNull();
  });
});
