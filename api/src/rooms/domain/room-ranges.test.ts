import { describe, expect, test } from '@jest/globals';
import { addDays } from '@suite/contracts/dates';
import fc from 'fast-check';
import { followStay, moveToRoom, nightsToGive, type RoomRange, type RoomStay } from './room-ranges.ts';

const today = '2030-06-10';
const day = (offset: number) => addDays(today, offset);
const stayOf = (from: number, to: number, fields: Partial<RoomStay> = {}): RoomStay => ({
  ...{ booking_id: 1, hotel_id: 1, room_type: 'Double', stay_state: 'booked', is_active: true, today },
  ...{ from: day(from), to: day(to) },
  ...fields,
});
const ranges = (...nights: [room_id: number, from: number, to: number][]): RoomRange[] =>
  nights.map(([room_id, from, to]) => ({ room_id, from: day(from), to: day(to), is_fixed: false }));
const inHouse = { stay_state: 'in_house' } as const;

test.each([
  ['before the arrival', 2, 5, 2],
  ['on the arrival day', 0, 5, 0],
  ['during the stay', -2, 3, 0],
  ['on the departure day', -2, 0, -2],
])('%s, the room is needed from the right night on', (_when, from, to, first) => {
  expect(nightsToGive(stayOf(from, to))).toEqual({ from: day(first), to: day(to) });
});

describe('another room', () => {
  const to = { room_id: 2, is_fixed: false };
  test('replaces the first one before the guests are there', () => {
    expect(moveToRoom(ranges([1, 2, 5]), stayOf(2, 5), to)).toEqual(ranges([2, 2, 5]));
    expect(moveToRoom(ranges([1, -1, 5]), stayOf(-1, 5), to)).toEqual(ranges([2, 0, 5]));
    expect(moveToRoom(ranges([1, 0, 5]), stayOf(0, 5, inHouse), to)).toEqual(ranges([2, 0, 5]));
  });

  test('begins today during the stay, and the nights before remain', () => {
    expect(moveToRoom(ranges([1, -2, 3]), stayOf(-2, 3, inHouse), to)).toEqual(ranges([1, -2, 0], [2, 0, 3]));
    expect(moveToRoom(ranges([1, -2, 0], [3, 0, 3]), stayOf(-2, 3, inHouse), to)).toEqual(
      ranges([1, -2, 0], [2, 0, 3]),
    );
  });
});

describe('after a change of the stay', () => {
  test.each<[string, RoomRange[], RoomStay, RoomRange[]]>([
    ['later nights', ranges([1, 2, 4]), stayOf(8, 11), ranges([1, 8, 11])],
    ['more nights on both sides', ranges([1, 2, 4]), stayOf(1, 6), ranges([1, 1, 6])],
    [
      'a longer stay of guests who moved',
      ranges([1, -3, 0], [2, 0, 2]),
      stayOf(-3, 5, inHouse),
      ranges([1, -3, 0], [2, 0, 5]),
    ],
    [
      'an earlier end',
      ranges([1, -3, -1], [2, -1, 4]),
      stayOf(-3, 1, inHouse),
      ranges([1, -3, -1], [2, -1, 1]),
    ],
    [
      'an end before the second room',
      ranges([1, -3, 0], [2, 0, 4]),
      stayOf(-3, -1, inHouse),
      ranges([1, -3, -1]),
    ],
    ['an earlier beginning that is over', ranges([1, 0, 4]), stayOf(-3, 4, inHouse), ranges([1, 0, 4])],
    ['nights that are all over', ranges([1, 2, 4]), stayOf(-5, -3), []],
    [
      'a stay that is cancelled',
      ranges([1, 2, 4]),
      stayOf(2, 4, { is_active: false, stay_state: 'cancelled' }),
      [],
    ],
    [
      'a no-show',
      ranges([1, -1, 4]),
      stayOf(-1, 4, { is_active: false, stay_state: 'no_show' }),
      ranges([1, -1, 0]),
    ],
    [
      'guests who left early',
      ranges([1, -2, 0]),
      stayOf(-2, 4, { stay_state: 'checked_out' }),
      ranges([1, -2, 0]),
    ],
  ])('%s', (_what, before, stay, after) => {
    expect(followStay(before, stay)).toEqual(after);
  });
});

test('ranges follow any changes in order, without overlaps, inside the stay, and to its last night', () => {
  const change = fc.record({
    from: fc.integer({ min: -6, max: 8 }),
    nights: fc.integer({ min: 1, max: 7 }),
    room_id: fc.option(fc.integer({ min: 1, max: 3 })),
    stay_state: fc.constantFrom('booked' as const, 'in_house' as const),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      let held: readonly RoomRange[] = [];
      for (const { from, nights, room_id, stay_state } of changes) {
        const stay = stayOf(from, from + nights, { stay_state });
        held = followStay(held, stay);
        if (room_id !== null && stay.to > today) held = moveToRoom(held, stay, { room_id, is_fixed: false });
        expect(
          held.every((range) => range.from < range.to && range.from >= stay.from && range.to <= stay.to),
        ).toBe(true);
        expect(held.slice(1).every((range, index) => range.from >= (held[index]?.to ?? ''))).toBe(true);
        if (held.length > 0 && stay.to > today) expect(held.at(-1)?.to).toBe(stay.to);
      }
    }),
  );
});
