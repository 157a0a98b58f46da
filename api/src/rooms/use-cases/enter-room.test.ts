import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openRoomsTest, type RoomsTest } from '../../testing/contexts/open-rooms-test.ts';
import { assignRoom } from './assign-room.ts';
import { enterRoom } from './enter-room.ts';
import { stayChanged } from './follow-stay.ts';
import { listRoomChoices } from './list-room-choices.ts';
import { moveStay } from './move-stay.ts';

let fixture: RoomsTest;
let [one, two] = [0, 0];
beforeAll(async () => {
  fixture = await openRoomsTest();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  await fixture.clear();
  [one, two] = [await fixture.addRoom(), await fixture.addRoom()];
});

async function addStayIn(room_id: number, from: number, nights: number, is_fixed = false): Promise<number> {
  const id = await fixture.addStay(from, nights);
  await fixture.database.query(sql`
    insert into room_nights (hotel_id, room_id, during, booking_id, is_fixed)
    values (${fixture.seaview}, ${room_id}, daterange(${fixture.day(from)}::date, ${fixture.day(from + nights)}::date),
      ${id}, ${is_fixed})`);
  return id;
}

async function arrive(id: number, daysAgo = 0): Promise<number> {
  await fixture.database.query(sql`
    update bookings set checked_in_at = now() - make_interval(days => ${daysAgo}::integer) where id = ${id}`);
  return id;
}

const enter = async (id: number, room_id?: number) => {
  await arrive(id);
  await fixture.database.transaction((tx) => enterRoom(tx, fixture.people.seaviewAdmin, id, room_id));
};
const changed = (id: number) =>
  fixture.database.transaction((tx) => stayChanged(tx, { booking_id: id, hotel_id: fixture.seaview }));
const setStatus = (status: string) =>
  fixture.database.query(sql`update rooms set status = ${status} where id = ${one}`);

test('an arrival gives the room that is named, and a fixed stay remains fixed', async () => {
  const id = await addStayIn(one, 0, 2, true);
  await enter(id, one);
  expect(await fixture.nightsOf(id)).toEqual(['100: 0..2*']);
  await enter(id, two);
  expect(await fixture.nightsOf(id)).toEqual(['101: 0..2']);
});

describe('guests who arrive before their check-in date', () => {
  test('have their room from today on, whatever changes later', async () => {
    const id = await addStayIn(one, 2, 2, true);
    await enter(id);
    expect(await fixture.nightsOf(id)).toEqual(['100: 0..4*']);
    await changed(id);
    expect(await fixture.nightsOf(id)).toEqual(['100: 0..4*']);
    await moveStay(fixture.database, fixture.people.seaviewAdmin, id, {
      ...{ checkin_date: fixture.day(2), checkout_date: fixture.day(5), room_id: two },
      ...{ upgrade: false, allow_overbooking: false },
    });
    expect(await fixture.nightsOf(id)).toEqual(['101: 0..5']);
    await fixture.database.query(sql`update bookings set checked_in_at = null where id = ${id}`);
    await changed(id);
    expect(await fixture.nightsOf(id)).toEqual(['101: 2..5']);
  });

  test('get a room that is free tonight too, at once and later', async () => {
    const other = await addStayIn(one, -1, 2);
    const id = await addStayIn(one, 1, 2);
    const taken = { code: 'ROOM_TAKEN', params: { id: other }, fields: [{ field: 'room_id' }] };
    await expect(enter(id)).rejects.toMatchObject(taken);
    const late = await fixture.addStay(2, 2);
    await expect(enter(late, one)).rejects.toMatchObject({ code: 'ROOM_TAKEN', params: { id: other } });
    await fixture.database.query(sql`
      insert into room_nights (hotel_id, room_id, during, block_kind, reason)
      values (${fixture.seaview}, ${two}, daterange(${fixture.day(0)}::date, ${fixture.day(1)}::date), 'out_of_order', 'Paint')`);
    await expect(enter(late, two)).rejects.toMatchObject({ code: 'ROOM_BLOCKED' });
    await enter(late);
    const { choices } = await listRoomChoices(fixture.database, fixture.people.seaviewAdmin, late);
    expect(choices.map(({ refusal }) => refusal?.code)).toEqual(['ROOM_TAKEN', 'ROOM_BLOCKED']);
    const assigned = assignRoom(fixture.database, fixture.people.seaviewAdmin, late, {
      ...{ room_id: two, is_fixed: false, upgrade: false },
    });
    await expect(assigned).rejects.toMatchObject({ code: 'ROOM_BLOCKED' });
  });
});

test.each(['Out of Order', 'Maintenance'])('a room that is set to %s is not entered', async (status) => {
  const id = await addStayIn(one, 0, 2);
  await setStatus(status);
  const refusal = { code: 'ROOM_OUT_OF_USE', fields: [{ field: 'room_id' }] };
  await expect(enter(id)).rejects.toMatchObject(refusal);
  await expect(enter(id, one)).rejects.toMatchObject(refusal);
});

describe('the choices of a check-in', () => {
  const choicesOf = async (id: number) => {
    const caller = fixture.people.seaviewAdmin;
    const { choices } = await listRoomChoices(fixture.database, caller, id, { purpose: 'check-in' });
    return choices.map(({ room_number, refusal, advice }) => [room_number, refusal?.code ?? advice?.code]);
  };

  test('leave out a room with guests, also when they leave today', async () => {
    const before = await arrive(await addStayIn(one, -2, 2), 2);
    const id = await fixture.addStay(0, 2);
    expect(await choicesOf(id)).toEqual([
      ['101', 'STAY_ROOM_FREE'],
      ['100', 'ROOM_NOT_LEFT'],
    ]);
    await fixture.database.query(sql`update bookings set checked_out_at = now() where id = ${before}`);
    expect(await choicesOf(id)).toEqual([
      ['100', 'STAY_ROOM_BEST'],
      ['101', 'STAY_ROOM_FREE'],
    ]);
  });

  test('begin today for guests who come early', async () => {
    await addStayIn(one, 0, 2);
    const id = await fixture.addStay(2, 2);
    expect(await choicesOf(id)).toEqual([
      ['101', 'STAY_ROOM_FREE'],
      ['100', 'ROOM_TAKEN'],
    ]);
    await enter(id, two);
    expect(await fixture.nightsOf(id)).toEqual(['101: 0..4']);
  });
});

test('a room is entered when the guests of before have checked out', async () => {
  const before = await arrive(await addStayIn(one, -2, 2), 2);
  const id = await addStayIn(one, 0, 2);
  const refusal = { code: 'ROOM_NOT_LEFT', params: { id: before, room_number: '100' } };
  await expect(enter(id)).rejects.toMatchObject(refusal);
  await expect(enter(id, one)).rejects.toMatchObject(refusal);
  await fixture.database.query(sql`update bookings set checked_out_at = now() where id = ${before}`);
  await enter(id);
  expect(await fixture.nightsOf(id)).toEqual(['100: 0..2']);
});

describe('a stay whose nights are over', () => {
  test('gets no room', async () => {
    const id = await fixture.addStay(-3, 2);
    await expect(enter(id, one)).rejects.toMatchObject({ code: 'STAY_OVER_FOR_MOVE' });
    await enter(id);
    expect(await fixture.nightsOf(id)).toEqual([]);
  });

  test('keeps the one that it had, unless others are in it', async () => {
    const id = await addStayIn(one, -3, 2);
    await enter(id);
    expect(await fixture.nightsOf(id)).toEqual(['100: -3..-1']);
    await fixture.database.query(sql`update bookings set checked_in_at = null where id = ${id}`);
    const other = await arrive(await addStayIn(one, -1, 3), 1);
    await expect(enter(id)).rejects.toMatchObject({ code: 'ROOM_NOT_LEFT', params: { id: other } });
  });
});
