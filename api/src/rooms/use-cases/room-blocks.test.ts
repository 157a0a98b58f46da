import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import type { People } from '../../testing/contexts/open-bookings-test.ts';
import { openRoomsTest, type RoomsTest } from '../../testing/contexts/open-rooms-test.ts';
import { assignRoom } from './assign-room.ts';
import { deleteRoom } from './delete-room.ts';
import { createBlock, deleteBlock, listBlocks } from './room-blocks.ts';

let fixture: RoomsTest;
let room_id: number;
beforeAll(async () => {
  fixture = await openRoomsTest();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  await fixture.clear();
  room_id = await fixture.addRoom();
});

const block = (from: number, to: number, who: keyof People = 'seaviewAdmin', room = room_id) =>
  createBlock(fixture.database, fixture.people[who], {
    ...{ room_id: room, from: fixture.day(from), to: fixture.day(to) },
    ...{ kind: 'out_of_order', reason: 'Shower' },
  });
const list = (query = {}, who: keyof People = 'seaviewAdmin') =>
  listBlocks(fixture.database, fixture.people[who], query);
const end = (id: number, who: keyof People = 'seaviewAdmin') =>
  deleteBlock(fixture.database, fixture.people[who], id);
const assign = (id: number) =>
  assignRoom(fixture.database, fixture.people.seaviewAdmin, id, { room_id, is_fixed: false, upgrade: false });

describe('a block', () => {
  test('is listed until it ends, and recorded', async () => {
    const created = await block(2, 4);
    expect(created).toEqual({
      ...{ id: created.id, room_id, room_number: '100', kind: 'out_of_order', reason: 'Shower' },
      ...{ from: fixture.day(2), to: fixture.day(4), created_by: 'Test Person' },
    });
    expect(await list()).toEqual([created]);
    expect(await list({ from: fixture.day(4) })).toEqual([]);
    expect(await list({ to: fixture.day(2) })).toEqual([]);
    expect(await list({ to: fixture.day(-2) })).toEqual([]);
    expect(await list({}, 'alpineAdmin')).toEqual([]);
    await end(created.id);
    expect(await list()).toEqual([]);
    const records = await fixture.database.query(sql`
      select action, details from audit_records where subject_type = 'room' and subject_id = ${String(room_id)} order by id`);
    expect(records).toMatchObject([
      { action: 'create-block', details: { room_number: '100', reason: 'Shower' } },
      { action: 'delete-block' },
    ]);
  });

  test('leaves the state of the room as it is, and ends today if it has begun', async () => {
    const { id } = await block(0, 3);
    expect(await fixture.database.query(sql`select status from rooms`)).toEqual([{ status: 'Clean' }]);
    await fixture.database.query(
      sql`update room_nights set during = daterange(${fixture.day(-2)}::date, ${fixture.day(3)}::date)`,
    );
    await end(id);
    expect(await list({ from: fixture.day(-9) })).toMatchObject([
      { from: fixture.day(-2), to: fixture.day(0) },
    ]);
    await expect(end(id)).rejects.toMatchObject({ errorType: 'NOT_FOUND' });
  });

  test('is refused into a stay, another block and nights that are over', async () => {
    const stay = await fixture.addStay(2, 2);
    await assign(stay);
    await block(4, 6);
    await expect(block(3, 5)).rejects.toMatchObject({
      ...{ errorType: 'CONFLICT', code: 'ROOM_TAKEN', fields: [{ field: 'room_id' }] },
      params: {
        room_number: '100',
        id: stay,
        checkin: { date: fixture.day(2) },
        checkout: { date: fixture.day(4) },
      },
    });
    await expect(block(5, 9)).rejects.toMatchObject({
      ...{ errorType: 'CONFLICT', code: 'ROOM_BLOCKED' },
      params: { reason: 'Shower', from: { date: fixture.day(4) }, to: { date: fixture.day(6) } },
    });
    await expect(block(-1, 1)).rejects.toMatchObject({
      errorType: 'VALIDATION_ERROR',
      fields: [{ field: 'from' }],
    });
  });

  test('is made and ended by who manages the hotel of the room', async () => {
    const { id } = await block(2, 4);
    await expect(block(5, 6, 'seaviewStaff')).rejects.toMatchObject({ errorType: 'PERMISSION_DENIED' });
    await expect(block(5, 6, 'alpineAdmin')).rejects.toMatchObject({ errorType: 'NOT_FOUND' });
    await expect(end(id, 'alpineAdmin')).rejects.toMatchObject({ errorType: 'NOT_FOUND' });
    await expect(end(id, 'seaviewStaff')).rejects.toMatchObject({ errorType: 'PERMISSION_DENIED' });
  });
});

describe('a room is not deleted', () => {
  const remove = () => deleteRoom(fixture.database, fixture.people.seaviewAdmin, room_id);

  test('with stays or blocks from today on, nor with those of before', async () => {
    await fixture.addRoom();
    const { id } = await block(0, 2);
    const hasStays = { errorType: 'CONFLICT', code: 'ROOM_HAS_STAYS' };
    await expect(remove()).rejects.toMatchObject(hasStays);
    await end(id);
    const stay = await fixture.addStay(1, 2);
    await assign(stay);
    await expect(remove()).rejects.toMatchObject(hasStays);
    await fixture.database.query(
      sql`update room_nights set during = daterange(${fixture.day(-2)}::date, ${fixture.day(0)}::date)`,
    );
    await expect(remove()).rejects.toMatchObject({ errorType: 'CONFLICT', code: 'ROOM_HAS_WORK' });
    await fixture.database.query(sql`delete from room_nights`);
    await remove();
  });
});

test('of two desks that want a room at once, one gets it, and the other is told by whom it is taken', async () => {
  for (let round = 0; round < 25; round += 1) {
    await fixture.database.query(sql`delete from room_nights`);
    await fixture.database.query(sql`delete from bookings`);
    const [one, other] = [await fixture.addStay(2, 3), await fixture.addStay(3, 1)];
    const outcomes = await Promise.allSettled([assign(one), assign(other), block(2, 9)]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(2);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        errorType: 'CONFLICT',
        code: expect.stringMatching(/^ROOM_(TAKEN|BLOCKED)$/),
      });
    }
  }
});
