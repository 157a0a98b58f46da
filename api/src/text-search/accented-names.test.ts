import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { addBooking } from '../testing/contexts/open-bookings-test.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const names = ['Müller', 'José', 'Inês'];
let server: TestApp;
let admin: { cookie: string; origin: string };
let reviewer: { cookie: string; origin: string };

beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  const hotel_id = await insertHotel(database, 'Seaview');
  const person = { usr_email: 'admin@seaview.test', hotel_id, permissions: ['manage_hotel'] as const };
  await insertUser(database, person);
  await insertUser(database, {
    usr_email: 'root@suite.test',
    hotel_id: null,
    permissions: ['approve_hotels'],
  });
  for (const [index, name] of names.entries()) {
    await insertHotel(database, `Hotel ${name}`);
    await addBooking(database, {
      hotel_id,
      name,
      email: `guest${index}@guests.test`,
      checkin_date: '2027-03-05',
    });
    const usr_email = `colleague${index}@seaview.test`;
    const user_id = await insertUser(database, { usr_email, hotel_id, permissions: [] });
    await database.query(sql`update users set usr_lastname = ${name} where user_id = ${user_id}`);
  }
  admin = await server.signIn(person.usr_email);
  reviewer = await server.signIn('root@suite.test');
});
afterAll(() => server.close());

async function find<Result>(path: string, headers = admin): Promise<Result> {
  const answer = await server.app.inject({ url: `/api${path}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ result: Result }>().result;
}

test.each([
  ['muller', 'Müller'],
  ['jose', 'José'],
  ['INES', 'Inês'],
])('%s finds %s in bookings, staff, hotels and the search of everything', async (search, name) => {
  const { bookings } = await find<{ bookings: { name: string }[] }>(`/bookings?search=${search}`);
  expect(bookings.map((one) => one.name)).toEqual([name]);
  const { staff } = await find<{ staff: { usr_lastname: string }[] }>(`/hotel/staff?search=${search}`);
  expect(staff.map(({ usr_lastname }) => usr_lastname)).toEqual([name]);
  const { hotels } = await find<{ hotels: { hotel_name: string }[] }>(
    `/hotel/list?search=${search}`,
    reviewer,
  );
  expect(hotels.map(({ hotel_name }) => hotel_name)).toEqual([`Hotel ${name}`]);
  const { hits } = await find<{ hits: { kind: string; title: string }[] }>(`/search?q=${search}`);
  expect(hits.map(({ kind, title }) => `${kind}: ${title}`)).toEqual(
    expect.arrayContaining([`guest: ${name}`, `person: Test ${name}`]),
  );
});

test.each(['912345678', '+351 (912) 345-678', '00351912345678', '٩١٢ ٣٤٥', '345 678'])(
  'the phone number %s finds a member of the staff however it is stored',
  async (search) => {
    await server.database.query(
      sql`update users set usr_phone = '+351 912 345 678' where usr_email = 'colleague0@seaview.test'`,
    );
    const query = new URLSearchParams({ search });
    const { staff } = await find<{ staff: { usr_email: string }[] }>(`/hotel/staff?${query}`);
    expect(staff.map(({ usr_email }) => usr_email)).toEqual(['colleague0@seaview.test']);
  },
);
