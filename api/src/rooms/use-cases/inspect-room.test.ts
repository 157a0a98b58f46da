import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openRoomsTest, type RoomsTest } from '../../testing/contexts/open-rooms-test.ts';
import { assignRoom } from './assign-room.ts';
import { enterRoom } from './enter-room.ts';
import { leaveRoom } from './follow-stay.ts';
import { listRoomChoices } from './list-room-choices.ts';
import { listRooms } from './list-rooms.ts';
import { updateRoom } from './update-room.ts';

let fixture: RoomsTest;
let [first, second] = [0, 0];
beforeAll(async () => {
  fixture = await openRoomsTest();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  await fixture.clear();
  [first, second] = [await fixture.addRoom(), await fixture.addRoom()];
});

async function roomOf(id: number) {
  const { rooms } = await listRooms(fixture.database, fixture.people.seaviewAdmin, {
    page: 1,
    limit: 10,
  });
  const room = rooms.find((one) => one.id === id);
  if (!room) throw new Error(`no room ${id}`);
  return room;
}

async function change(id: number, fields: { inspected?: boolean; status?: string; room_number?: string }) {
  const { room_number, room_type, status, updated_at } = await roomOf(id);
  const form = { room_number, room_type, status, updated_at, inspected: undefined, ...fields };
  return updateRoom(fixture.database, fixture.people.seaviewAdmin, id, form);
}

const isInspected = async (id: number) => (await roomOf(id)).inspected_at !== null;

test('a clean room names who inspected it, until its status changes', async () => {
  const marked = { inspected_at: expect.stringMatching(/^\d{4}-/), inspected_by: 'Test Person' };
  expect(await change(first, { inspected: true })).toMatchObject(marked);
  expect(await change(first, { room_number: '900' })).toMatchObject(marked);
  expect(await change(first, { status: 'Dirty' })).toMatchObject({ inspected_at: null, inspected_by: null });
  expect(await change(first, { status: 'Clean' })).toMatchObject({ inspected_at: null });
  expect(await change(first, { inspected: true })).toMatchObject(marked);
  expect(await change(first, { inspected: false })).toMatchObject({ inspected_at: null });
  const records = await fixture.database.query<{ details: { after: object } }>(sql`
    select details from audit_records where action = 'update-room' and subject_id = ${String(first)} order by id`);
  expect(records[0]?.details.after).toMatchObject(marked);
});

test('inspected rooms come first for guests who arrive today, and are not inspected once guests are in', async () => {
  const { database, people, seaview: hotel_id } = fixture;
  await change(second, { inspected: true });
  const id = await fixture.addStay(0, 2);
  const { choices } = await listRoomChoices(database, people.seaviewAdmin, id);
  expect(choices.map(({ room_id, is_inspected }) => [room_id, is_inspected])).toEqual([
    [second, true],
    [first, false],
  ]);
  await database.query(sql`update bookings set checked_in_at = now() where id = ${id}`);
  await database.transaction((tx) => enterRoom(tx, people.seaviewAdmin, id, second));
  expect(await isInspected(second)).toBe(false);
  await change(first, { inspected: true });
  const move = { room_id: first, is_fixed: false, upgrade: false };
  await assignRoom(database, people.seaviewAdmin, id, move);
  expect(await isInspected(first)).toBe(false);
  await change(first, { inspected: true });
  await database.query(sql`update bookings set checked_out_at = now() where id = ${id}`);
  await database.transaction((tx) => leaveRoom(tx, { booking_id: id, hotel_id, now: new Date() }));
  expect(await roomOf(first)).toMatchObject({ status: 'Dirty', inspected_at: null });
});
