import { expect, test } from '@jest/globals';
import { fillDays, monthlyGrowth, percentOf, roomFigures, sumSince } from './figures.ts';

test('growth is in percent of the hotels of before, and of none it is not said', () => {
  expect(monthlyGrowth({ total: 23, before: 20 })).toBe(15);
  expect(monthlyGrowth({ total: 7, before: 6 })).toBe(16.7);
  expect(monthlyGrowth({ total: 4, before: 4 })).toBe(0);
  expect(monthlyGrowth({ total: 3, before: 0 })).toBeNull();
  expect(percentOf(1, 3)).toBe(33.3);
});

const tonight = (room_type: string, in_service: number, sold: number) => ({
  room_type,
  nights: [{ night: '2026-11-20', in_service, sold, left: in_service - sold }],
});

test.each([
  [0, { availableRooms: 8, occupancyRate: 0 }],
  [6, { availableRooms: 2, occupancyRate: 75 }],
  [8, { availableRooms: 0, occupancyRate: 100 }],
  [11, { availableRooms: 0, occupancyRate: 100 }],
])('%i stays take rooms in service, and never more than there are', (stays, expected) => {
  expect(roomFigures(10, [tonight('Double', 8, stays)])).toEqual({
    ...{ totalRooms: 10, roomsInService: 8 },
    ...expected,
  });
});

test('a type that is oversold leaves the free rooms of another one', () => {
  const types = [tonight('Single', 2, 5), tonight('Double', 4, 1)];
  expect(roomFigures(6, types)).toMatchObject({ availableRooms: 3, occupancyRate: 50 });
});

test('without a room in service there is no rate', () => {
  const none = { roomsInService: 0, availableRooms: 0, occupancyRate: null };
  expect(roomFigures(0, [])).toEqual({ totalRooms: 0, ...none });
  expect(roomFigures(2, [tonight('Double', 0, 4)])).toEqual({ totalRooms: 2, ...none });
});

test('days without bookings are there, and sums begin on their day', () => {
  const counted = [
    { day: '2026-03-01', bookings: 2 },
    { day: '2026-03-03', bookings: 5 },
  ];
  const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
  expect(fillDays(days, counted).map(({ bookings }) => bookings)).toEqual([2, 0, 5]);
  expect(sumSince(counted, '2026-03-02')).toBe(5);
});
