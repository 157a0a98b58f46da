import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openRoomsTest, type RoomsTest } from '../../testing/contexts/open-rooms-test.ts';
import { assignRoom } from './assign-room.ts';
import { assignStays } from './assign-stays.ts';

let fixture: RoomsTest;
beforeAll(async () => {
  fixture = await openRoomsTest();
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.clear());

const assign = async (payload: Parameters<typeof assignStays>[2], who = fixture.people.seaviewAdmin) => {
  const { assigned, results } = await assignStays(fixture.database, who, payload);
  return { assigned, reasons: results.map(({ booking_id, reason }) => [booking_id, reason.code]), results };
};

test('those who arrive today get rooms, longer stays first, and others are told why not', async () => {
  const [one, two] = [await fixture.addRoom(), await fixture.addRoom()];
  await fixture.addRoom({ status: 'Maintenance' });
  const [short, long, late] = [
    await fixture.addStay(0, 1),
    await fixture.addStay(0, 4),
    await fixture.addStay(0, 1),
  ];
  const [tomorrow, gone] = [await fixture.addStay(1, 2), await fixture.addStay(0, 2, { cancelled: true })];
  const { assigned, reasons, results } = await assign({});
  expect(assigned).toBe(2);
  expect(reasons).toEqual([
    [short, 'STAY_ROOM_FREE'],
    [long, 'STAY_ROOM_FREE'],
    [late, 'STAY_ROOM_NONE'],
  ]);
  expect(results[1]?.room).toMatchObject({
    room_id: one,
    room_number: '100',
    is_upgrade: false,
    is_fixed: false,
  });
  expect(results[0]?.room?.room_id).toBe(two);
  expect(results[2]).toMatchObject({
    room: null,
    reason: { message: 'No room of type Double is free for all nights' },
  });
  expect(await fixture.nightsOf(tomorrow)).toEqual([]);
  expect(await fixture.nightsOf(gone)).toEqual([]);
  const later = await assign({ checkin_date: fixture.day(1) });
  expect(later.reasons).toEqual([[tomorrow, 'STAY_ROOM_BEST']]);
  expect(await fixture.nightsOf(tomorrow)).toEqual(['101: 1..3']);
  expect((await assign({})).reasons).toEqual([[late, 'STAY_ROOM_NONE']]);
});

test('named bookings keep the rooms that they have, and unknown ones are not found', async () => {
  const [one, two] = [await fixture.addRoom(), await fixture.addRoom()];
  const [fixed, given] = [await fixture.addStay(0, 2), await fixture.addStay(0, 2)];
  const left = await fixture.addStay(0, 2);
  const people = fixture.people;
  const give = (id: number, room_id: number, is_fixed: boolean) =>
    assignRoom(fixture.database, people.seaviewAdmin, id, { room_id, is_fixed, upgrade: false });
  await give(fixed, two, true);
  await give(given, one, false);
  await fixture.database.query(sql`update bookings set no_show_at = now() where id = ${left}`);
  const ids = [left, given, fixed, 999_999];
  expect((await assign({ ids })).reasons).toEqual([
    [left, 'STAY_WITHOUT_ROOM'],
    [given, 'STAY_ROOM_HAS'],
    [fixed, 'STAY_ROOM_FIXED'],
    [999_999, 'BOOKING_NOT_FOUND'],
  ]);
  expect((await assign({ ids: [given] }, people.alpineAdmin)).reasons).toEqual([
    [given, 'BOOKING_NOT_FOUND'],
  ]);
  expect((await assign({ ids: [fixed] }, people.superAdmin)).assigned).toBe(0);
  await expect(assign({}, people.superAdmin)).rejects.toMatchObject({ errorType: 'PERMISSION_DENIED' });
  await expect(assign({}, people.seaviewStaff)).rejects.toMatchObject({ errorType: 'PERMISSION_DENIED' });
});

test('a booking without a type gets any room', async () => {
  const id = await fixture.addStay(0, 2, { room_type: null });
  expect((await assign({ ids: [id] })).reasons).toEqual([[id, 'STAY_ROOM_NONE_FREE']]);
  await fixture.addRoom({ room_type: 'Family' });
  expect((await assign({ ids: [id] })).results[0]?.room).toMatchObject({
    room_type: 'Family',
    is_upgrade: false,
  });
});

test('two desks that assign the same arrivals at once give each stay one room', async () => {
  for (let round = 0; round < 10; round += 1) {
    await fixture.clear();
    for (let number = 0; number < 3; number += 1) await fixture.addRoom();
    const ids = [await fixture.addStay(0, 2), await fixture.addStay(0, 3), await fixture.addStay(0, 1)];
    const desks = await Promise.all([assign({ ids }), assign({ ids: ids.toReversed() }), assign({})]);
    expect(desks.reduce((sum, { assigned }) => sum + assigned, 0)).toBe(3);
    const nights = (await Promise.all(ids.map(fixture.nightsOf))).flat().map((text) => text.split(':')[0]);
    expect(nights.toSorted()).toEqual(['100', '101', '102']);
  }
});
