import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertUser } from '../../testing/contexts/insert-user.ts';
import { addBooking, addCaller, addHotel } from '../../testing/contexts/open-bookings-test.ts';
import type { StoredBooking } from '../../testing/contexts/open-bookings-test.ts';
import { exportBookings } from './export-bookings.ts';

const runsHotel = ['manage_hotel'] as const;
const many = 2_500;
let server: TestApp;
let people: Record<string, Awaited<ReturnType<typeof addCaller>>>;
const hotels: Record<string, number> = {};
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  for (const name of ['Seaview', 'Alpine', 'Crowded']) hotels[name] = await addHotel(database, name);
  const { Seaview = 0, Alpine = 0, Crowded = 0 } = hotels;
  const add = async (key: string, fields: StoredBooking) => {
    ids[key] = await addBooking(database, fields);
  };
  const march = (day: number) => `2027-03-0${day}`;
  await add('ann', {
    hotel_id: Seaview,
    name: 'Smith, "Ann"',
    checkin_date: march(5),
    guests: ['Zoë', '=1+1'],
  });
  await add('bob', { hotel_id: Seaview, name: '=2+5', checkin_date: march(6), is_verified: true });
  await add('cyd', { hotel_id: Seaview, name: 'Cyd\r\nLine', checkin_date: march(7), checkout_date: null });
  await add('dee', { hotel_id: Alpine, name: 'Dee Smith', checkin_date: march(6), is_verified: true });
  await add('gone', { hotel_id: Seaview, name: 'Gone Smith', checkin_date: march(6) });
  await database.query(sql`update bookings set deleted_at = now() where id = ${ids['gone']}`);
  await database.query(sql`
    insert into bookings (hotel_id, name, email, checkin_date, checkout_date, no_nights,
      verification_token_hash, verification_token_encrypted)
    select ${Crowded}, 'Guest ' || n || repeat(' x', 40), n || '@guests.test', '2027-03-05', '2027-03-06', 1, n::text::bytea, ''
    from generate_series(1, ${many}::int) as n`);
  people = {
    superAdmin: await addCaller(database, 'all', ['approve_hotels', ...runsHotel], 'Super Admin'),
    superByRole: await addCaller(database, 'all', [], 'Super Admin'),
    seaviewAdmin: await addCaller(database, Seaview, runsHotel, 'Manager'),
    seaviewByRole: await addCaller(database, Seaview, [], 'Hotel Admin'),
    alpineAdmin: await addCaller(database, Alpine, runsHotel),
    crowdedAdmin: await addCaller(database, Crowded, runsHotel),
    withoutHotel: await addCaller(database, null, runsHotel),
    desk: await addCaller(database, Seaview, ['hotel_checkins_manage', 'hotel_checkins_create']),
    staffing: await addCaller(database, Seaview, ['create_staff', 'update_permissions'], 'Staffing'),
    trainee: await addCaller(database, Seaview, []),
  };
});
afterAll(() => server.close());

type Query = Parameters<typeof exportBookings>[2];

const databases = () => ({ database: server.database, reader: server.database });

async function read(who: string, query: Query = {}): Promise<Record<string, string>[]> {
  const caller = people[who];
  if (!caller) throw new Error(who);
  const file = (await buffer(await exportBookings(databases(), caller, query))).toString();
  expect(file.startsWith('\uFEFFID,Primary Guest,')).toBe(true);
  expect(file).not.toMatch(/token|https?:/i);
  return parse(file, { bom: true, columns: true, recordDelimiter: '\r\n' });
}

async function keys(who: string, query: Query = {}): Promise<string> {
  const keyOf = ({ ID }: Record<string, string>) =>
    Object.entries(ids).find(([, id]) => String(id) === ID)?.[0] ?? '?';
  return (await read(who, { search: '', ...query })).map(keyOf).join(' ');
}

describe('what is exported', () => {
  afterEach(async () => {
    await server.database.query(sql`delete from bookings where name = 'Late'`);
    await server.database.query(sql`update bookings set deleted_at = null where name = 'Changed'`);
  });

  test.each<[string, Query, string]>([
    ['seaviewAdmin', {}, 'cyd bob ann'],
    ['seaviewByRole', {}, 'cyd bob ann'],
    ['alpineAdmin', {}, 'dee'],
    ['withoutHotel', {}, ''],
    ['superAdmin', { search: 'smith' }, 'dee ann'],
    ['superAdmin', { search: 'smith', sort: 'name' }, 'dee ann'],
    ['superByRole', { search: 'smith', sort: 'name' }, ''],
    ['superByRole', { search: 'alp' }, 'dee'],
    ['seaviewByRole', { sort: 'name' }, 'cyd bob ann'],
    ['superAdmin', { search: 'alp' }, 'dee'],
    ['seaviewAdmin', { search: 'alp' }, ''],
    ['seaviewAdmin', { search: 'i' }, 'cyd ann'],
    ['seaviewAdmin', { status: 'verified' }, 'bob'],
    ['seaviewAdmin', { status: 'pending', sort: 'checkin_date' }, 'ann cyd'],
    ['seaviewAdmin', { dateFrom: '2027-03-06', dateTo: '2027-03-06' }, 'bob'],
    ['superAdmin', { dateTo: '2027-03-06', sort: 'hotel_name', search: 'm' }, 'dee ann'],
    ['superAdmin', { status: 'verified', sort: 'status', order: 'desc' }, 'dee bob'],
  ])('%s, %j: %s', async (who, query, expected) => {
    expect(await keys(who, query)).toBe(expected);
  });

  test('a chosen few, and never one of another hotel or a deleted one', async () => {
    const chosen = [ids['ann'], ids['dee'], ids['gone'], ids['cyd'], 999_999].join(',');
    expect(await keys('seaviewAdmin', { ids: chosen })).toBe('cyd ann');
    expect(await keys('superAdmin', { ids: chosen })).toBe('dee cyd ann');
    expect(await keys('superAdmin', { ids: chosen, status: 'verified' })).toBe('dee');
    expect(await keys('alpineAdmin', { ids: String(ids['ann']) })).toBe('');
  });

  test.each(['Seaview', 'Alpine', 'Crowded'])('one hotel of those in reach: %s', async (name) => {
    const { [name]: hotelId = 0 } = hotels;
    const own = await read('superAdmin', { hotelId });
    expect(new Set(own.map(({ Hotel }) => Hotel))).toEqual(new Set([name]));
    const foreign = await read('alpineAdmin', { hotelId });
    expect(foreign).toEqual(name === 'Alpine' ? own : []);
  });

  test('the cells, as another parser reads them', async () => {
    const [cyd, bob, ann] = await read('seaviewAdmin');
    expect(cyd).toMatchObject({ 'Primary Guest': 'Cyd\r\nLine', 'Check-in': '2027-03-07', 'Check-out': '' });
    expect(bob).toMatchObject({ 'Primary Guest': "'=2+5", Status: 'Verified', Guests: '' });
    expect(ann).toMatchObject({
      'Primary Guest': 'Smith, "Ann"',
      Guests: "Zoë (Adult, Pending);' =1+1 (Adult, Pending)",
    });
  });

  test('to the role without a booking permission, guests are masked', async () => {
    const [, , ann] = await read('seaviewByRole');
    expect(ann).toMatchObject({
      ...{ ID: String(ids['ann']), 'Primary Guest': 'Guest •••', Email: '•••@•••' },
      Guests: 'Guest ••• (Adult, Pending); Guest ••• (Adult, Pending)',
    });
  });

  test('all of one moment: what is made, changed or deleted meanwhile is not seen', async () => {
    const { Crowded = 0 } = hotels;
    const { crowdedAdmin } = people;
    if (!crowdedAdmin) throw new Error('no user');
    const stream = await exportBookings(databases(), crowdedAdmin, { sort: 'created_at', order: 'asc' });
    const oldest = sql`(select max(id) from bookings where hotel_id = ${Crowded})`;
    await server.database.transaction(async (tx) => {
      await tx.query(sql`update bookings set name = 'Changed', deleted_at = now() where id = ${oldest}`);
      await addBooking(tx, { hotel_id: Crowded, name: 'Late', checkin_date: '2027-03-05' });
    });
    const file = (await buffer(stream)).toString();
    expect([file.includes('Changed'), file.includes('Late')]).toEqual([false, false]);
    expect(parse(file, { bom: true, columns: true })).toHaveLength(many);
  });

  test('all pages, each booking once', async () => {
    const exported = await read('crowdedAdmin', { sort: 'name', order: 'desc' });
    const different = new Set(exported.map(({ ID }) => ID));
    expect([exported.length, different.size]).toEqual([many, many]);
  });
});

test.each(['desk', 'staffing', 'trainee'])('%s may not, and nothing is recorded', async (who) => {
  await expect(read(who)).rejects.toMatchObject({ errorType: 'PERMISSION_DENIED' });
  const noted = await server.database.query(
    sql`select from audit_records where actor_user_id = ${people[who]?.user_id}`,
  );
  expect(noted).toEqual([]);
});

test('writes one audit record: who, what, where from', async () => {
  const admin = people['seaviewByRole'];
  const noted = () =>
    server.database.query(sql`
      select action, hotel_id, subject_id, address, details from audit_records
      where actor_user_id = ${admin?.user_id} order by id desc`);
  const before = (await noted()).length;
  await read('seaviewByRole', { search: 'ann', status: 'pending', ids: '1,2' });
  const after = await noted();
  expect(after).toHaveLength(before + 1);
  expect(after[0]).toEqual({
    action: 'export-bookings',
    hotel_id: hotels['Seaview'],
    subject_id: '1,2',
    address: '192.0.2.1',
    details: { search: 'ann', status: 'pending', stay: 'all' },
  });
});

describe('over HTTP', () => {
  const url = '/api/bookings/export/csv';
  let headers: { cookie: string; origin: string };
  beforeAll(async () => {
    const person = { usr_email: 'crowded@people.test', hotel_id: hotels['Crowded'] ?? 0 };
    await insertUser(server.database, { ...person, permissions: ['manage_hotel'] });
    headers = await server.signIn(person.usr_email);
  });

  test('is a file with a name, compressed or not', async () => {
    for (const encoding of ['identity', 'br']) {
      const answer = await server.app.inject({ url, headers: { ...headers, 'accept-encoding': encoding } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="bookings-[\d-]+T[\d-]+Z\.csv"$/,
      );
      if (encoding === 'identity') expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    }
  });

  test.each([
    ['?ids=1;2', 400, 'VALIDATION_ERROR'],
    ['?sort=email', 400, 'VALIDATION_ERROR'],
  ])('%s is refused in the envelope', async (query, status, errorType) => {
    const answer = await server.app.inject({ url: url + query, headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ success: false, errorType }),
    ]);
  });

  test('a client that disconnects ends the reading; a fourth concurrent export is refused', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const begin = async () => {
      const sent = request(`${address}${url}`, { headers }).end();
      const [answer] = await once(sent, 'response');
      return { sent, answer };
    };
    // A file larger than the buffers stalls when the client stops reading.
    await server.database.query(
      sql`update hotels set hotel_name = repeat('wide ', 2000) where id = ${hotels['Crowded']}`,
    );
    const begun = [await begin(), await begin(), await begin()];
    expect(begun.map(({ answer }) => answer.statusCode)).toEqual([200, 200, 200]);
    const fourth = await server.app.inject({ url, headers });
    expect([fourth.statusCode, fourth.json().errorType]).toEqual([429, 'TOO_MANY_REQUESTS']);
    for (const { sent } of begun) sent.destroy();
    const open = sql`select from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    while ((await server.database.query(open)).length > 0) await sleep(20);
    await server.database.query(
      sql`update hotels set hotel_name = 'Crowded' where id = ${hotels['Crowded']}`,
    );
    expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
  });
});
