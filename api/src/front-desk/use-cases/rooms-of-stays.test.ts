import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { findAvailability } from '../../rooms/rooms.public.ts';
import { openDeskTest, type DeskTest } from '../../testing/contexts/open-desk-test.ts';
import { addRoom } from '../../testing/contexts/open-dashboard-test.ts';
import type { VerificationTest } from '../../testing/contexts/open-verification-test.ts';

let desk: DeskTest;
let room: VerificationTest;
let rooms: number[];

beforeAll(async () => {
  desk = await openDeskTest();
  ({ room } = desk);
});
afterAll(() => room.close());
beforeEach(async () => {
  await desk.book();
  await desk.arriveIn(0);
  await desk.verifyAll();
  await room.database.query(sql`
    update bookings set room_type = 'Double', no_nights = 3 where id = ${desk.party.booking_id}`);
  rooms = [];
  for (const room_type of ['Double', 'Double']) {
    rooms.push(await addRoom(room.database, room.seaview, { room_type, status: 'Clean' }));
  }
});

const change = (action: string) => desk.call('/stay', { action, reason: 'The flight is cancelled' });
const nights = () =>
  room.database.query<{ room_id: number; nights: number; status: string }>(sql`
    select room_id, upper(during) - lower(during) as nights, status
    from room_nights join rooms on rooms.id = room_id where booking_id = ${desk.party.booking_id} order by during`);

test('a check-in gives the guests the room that it names, and a check-out leaves it to be cleaned', async () => {
  const [room_id] = rooms;
  expect((await desk.call('/check-in', { room_id })).statusCode).toBe(200);
  expect(await nights()).toEqual([{ room_id, nights: 3, status: 'Clean' }]);
  await room.database.query(sql`
    update bookings set checkin_date = checkin_date - 1 where id = ${desk.party.booking_id}`);
  await room.database.query(sql`
    update room_nights set during = daterange(lower(during) - 1, upper(during) - 1) where room_id = ${room_id}`);
  await change('check-out');
  expect(await nights()).toEqual([{ room_id, nights: 1, status: 'Dirty' }]);
  await change('undo-check-out');
  expect(await nights()).toEqual([{ room_id, nights: 3, status: 'Dirty' }]);
});

test('a check-in into a room that is taken is refused as a whole', async () => {
  const [room_id] = rooms;
  await desk.call('/check-in', { room_id });
  await desk.book();
  await desk.arriveIn(0);
  await desk.verifyAll();
  const refused = (await desk.call('/check-in', { room_id })).json();
  expect(refused.message).toMatch(/^Room \S+ is taken by booking #\d+/);
  expect((await desk.call('/verification')).json().result.checked_in_at).toBeNull();
});

const assign = async (room_id: number | undefined, is_fixed = false) => {
  const assigned = await room.app.inject({
    method: 'PUT',
    url: `/api/bookings/${desk.party.booking_id}/room`,
    headers: await room.signIn('desk@desk.test'),
    payload: { room_id, is_fixed },
  });
  expect(assigned.statusCode).toBe(200);
};

test('a check-in enters the room that the stay has already', async () => {
  const [room_id] = rooms;
  await assign(room_id);
  await room.database.query(sql`update rooms set status = 'Maintenance' where id = ${room_id}`);
  expect((await desk.call('/check-in', {})).json()).toMatchObject({ code: 'ROOM_OUT_OF_USE' });
  expect((await desk.call('/verification')).json().result.checked_in_at).toBeNull();
});

test('a cancelled stay frees its room, and has it again when that is undone', async () => {
  const [room_id] = rooms;
  await assign(room_id, true);
  await change('cancel');
  expect(await nights()).toEqual([]);
  await change('undo-cancel');
  expect(await nights()).toEqual([{ room_id, nights: 3, status: 'Clean' }]);
});

test('a check-out on the arrival day that is undone leaves the guests in their room', async () => {
  const [room_id] = rooms;
  await desk.call('/check-in', { room_id });
  await change('check-out');
  expect(await nights()).toEqual([]);
  await change('undo-check-out');
  expect(await nights()).toEqual([{ room_id, nights: 3, status: 'Dirty' }]);
});

test('a cancelled stay comes back only while a room of its type is left', async () => {
  await room.database.query(sql`update rooms set status = 'Out of Order' where id <> ${rooms[0] ?? 0}`);
  await room.database.query(sql`update bookings set deleted_at = now() where id <> ${desk.party.booking_id}`);
  const { party } = desk;
  await change('cancel');
  await desk.book();
  await desk.arriveIn(0);
  await room.database.query(sql`
    update bookings set room_type = 'Double', no_nights = 1 where id = ${desk.party.booking_id}`);
  const revive = () => desk.call('/stay', { action: 'undo-cancel' }, 'desk', party.booking_id);
  expect((await revive()).json()).toMatchObject({ errorType: 'SOLD_OUT', code: 'SOLD_OUT' });
  await change('cancel');
  expect((await revive()).statusCode).toBe(200);
});

test('guests who leave early free the type for sale, and take it back when the check-out is undone', async () => {
  const left = async () => {
    const today = calendarDateIn('UTC');
    const types = await findAvailability(room.database, {
      ...{ hotel_id: room.seaview, from: today, to: addDays(today, 3) },
    });
    return types.find(({ room_type }) => room_type === 'Double')?.nights.map((night) => night.left);
  };
  const before = await left();
  await desk.call('/check-in', {});
  await change('check-out');
  expect(await left()).toEqual(before?.map((rooms) => rooms + 1));
  await change('undo-check-out');
  expect(await left()).toEqual(before);
});

test('a stay that fits again has no mark in the list, its details, its group and the arrivals', async () => {
  const { booking_id: id } = desk.party;
  await room.database.query(sql`update bookings set deleted_at = now() where id <> ${id}`);
  await room.database.query(sql`update bookings set is_overbooked = true, group_id = id where id = ${id}`);
  const marks = async () => {
    const answers = ['/api/bookings', '', '/group', '/api/bookings/arrivals'].map((path) => desk.call(path));
    const results = (await Promise.all(answers)).map((answer) => answer.json().result);
    const [{ bookings }, booking, group, { arrivals }] = results;
    return [...bookings, booking, ...group.bookings, ...arrivals].map((each) => each.is_overbooked);
  };
  expect(await marks()).toEqual([false, false, false, false]);
  await room.database.query(sql`update rooms set status = 'Out of Order' where hotel_id = ${room.seaview}`);
  expect(await marks()).toEqual([true, true, true, true]);
});

test('staff bring back a cancelled stay that was overbooked only while a room is left', async () => {
  await room.database.query(sql`update rooms set status = 'Out of Order' where hotel_id = ${room.seaview}`);
  await room.database.query(
    sql`update bookings set is_overbooked = true where id = ${desk.party.booking_id}`,
  );
  await change('cancel');
  const revive = (who: string) => desk.call('/stay', { action: 'undo-cancel' }, who);
  expect((await revive('desk')).json()).toMatchObject({ code: 'SOLD_OUT' });
  expect((await revive('manager')).statusCode).toBe(200);
});
