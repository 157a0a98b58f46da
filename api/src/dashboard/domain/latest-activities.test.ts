import { expect, test } from '@jest/globals';
import { latestActivities } from './latest-activities.ts';

test('the newest come first, at most four of a type and ten altogether', () => {
  const at = (type: string, minute: number) => ({
    ...{ type, message: `${type} ${minute}` },
    time: new Date(Date.UTC(2026, 6, 15, 8, minute)).toISOString(),
  });
  const checkouts = [50, 51, 52, 53, 54, 55].map((minute) => at('checkout', minute));
  const bookings = [1, 2, 3, 56].map((minute) => at('booking', minute));
  const checkins = [10, 11, 12].map((minute) => at('checkin', minute));
  const found = latestActivities(checkouts, bookings, checkins).map(({ message }) => message);
  expect(found).toEqual([
    ...['booking 56', 'checkout 55', 'checkout 54', 'checkout 53', 'checkout 52'],
    ...['checkin 12', 'checkin 11', 'checkin 10', 'booking 3', 'booking 2'],
  ]);
});
