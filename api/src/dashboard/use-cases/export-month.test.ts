import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { addPerson, openHotel } from '../../testing/contexts/open-dashboard-test.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { exportMonth } from './export-month.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test.each(['csv', 'xlsx'] as const)(
  '%s is read from the database as fast as its client takes it',
  async (format) => {
    const { database } = server;
    const crowded = await openHotel(database, `Crowded ${format}`);
    const owner = await addPerson(database, crowded, ['manage_hotel']);
    await database.query(sql`
    insert into bookings (hotel_id, name, email, checkin_date, checkout_date, no_nights, room_type,
      verification_token_hash, verification_token_encrypted)
    select ${crowded.id}, 'Guest', n || '@guests.test', '2027-03-05', '2027-03-06', 1, md5(n::text),
      ${format}::bytea || n::text::bytea, ''
    from generate_series(1, 5000) as n`);
    const asked = { month: '2027-03', format };
    const unread = await exportMonth(database, owner, asked);
    expect((await buffer(await exportMonth(database, owner, asked))).length).toBeGreaterThan(80_000);
    const open = sql`select from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
    expect(await database.query(open)).toHaveLength(1);
    unread.destroy();
    while ((await database.query(open)).length > 0) await sleep(20);
  },
);

test('over HTTP it is a file with a name and its type', async () => {
  const usr_email = 'admin@seaview.test';
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, { usr_email, hotel_id, permissions: ['manage_hotel'] });
  const headers = await server.signIn(usr_email);
  const get = (path: string) => server.app.inject({ url: `/api/dashboard/months${path}`, headers });
  for (const [format, type] of [
    ['csv', 'text/csv; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ]) {
    const { statusCode, headers: answered } = await get(`/2027-03/export?format=${format}`);
    expect([statusCode, answered['content-type'], answered['content-disposition']]).toEqual([
      ...[200, type, `attachment; filename="month-end-2027-03.${format}"`],
    ]);
  }
  for (const path of ['/2027-13/export?format=csv', '/2027-03/export?format=pdf', '?from=2027-03']) {
    expect((await get(path)).statusCode).toBe(400);
  }
  expect((await get('?from=2027-03&to=2027-04')).json().result.months).toHaveLength(2);
});
