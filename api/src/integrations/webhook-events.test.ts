import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { webhookEventTypes } from '@suite/contracts/integrations';
import { sql } from '@suite/database';
import { openDeskTest, type DeskTest } from '../testing/contexts/open-desk-test.ts';
import type { VerificationTest } from '../testing/contexts/open-verification-test.ts';

let desk: DeskTest;
let room: VerificationTest;
let manager: Awaited<ReturnType<VerificationTest['signIn']>>;

beforeAll(async () => {
  desk = await openDeskTest();
  ({ room } = desk);
  manager = await room.signIn('manager@desk.test');
});
afterAll(() => room.close());
beforeEach(async () => {
  room.engine.answer = {};
  await room.database.query(sql`delete from webhook_endpoints`);
  await room.database.query(sql`delete from bookings`);
  await room.database.query(sql`delete from room_nights`);
  await room.database.query(sql`delete from rooms`);
  await desk.book();
  await desk.arriveIn(0);
  await room.database.query(sql`
    insert into webhook_endpoints (hotel_id, name, url, event_types, includes_personal_data)
    values (${room.seaview}, 'PMS', 'https://pms.example', ${[...webhookEventTypes]}, false)`);
});

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  room.app.inject({ method, url, headers: manager, ...(payload && { payload }) });
const events = (booking_id = desk.party.booking_id) =>
  room.database.query<{ type: string; data: object }>(
    sql`select type, data from webhook_events where booking_id = ${booking_id} order by id`,
  );
const types = async (booking_id?: number) => (await events(booking_id)).map(({ type }) => type);

async function addRoom(room_number: string): Promise<number> {
  const [row] = await room.database.query<{ id: number }>(sql`
    insert into rooms (hotel_id, room_number, room_type, status)
    values (${room.seaview}, ${room_number}, 'Double', 'Clean')
    returning id`);
  return row?.id ?? 0;
}

describe('a booking', () => {
  const today = calendarDateIn('UTC');
  const stay = {
    ...{ name: 'Noor Haddad', room_type: 'Double', no_nights: 3, passengers: [] },
    ...{ checkin_date: today, checkout_date: addDays(today, 3) },
  };

  test('is created, changed, deleted and created again when the deletion is undone', async () => {
    const created = await desk.call('/api/bookings', { ...stay, email: 'noor@guests.test' }, 'manager');
    const { id } = created.json<{ result: { id: number } }>().result;
    const url = `/api/bookings/${id}`;
    const changed = { ...stay, name: 'Noor El Haddad', email: 'noor@guests.test' };
    expect((await send('PUT', url, changed)).statusCode).toBe(200);
    expect((await send('DELETE', url)).statusCode).toBe(200);
    expect((await desk.call('/restore', {}, 'manager', id)).statusCode).toBe(200);
    expect(await types(id)).toEqual([
      ...['booking.created', 'booking.changed', 'booking.deleted', 'booking.created'],
    ]);
  });

  test('of another hotel is no event of this one', async () => {
    const { booking_id } = await room.book({ hotel_id: room.alpine });
    await desk.call(
      '/desk-verification',
      { user_type: { user_type: 'primary', item_id: booking_id }, method: 'passport' },
      'alpine desk',
      booking_id,
    );
    expect(await types(booking_id)).toEqual([]);
  });
});

describe('a guest', () => {
  test('is invited', async () => {
    expect((await desk.call('/send-verification', {})).statusCode).toBe(200);
    expect(await types()).toEqual(['guest.invited']);
  });

  test('is refused by a check, left to the desk by another one, and verified there', async () => {
    const { token } = desk.party;
    room.engine.answer = { similarity_score: 40, reason: 'NO_MATCH' };
    await room.check(token);
    room.engine.answer = { similarity_score: 77.5, reason: 'NO_MATCH' };
    await room.check(token);
    await desk.verify(desk.primary());
    const guest = desk.primary();
    expect(await events()).toEqual([
      { type: 'guest.refused', data: { guest } },
      { type: 'guest.desk_review', data: { guest } },
      { type: 'guest.verified', data: { guest } },
    ]);
  });

  test('is verified by a match when it is recorded, once', async () => {
    const { party } = desk;
    const checked = await room.check(party.token);
    await room.record(party.token, party, checked);
    await room.record(party.token, party, checked);
    expect(await types()).toEqual(['guest.verified']);
  });

  test('who chooses the desk waits for it', async () => {
    await room.call(desk.party.token, '/verification/desk', {});
    expect(await types()).toEqual(['guest.desk_review']);
  });
});

test('a stay is given rooms, checked in and checked out', async () => {
  const [first, second] = [await addRoom('201'), await addRoom('202')];
  await desk.verifyAll();
  await room.database.query(sql`delete from webhook_events`);
  for (const room_id of [first, second]) {
    expect(
      (await send('PUT', `/api/bookings/${desk.party.booking_id}/room`, { room_id, is_fixed: false }))
        .statusCode,
    ).toBe(200);
  }
  expect((await desk.call('/check-in', {})).statusCode).toBe(200);
  expect((await desk.call('/check-out', {})).statusCode).toBe(200);
  expect(await events()).toEqual([
    { type: 'stay.room_changed', data: { room_number: '201', previous_room_number: null } },
    { type: 'stay.room_changed', data: { room_number: '202', previous_room_number: '201' } },
    { type: 'stay.checked_in', data: {} },
    { type: 'stay.checked_out', data: {} },
  ]);
});

test('a move to other nights and another room is both, and goes with its transaction', async () => {
  const [first, second] = [await addRoom('201'), await addRoom('202')];
  const { booking_id } = desk.party;
  await send('PUT', `/api/bookings/${booking_id}/room`, { room_id: first, is_fixed: false });
  await room.database.query(sql`delete from webhook_events`);
  const days = (from: number) => addDays(calendarDateIn('UTC'), from);
  const move = { checkin_date: days(1), checkout_date: days(4), room_id: second };
  const answer = await send('POST', `/api/bookings/${booking_id}/move`, move);
  expect(answer.statusCode).toBe(200);
  expect(await types()).toEqual(['booking.changed', 'stay.room_changed']);
  expect(
    (await send('POST', `/api/bookings/${booking_id}/move`, { ...move, room_id: 9_999 })).statusCode,
  ).toBe(404);
  expect(await types()).toHaveLength(2);
});
