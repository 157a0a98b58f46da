import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { addRoom } from '../../testing/contexts/open-dashboard-test.ts';
import { openCalendarsTest, type CalendarsTest } from '../../testing/integrations/open-calendars-test.ts';

let fixture: CalendarsTest;

beforeAll(async () => {
  fixture = await openCalendarsTest();
});
afterAll(() => fixture.close());
afterEach(() => fixture.server.database.query(sql`delete from external_calendars`));

const address = 'https://bay.example/room.ics';
const isSubscribed = 'The room is already subscribed to this calendar.';
const isOwn = 'This address shows the nights of this room itself. Enter that of the other platform.';

async function refusalOf(fields: object) {
  const body = { name: 'Bay Stays', interval_minutes: 60, room_id: fixture.room_id, address, ...fields };
  const answer = await fixture.call('POST', '/integrations/external-calendars', body);
  const { errors, message } = answer.json();
  return answer.statusCode === 201 ? null : (errors?.[0]?.message ?? message);
}

test('a room is subscribed to an address once', async () => {
  const { call, subscribe, server, hotel_id } = fixture;
  expect(await refusalOf({})).toBeNull();
  expect(await refusalOf({ address: 'webcal://BAY.example/room.ics' })).toBe(isSubscribed);
  expect(await refusalOf({ room_id: await addRoom(server.database, hotel_id) })).toBeNull();
  const { id, name, interval_minutes } = await subscribe();
  const change = (to: string) =>
    call('PATCH', `/integrations/external-calendars/${id}`, { name, interval_minutes, address: to });
  expect((await change(address)).json().errors[0].message).toBe(isSubscribed);
  expect((await change(`${address}?other`)).statusCode).toBe(200);
  expect((await change(`${address}?other`)).statusCode).toBe(200);
});

test('a room is subscribed neither to its own nights nor to those of the hotel', async () => {
  const { call, room_id, server, hotel_id } = fixture;
  const feedOf = async (room: number | null) => {
    const fields = { name: 'Bay Stays', room_id: room, includes_names: false };
    return (await call('POST', '/integrations/calendar-feeds', fields)).json().result.address as string;
  };
  expect(await refusalOf({ address: await feedOf(room_id) })).toBe(isOwn);
  expect(await refusalOf({ address: await feedOf(null) })).toBe(isOwn);
  const other = await addRoom(server.database, hotel_id);
  expect(await refusalOf({ address: await feedOf(other) })).toBeNull();
});

test('an address has no user name', async () => {
  expect(await refusalOf({ address: 'https://u:p@bay.example/room.ics' })).toBe(
    'The address must not contain a user name or password.',
  );
});

test('a room has at most ten subscriptions', async () => {
  for (let count = 0; count < 10; count += 1) await fixture.subscribe();
  expect(await refusalOf({})).toBe('A room can subscribe to at most 10 calendars.');
});
