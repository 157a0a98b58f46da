import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import ICAL from 'ical.js';
import { openCalendarsTest, type CalendarsTest } from '../testing/integrations/open-calendars-test.ts';
import { addStay } from '../testing/contexts/open-dashboard-test.ts';

let fixture: CalendarsTest;
let stay: number;

beforeAll(async () => {
  fixture = await openCalendarsTest();
  const { server, hotel_id, room_id, day, foreign } = fixture;
  stay = await fixture.stayInRoom(5, 2);
  await server.database.query(sql`update bookings set name = 'Ann Lee' where id = ${stay}`);
  await addStay(server.database, { hotel_id, checkin_date: day(6), nights: 1, name: 'Roomless' });
  const away = await addStay(server.database, { hotel_id, checkin_date: day(6), nights: 1, name: 'Away' });
  await server.database.query(sql`update bookings set cancelled_at = now() where id = ${away}`);
  const block = { room_id, from: day(10), to: day(12), kind: 'out_of_order', reason: 'Shower' };
  await fixture.call('POST', '/rooms/blocks', block);
  foreign.events([20, 22]);
  await fixture.read((await fixture.subscribe()).id);
});
afterAll(() => fixture.close());

const path = '/integrations/calendar-feeds';

async function makeFeed(fields: object = {}) {
  const body = { name: 'Bay Stays', room_id: fixture.room_id, includes_names: false, ...fields };
  const answer = await fixture.call('POST', path, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().result as { feed: { id: number }; address: string };
}

const get = (address: string, headers = {}) =>
  fixture.server.app.inject({ url: new URL(address).pathname, headers });

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return `${event.startDate.toString()}..${event.endDate.toString()} ${event.summary}`;
  });

test('a feed of a room has its stays and blocks, without names and without nights of other calendars', async () => {
  const { day } = fixture;
  const { address } = await makeFeed();
  const answer = await get(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(eventsOf(answer.body)).toEqual([
    ...[`${day(5)}..${day(7)} Booked`, `${day(10)}..${day(12)} Blocked`],
  ]);
  expect(answer.body).not.toMatch(/Ann|Shower/);
});

test('a feed of the hotel has the stays without a room as well, and names where that was chosen', async () => {
  const { day } = fixture;
  const { address } = await makeFeed({ room_id: null, includes_names: true });
  expect(eventsOf((await get(address)).body)).toEqual([
    ...[`${day(5)}..${day(7)} 100: Ann Lee`, `${day(6)}..${day(7)} No room: Roomless`],
    `${day(10)}..${day(12)} 100: Blocked`,
  ]);
});

test('a feed is in the language of the person who made its address', async () => {
  const { server, day } = fixture;
  const choose = (language: string | null) =>
    server.database.query(
      sql`update users set usr_language = ${language} where usr_email = 'admin@suite.test'`,
    );
  const { address } = await makeFeed();
  await choose('fr');
  const { body } = await get(address);
  await choose(null);
  expect(eventsOf(body)).toEqual([`${day(5)}..${day(7)} Réservé`, `${day(10)}..${day(12)} Bloqué`]);
  expect(body).toContain('X-WR-CALNAME:Seaview : chambre 100');
});

test('an unchanged feed answers 304, and a changed stay keeps its UID', async () => {
  const { server } = fixture;
  const { address } = await makeFeed();
  const first = await get(address);
  const known = { 'if-none-match': String(first.headers.etag) };
  expect((await get(address, known)).statusCode).toBe(304);
  await server.database.query(
    sql`update bookings set updated_at = updated_at + interval '1 hour' where id = ${stay}`,
  );
  const second = await get(address, known);
  expect(second.statusCode).toBe(200);
  const uids = (text: string) => text.match(/^UID:.*$/gm);
  expect(uids(second.body)).toEqual(uids(first.body));
});

test('the secret is shown once and stored as a hash', async () => {
  const { server, call } = fixture;
  const { address, feed } = await makeFeed();
  const secret = /([\w-]{43})\.ics$/.exec(address)?.[1] ?? '';
  const listed = await call('GET', path);
  const { feeds } = listed.json<{ result: { feeds: { id: number }[] } }>().result;
  expect(feeds.map(({ id }) => id)).toContain(feed.id);
  expect(listed.body).not.toContain(secret);
  const stored = await server.database.query(sql`select calendar_feeds::text as row from calendar_feeds`);
  const audited = await server.database.query(
    sql`select details from audit_records where subject_type = 'calendar'`,
  );
  expect(JSON.stringify([stored, audited])).not.toContain(secret);
});

test('making one is confirmed', async () => {
  const { server, room_id } = fixture;
  const headers = await server.signIn('admin@suite.test');
  const payload = { name: 'A', room_id, includes_names: true };
  const answer = await server.injectUnconfirmed({ method: 'POST', url: `/api${path}`, headers, payload });
  expect(answer.json()).toMatchObject({
    errorType: 'CONFIRMATION_REQUIRED',
    action: { sentence: 'Make the calendar address A, which shows the names of guests' },
  });
});

test('a revoked or unknown address answers 404, and only its hotel revokes it', async () => {
  const { call, room_id } = fixture;
  const { address, feed } = await makeFeed();
  expect((await call('DELETE', `${path}/${feed.id}`, undefined, 'stranger')).statusCode).toBe(404);
  expect((await get(address)).statusCode).toBe(200);
  expect((await call('DELETE', `${path}/${feed.id}`)).statusCode).toBe(200);
  const unknown = `http://suite.test/api/calendars/${'x'.repeat(43)}.ics`;
  for (const gone of [address, unknown, unknown.replace('.ics', ''), `${unknown}x`]) {
    expect((await get(gone)).statusCode).toBe(404);
  }
  const foreign = { name: 'A', room_id, includes_names: false };
  expect((await call('POST', path, foreign, 'stranger')).statusCode).toBe(404);
});
