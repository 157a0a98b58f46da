import { describe, expect, test } from '@jest/globals';
import { listAttentionEndpoint, type PersonToAttend } from '@suite/contracts/verification';
import { bookingFactory, paginationFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const booking = bookingFactory.withGuests(1).build({ name: 'Ines Duarte' });
const since = '2027-03-01T12:00:00Z';
const ofBooking = { booking_id: booking.id, hotel_name: 'Seaview', checkin_date: '2027-03-05' };
const people: PersonToAttend[] = [
  {
    ...{ ...ofBooking, user_type: 'primary', item_id: booking.id, name: 'Ines Duarte' },
    booked_by: 'Ines Duarte',
    reasons: [
      { kind: 'review', label: 'Photos to review', since },
      { kind: 'flags', label: 'Document expired', since },
    ],
  },
  {
    ...{ ...ofBooking, user_type: 'guest', item_id: 7, name: 'Bo Lindqvist' },
    booked_by: 'Ines Duarte',
    reasons: [{ kind: 'desk', label: 'Will show ID at the desk', since }],
  },
  {
    ...{ ...ofBooking, user_type: 'guest', item_id: 8, name: 'Ida Lindqvist' },
    booked_by: 'Ines Duarte',
    reasons: [{ kind: 'of-tomorrow', label: 'Something new', since }],
  },
];

function open(url = '/?view=attention', user = userProfileFactory.staff().build()) {
  return openBookings({
    bookings: [booking],
    url,
    user,
    prepare: (api) =>
      api.on(listAttentionEndpoint, () => ({ people, pagination: paginationFactory.build({ total: 3 }) })),
  });
}
const rowOf = async (name: string) =>
  within((await screen.findByText(name)).closest<HTMLElement>('[role="row"]')!);

describe('Guests to check', () => {
  test('is a tab, lists people with all reasons, and offers what the first one asks for', async () => {
    const { user, url } = open('/');
    await user.click(await screen.findByRole('tab', { name: 'Guests to check' }));
    expect(url()).toBe('/?view=attention');
    expect(await screen.findByRole('heading', { name: 'Guests to check (3)' })).toBeVisible();
    const row = await rowOf('Ines Duarte');
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Photos to review 01\/Mar\/2027/),
      expect.stringMatching(/^Document expired 01\/Mar\/2027/),
    ]);
    expect(row.getByText('05/Mar/2027')).toBeVisible();
    expect((await rowOf('Bo Lindqvist')).getByText(`Booking ${booking.id} of Ines Duarte`)).toBeVisible();
    const buttons = screen
      .getAllByRole('button', { name: /: / })
      .map((one) => one.getAttribute('aria-label'));
    expect(buttons).toEqual([
      'Review photos: Ines Duarte',
      'Verify at the desk: Bo Lindqvist',
      'View Details: Ida Lindqvist',
    ]);
  });

  test('opens the booking where staff decide', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Review photos: Ines Duarte' }));
    expect(await screen.findByRole('dialog', { name: `Booking Details #${booking.id}` })).toBeInTheDocument();
  });

  test('keeps its filter in the URL and asks the server for it', async () => {
    const { api, user, url } = open('/?view=attention&page=1');
    await user.selectOptions(await screen.findByLabelText('Show'), 'Photos to review');
    expect(url()).toBe('/?view=attention&kind=review');
    expect(api.callsTo(listAttentionEndpoint).map(({ query }) => query)).toEqual([
      { page: 1, limit: 10 },
      { page: 1, limit: 10, kind: 'review' },
    ]);
  });

  test('shows the hotel to those who see all of them', async () => {
    open('/?view=attention', userProfileFactory.superAdmin().build());
    expect(await screen.findByRole('columnheader', { name: 'Hotel' })).toBeVisible();
  });

  test('is not there without the permission, and its address shows all bookings', async () => {
    const { api } = open('/?view=attention', userProfileFactory.withoutPermissions().build());
    expect(await screen.findByRole('heading', { name: 'All Bookings (1)' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Guests to check' })).toBeNull();
    expect(api.callsTo(listAttentionEndpoint)).toEqual([]);
  });

  test('says that there is nothing', async () => {
    openBookings({ bookings: [], url: '/?view=attention' });
    expect(await screen.findByText('Nothing needs attention')).toBeVisible();
  });

  test('says what the server refused', async () => {
    openBookings({
      url: '/?view=attention',
      prepare: (api) => api.refuse(listAttentionEndpoint, 500, {}),
    });
    expect(await screen.findByText('Failed to fetch what needs attention')).toBeVisible();
    expect(screen.getByText('The people could not be loaded')).toBeVisible();
  });
});
