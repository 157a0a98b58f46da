import { expect, test } from '@jest/globals';
import { calendarOf, calendarStay } from '../testing/fake-calendar.ts';
import { calendarRows } from './calendar-rows.ts';
import { barsOfRow } from './calendar-walk.ts';

test('stays without a room take as few lanes as possible; a departure and an arrival share one', () => {
  const stays = [
    calendarStay({ booking_id: 1, from: '2027-03-01', to: '2027-03-04' }),
    calendarStay({ booking_id: 2, from: '2027-03-02', to: '2027-03-05' }),
    calendarStay({ booking_id: 3, from: '2027-03-04', to: '2027-03-06' }),
    calendarStay({ booking_id: 4, from: '2027-03-04', to: '2027-03-06', room_type: null }),
  ];
  const rows = calendarRows(calendarOf({ stays }), '').filter(({ kind }) => kind !== 'room');
  expect(rows.map((row) => [row.key, barsOfRow(row).map(({ stay }) => stay?.booking_id)])).toEqual([
    ['type Double', []],
    ['lane Double 0', [1, 3]],
    ['lane Double 1', [2]],
    ['type Deluxe', []],
    ['lane Deluxe 0', []],
    ['type ', []],
    ['lane  0', [4]],
  ]);
});

test('a bar keeps its key when its stay moves, and the ranges of one stay have different keys', () => {
  const moved = { booking_id: 1, from: '2027-03-04', to: '2027-03-06' };
  const keysOf = (stays: Parameters<typeof calendarStay>[0][]) =>
    calendarRows(calendarOf({ stays: stays.map(calendarStay) }), '')
      .flatMap(barsOfRow)
      .map(({ key }) => key);
  expect(keysOf([{ ...moved, room_id: 1 }])).toEqual(keysOf([{ ...moved, room_id: 2, from: '2027-03-05' }]));
  expect(
    keysOf([
      { ...moved, room_id: 1, to: '2027-03-05' },
      { ...moved, room_id: 2, from: '2027-03-05' },
    ]),
  ).toEqual(['stay 1 0', 'stay 1 1']);
});
