import { describe, expect, test } from '@jest/globals';
import { addDays } from '@suite/contracts/dates';
import fc from 'fast-check';
import { chooseRoom, isOutOfUse, rankRooms, type Occupant } from './choose-room.ts';
import { overlaps } from './room-ranges.ts';

const today = '2030-06-10';
const day = (offset: number) => addDays(today, offset);
const rooms = ['101', '102', '103'].map((room_number, index) => ({
  ...{ id: index + 1, room_number, room_type: 'Double', status: 'Clean' },
}));
const stay = { from: day(5), to: day(8), room_type: 'Double', room_id: null, today };
const taken = (room_id: number, from: number, to: number): Occupant => ({
  ...{ room_id, booking_id: 9, reason: null, from: day(from), to: day(to) },
});

describe('the best room', () => {
  test.each<[string, Occupant[], number | undefined, string | undefined]>([
    ['has the lowest number of those alike', [], 1, 'free'],
    ['is free for all nights', [taken(1, 7, 9)], 2, 'free'],
    ['is next to another stay', [taken(3, 8, 9)], 3, 'best'],
    [
      'fills a hole exactly before it is next to one stay only',
      [taken(1, 8, 9), taken(2, 3, 5), taken(2, 8, 9)],
      2,
      'best',
    ],
    [
      'leaves no single night, if another one does not',
      [taken(1, 3, 4), taken(2, 9, 10), taken(3, 1, 3)],
      3,
      'free',
    ],
    ['may leave a single night, if all do', [taken(1, 3, 4), taken(2, 9, 10), taken(3, 9, 12)], 1, 'gap'],
    [
      'does not exist when all are taken',
      [taken(1, 5, 6), taken(2, 1, 9), taken(3, 7, 8)],
      undefined,
      undefined,
    ],
  ])('%s', (_what, occupants, id, fit) => {
    const best = chooseRoom(rooms, occupants, stay);
    expect([best?.room.id, best?.fit]).toEqual([id, fit]);
  });

  test('is the one that the guests have, while it is free', () => {
    const wanted = { ...stay, room_id: 2 };
    expect(chooseRoom(rooms, [taken(3, 8, 9)], wanted)).toMatchObject({ room: { id: 2 }, fit: 'same' });
    expect(chooseRoom(rooms, [taken(2, 6, 7)], wanted)?.room.id).toBe(1);
  });

  test('is clean before it is next to more stays, if the stay begins today', () => {
    const [dirty, ...clean] = rooms;
    const mixed = [{ ...dirty!, status: 'Dirty' }, ...clean];
    const now = { ...stay, from: today };
    expect(chooseRoom(mixed, [], now)?.room.id).toBe(2);
    expect(chooseRoom(mixed, [taken(1, -2, 0), taken(1, 8, 9), taken(2, 8, 9)], now)?.room.id).toBe(2);
    expect(chooseRoom(mixed, [taken(1, 8, 9)], now)).toMatchObject({ room: { id: 1 }, fit: 'best' });
    expect(chooseRoom(mixed, [], stay)?.room.id).toBe(1);
  });

  test('is inspected before it is merely clean, if the stay begins today', () => {
    const [clean, inspected, dirty] = rooms;
    const mixed = [
      { ...clean!, inspected_at: null },
      { ...dirty!, status: 'Dirty' },
      { ...inspected!, inspected_at: '2030-06-10T09:00:00Z' },
    ];
    const now = { ...stay, from: today };
    expect(rankRooms(mixed, [], now).map(({ room }) => room.id)).toEqual([2, 1, 3]);
    expect(chooseRoom(mixed, [taken(1, 8, 9)], now)?.room.id).toBe(1);
    expect(chooseRoom(mixed, [], stay)?.room.id).toBe(1);
  });

  test('leaves no gap by a night that is over', () => {
    const now = { ...stay, from: today };
    expect(chooseRoom(rooms.slice(0, 1), [taken(1, -3, -1)], now)?.fit).toBe('free');
  });
});

test('a room of another type is an upgrade, after those of the type, and is never recommended', () => {
  const [first, ...others] = rooms;
  const mixed = [{ ...first!, room_type: 'Deluxe' }, ...others];
  const ranked = rankRooms(mixed, [taken(2, 5, 6)], stay);
  expect(ranked.map(({ room, fit, is_upgrade }) => [room.id, fit, is_upgrade])).toEqual([
    [3, 'free', false],
    [1, null, true],
    [2, null, false],
  ]);
  expect(chooseRoom(mixed, [], { ...stay, room_type: null })?.room.id).toBe(1);
});

test.each([
  ['Out of Order', 5, true],
  ['Maintenance', 0, true],
  ['Maintenance', 1, false],
  ['Dirty', 0, false],
])('%s keeps a stay in %i days out: %s', (status, days, isOut) => {
  expect(isOutOfUse({ status }, { from: day(days), today })).toBe(isOut);
});

const range = fc
  .tuple(fc.integer({ min: -3, max: 14 }), fc.integer({ min: 1, max: 5 }))
  .map(([from, nights]) => ({ from: day(from), to: day(from + nights) }));
const someRooms = fc.array(
  fc.record({
    room_type: fc.constantFrom('Double', 'Single'),
    status: fc.constantFrom('Clean', 'Out of Order', 'Maintenance'),
  }),
  { maxLength: 6 },
);
const someOccupants = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), range), { maxLength: 15 });
const world = fc
  .record({ someRooms, someOccupants, nights: range, now: fc.option(fc.integer({ min: 1, max: 6 })) })
  .map(({ someRooms: kinds, someOccupants: ranges, nights, now }) => ({
    given: kinds.map((kind, index) => ({ id: index + 1, ...kind })),
    occupants: ranges.map(([room_id, nightsTaken]) => ({
      room_id,
      booking_id: 9,
      reason: null,
      ...nightsTaken,
    })),
    wanted: { ...nights, room_type: 'Double', room_id: now, today },
  }));

test('a chosen room is free and usable; none is chosen only when no room of the type is', () => {
  fc.assert(
    fc.property(world, ({ given, occupants, wanted }) => {
      const isFree = ({ id, status }: { id: number; status: string }) =>
        !isOutOfUse({ status }, wanted) &&
        !occupants.some((one) => one.room_id === id && overlaps(one, wanted));
      const possible = given.filter(
        (room) => isFree(room) && (room.room_type === 'Double' || room.id === wanted.room_id),
      );
      const chosen = chooseRoom(given, occupants, wanted)?.room;
      expect(possible.length > 0).toBe(chosen !== undefined);
      if (chosen) expect(possible).toContainEqual(chosen);
      if (possible.some(({ id }) => id === wanted.room_id)) expect(chosen?.id).toBe(wanted.room_id);
    }),
  );
});

test('every room is ranked once, in the same order however the stays are listed', () => {
  fc.assert(
    fc.property(world, ({ given, occupants, wanted }) => {
      const ranked = rankRooms(given, occupants, wanted).map(({ room, fit }) => [room.id, fit]);
      expect(ranked.map(([id]) => id).toSorted()).toEqual(given.map(({ id }) => id));
      const reversed = rankRooms(given, occupants.toReversed(), wanted);
      expect(reversed.map(({ room, fit }) => [room.id, fit])).toEqual(ranked);
    }),
  );
});
