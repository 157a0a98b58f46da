import { expect, test } from '@jest/globals';
import { getBookingHistoryEndpoint, type HistoryEntry } from '@suite/contracts/bookings';
import { bookingFactory, paginationFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const booking = bookingFactory.build();
const at = '2027-03-04T18:30:00.000Z';

const entries: HistoryEntry[] = [
  {
    ...{ id: 3, happened_at: at, about: null, actor: { kind: 'person', name: 'Nora Quist' } },
    sentence: { message: 'Changed the booking', code: 'HISTORY_UPDATE_BOOKING' },
    changes: [
      { field: 'room_type', before: 'Double', after: 'Suite' },
      { field: 'checkin_date', before: '2027-03-05', after: '2027-03-06' },
      { field: 'stay_state', before: 'booked', after: 'in_house' },
      { field: 'arrival_time', before: null, after: '21:30' },
      { field: 'phone', before: null, after: null },
    ],
  },
  {
    ...{ id: 2, happened_at: at, about: 'Bo Lind', actor: { kind: 'guest', name: null }, changes: [] },
    sentence: { message: 'Agreed to the data processing', code: 'HISTORY_GIVE_CONSENT' },
  },
  {
    ...{ id: 1, happened_at: at, about: null, actor: { kind: 'system', name: null }, changes: [] },
    sentence: {
      message: 'Another change: swap-towels',
      code: 'HISTORY_OTHER',
      params: { action: 'swap-towels' },
    },
  },
];

test('the history is loaded when it is opened, and tells who did what, before and after', async () => {
  const { user, api } = openBookings({
    ...{ bookings: [booking], url: `/bookings?id=${booking.id}` },
    prepare: (fake) =>
      fake.on(getBookingHistoryEndpoint, ({ query }) => ({
        entries: Number(query['page']) === 2 ? entries.slice(2) : entries.slice(0, 2),
        pagination: paginationFactory.build({ page: Number(query['page']), limit: 2, total: 3 }),
      })),
  });
  const section = within(await screen.findByRole('region', { name: 'History' }));
  expect(api.callsTo(getBookingHistoryEndpoint)).toEqual([]);
  await user.click(section.getByRole('button', { name: 'Show History' }));
  const [first, second] = await section.findAllByRole('listitem');
  for (const text of [
    'Nora Quist',
    'Changed the booking',
    'Room Type: Double → Suite',
    'Check-in: 05/Mar/2027 → 06/Mar/2027',
    'State: Booked → In house',
    'Expected arrival: 21:30',
    'Phone: changed',
  ]) {
    expect(within(first!).getByText(text)).toBeVisible();
  }
  expect(second).toHaveTextContent(/Guest.*Agreed to the data processing · Bo Lind/);
  await user.click(section.getByRole('button', { name: 'Next' }));
  expect(await section.findByText('Another change: swap-towels')).toBeVisible();
  expect(section.getByText('The system')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Hide History' }));
  expect(section.queryAllByRole('listitem')).toEqual([]);
});
