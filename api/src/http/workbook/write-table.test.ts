import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fileTypes } from '@suite/contracts/http';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { rowsOf, unzip } from '@suite/csv/read-workbook';

let server: TestApp;
let headers: { cookie: string; origin: string };

beforeAll(async () => {
  server = await createTestApp();
  const usr_email = 'admin@seaview.test';
  const hotel_id = await insertHotel(server.database, 'Seaview; "Bay"');
  await insertUser(server.database, { usr_email, hotel_id, permissions: ['manage_hotel'] });
  headers = await server.signIn(usr_email);
  await server.database.query(sql`
    insert into bookings (hotel_id, name, email, checkin_date, checkout_date, no_nights, room_type,
      verification_token_hash, verification_token_encrypted)
    values (${hotel_id}, 'Ann;=1+1;z', 'ann@guests.test', '2027-03-05', '2027-03-07', 2, 'Double', 'a', '')`);
  await server.database.query(sql`
    insert into room_rates (hotel_id, room_type, nightly_rate, currency, set_month)
    values (${hotel_id}, 'Double', 99.5, 'EUR', '2020-01-01')`);
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject({ url: `/api${path}`, headers });

test.each([
  ['/bookings/export/csv', /^bookings-[\dT-]+Z/],
  ['/audit/export/csv', /^audit-[\dT-]+Z/],
  ['/dashboard/months/2027-03/export', /^month-end-2027-03/],
])('%s answers each reader with its own file', async (path, name) => {
  const plain = await get(path);
  expect(plain.headers['content-type']).toBe(fileTypes.csv);
  const [heading = ''] = plain.body.split('\r\n');
  expect(heading).toMatch(/^\uFEFF(ID|Booking),/);

  const semicolons = await get(`${path}?separator=semicolon`);
  expect(semicolons.body.split('\r\n')[0]).toBe(heading.replaceAll(',', ';'));

  const workbook = await get(`${path}?format=xlsx`);
  expect(workbook.headers['content-type']).toBe(fileTypes.xlsx);
  const [, fileName = ''] =
    /filename="(.*)\.xlsx"$/.exec(String(workbook.headers['content-disposition'])) ?? [];
  expect(fileName).toMatch(name);
  const sheet = unzip(workbook.rawPayload)['xl/worksheets/sheet1.xml'] ?? '';
  expect(rowsOf(sheet).length).toBeGreaterThan(1);
});

test('no reader of a file evaluates a name, and only CSV files need an apostrophe for it', async () => {
  const [plain, semicolons, workbook] = await Promise.all(
    ['', '?separator=semicolon', '?format=xlsx'].map((query) => get(`/bookings/export/csv${query}`)),
  );
  expect(plain?.body).toContain(`,"Ann;'=1+1;z",`);
  expect(semicolons?.body).toContain(`;"Ann;'=1+1;z";`);
  const sheet = unzip(workbook?.rawPayload ?? Buffer.alloc(0))['xl/worksheets/sheet1.xml'] ?? '';
  expect(rowsOf(sheet)[1]).toMatchObject({ B: 'Ann;=1+1;z' });
});

test('amounts have the decimal comma of a file with semicolons', async () => {
  const plain = await get('/dashboard/months/2027-03/export');
  const semicolons = await get('/dashboard/months/2027-03/export?separator=semicolon');
  expect([plain.body.includes(',99.5,'), semicolons.body.includes(';99,5;')]).toEqual([true, true]);
});
