import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { payload } from '../testing/contexts/open-bookings-test.ts';

let server: TestApp;
let seaview: number;
let alpine: number;
type Person = 'super' | 'admin' | 'desk' | 'withoutBookings';
const headers = {} as Record<Person, { cookie: string; origin: string }>;

beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  seaview = await insertHotel(database, 'Seaview');
  alpine = await insertHotel(database, 'Alpine');
  const people = {
    super: { hotel_id: null, permissions: ['approve_hotels', 'manage_hotel'] },
    admin: { hotel_id: seaview, permissions: ['manage_hotel'] },
    desk: { hotel_id: seaview, permissions: ['hotel_checkins_create'] },
    withoutBookings: { hotel_id: seaview, permissions: ['update_permissions'] },
  } as const;
  for (const [name, person] of Object.entries(people)) {
    const usr_email = `${name}@people.test`;
    await insertUser(database, { usr_email, ...person });
    headers[name as Person] = await server.signIn(usr_email);
  }
});
afterAll(() => server.close());

const get = (url: string, who: Person | null = 'desk') =>
  server.app.inject({ url: `/api${url}`, headers: who ? headers[who] : {} });
const create = (fields: object, who: Person | null = 'desk') =>
  server.app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: who ? headers[who] : { origin: headers.desk.origin },
    payload: { ...payload({ checkin_date: addDays(calendarDateIn('UTC'), 1), no_nights: 2 }), ...fields },
  });

async function countBookings(): Promise<number | undefined> {
  const [row] = await server.database.query<{ count: number }>(sql`select count(*) from bookings`);
  return row?.count;
}

describe('signed out', () => {
  test.each([
    ['list', () => get('/bookings', null)],
    ['stats', () => get('/bookings/stats', null)],
    ['create', () => create({}, null)],
  ])('%s is refused', async (_name, call) => {
    const answer = await call();
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, errorType: 'UNAUTHENTICATED' });
  });
});

describe('create, list and stats together', () => {
  test('a new booking is answered whole, first in the list and counted, its secret nowhere', async () => {
    const verification_token = randomUUID();
    const passengers = [{ name: 'Bo', type: 'Child' }];
    const before = (await get('/bookings/stats')).json<{ result: { total_bookings: number } }>().result;
    const answer = await create({ verification_token, passengers });
    expect(answer.statusCode).toBe(201);
    const { result } = answer.json<{ result: { id: number } }>();
    expect(result).toMatchObject({ hotel_id: seaview, hotel_name: 'Seaview', passengers: [{ name: 'Bo' }] });

    const list = await get('/bookings');
    expect(list.json()).toMatchObject({
      success: true,
      message: 'Bookings fetched successfully',
      result: { userRole: 'Role of desk@people.test', hotelId: seaview, pagination: { page: 1, limit: 10 } },
    });
    expect(list.json<{ result: { bookings: unknown[] } }>().result.bookings[0]).toEqual(result);
    const after = (await get('/bookings/stats')).json<{ result: { total_bookings: number } }>().result;
    expect(after.total_bookings).toBe(before.total_bookings + 1);
    for (const text of [answer.body, list.body, server.logLines.join('')]) {
      expect(text).not.toContain(verification_token);
      expect(text).not.toContain('verification_token');
    }
  });

  test('another hotel stays out of reach whatever is sent', async () => {
    const there = await create({ hotel_id: alpine }, 'super');
    expect(there.statusCode).toBe(201);
    const { id } = there.json<{ result: { id: number } }>().result;
    for (const query of [
      `hotelId=${alpine}`,
      `search=%23${id}`,
      `hotelId=${alpine}&search=alpine`,
      'limit=100',
    ]) {
      const { bookings } = (await get(`/bookings?${query}`, 'admin')).json<{
        result: { bookings: { id: number }[] };
      }>().result;
      expect(bookings.filter((booking) => booking.id === id)).toEqual([]);
    }
    expect((await create({ hotel_id: alpine }, 'admin')).json()).toMatchObject({
      errorType: 'HOTEL_NOT_FOUND',
    });
    expect((await create({}, 'super')).json()).toMatchObject({ message: 'Hotel ID is required' });
  });

  test('an overlap is a 409 with a message', async () => {
    const email = 'twice@guests.test';
    await create({ email });
    const second = await create({ email });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      success: false,
      errorType: 'DATE_RANGE_CONFLICT',
      message: expect.stringMatching(/^This guest already has booking #\d+ \(.+\) at this hotel from .+\.$/),
      code: 'GUEST_HAS_BOOKING_FROM',
    });
    expect((await create({ email, allow_overlap: true })).statusCode).toBe(403);
    expect((await create({ email, allow_overlap: true }, 'admin')).statusCode).toBe(201);
  });
});

test.each([
  ['page=0', 'Page must be at least 1'],
  ['page=two', 'Page must be a whole number'],
  ['page=1&page=2', 'Page must be a whole number'],
  ['page=1e9', 'Page must be a whole number'],
  ['limit=101', 'Limit must be at most 100'],
  ['limit=-1', 'Limit must be at least 1'],
  ['status=open', 'Status must be all, verified or pending'],
  ['dateFrom=05/03/2027', 'Dates must be written as YYYY-MM-DD'],
  ['dateFrom=0000-01-01', 'Dates must be written as YYYY-MM-DD'],
  ['dateFrom=2027-03-06&dateTo=2027-03-05', 'From date must not be after To date'],
  ['hotelId=99999999999', 'Hotel ID is not known'],
  [`search=${'a'.repeat(201)}`, 'Search must be at most 200 characters'],
])('list with %s is a 400: %s', async (query, message) => {
  const answer = await get(`/bookings?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, errorType: 'VALIDATION_ERROR', message });
});

test.each([
  'search=%00',
  'search=%',
  'search=%5C',
  'search=%27',
  'search=%F0%9F%98%80',
  'page=1000000&limit=100',
])('list with %s is answered in the envelope', async (query) => {
  const answer = await get(`/bookings?${query}`);
  expect([200, 400]).toContain(answer.statusCode);
  expect(answer.json()).toMatchObject({ success: answer.statusCode === 200, message: expect.any(String) });
});

describe('create refuses', () => {
  const today = calendarDateIn('Europe/Lisbon');
  const three = Array<object>(3).fill({ name: 'Bo', type: 'Adult' });
  test.each<[object, string]>([
    [{ name: '' }, 'Name is required'],
    [{ name: 5 }, 'Name must be text'],
    [{ name: { toString: 1 } }, 'Unknown field: toString'],
    [{ name: 'Ann\r\nBcc: x@y.test' }, 'Name must be one line of text'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'no-address' }, 'Valid email is required'],
    [{ room_type: '' }, 'Room type is required'],
    [{ checkin_date: '' }, 'Check-in date is required'],
    [{ checkout_date: '' }, 'Check-out date is required'],
    [{ checkin_date: addDays(today, -1) }, 'Check-in date cannot be in the past'],
    [{ checkout_date: addDays(today, -3) }, 'Check-out date must be after check-in date'],
    [{ no_nights: 9 }, 'Nights seem incorrect. Expected around 2 nights for selected dates.'],
    [{ no_nights: '2' }, 'Nights must be a whole number'],
    [{ room_type: 'Single', passengers: three }, 'Maximum 2 passengers allowed for Single room'],
    [{ passengers: [{ name: ' ', type: 'Adult' }] }, 'Name is required'],
    [{ passengers: [{ name: 'Bo', type: '' }] }, 'Type is required'],
    [{ passengers: { length: 1 } }, 'Passengers must be a list'],
    [{ verification_token: 'guess-me' }, 'Verification token must be a UUID v4'],
    [{ is_verified: true }, 'Unknown field: is_verified'],
  ])('%j: %s', async (fields, message) => {
    const before = await countBookings();
    const answer = await create(fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, errorType: 'VALIDATION_ERROR', message });
    expect(await countBookings()).toBe(before);
  });

  test('who lacks the permission', async () => {
    const answer = await create({}, 'withoutBookings');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errorType: 'PERMISSION_DENIED' });
  });
});

describe('send verification', () => {
  const send = (id: number | string, who: Person | null = 'admin', body?: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api/bookings/${id}/send-verification`,
      headers: who ? headers[who] : { origin: headers.desk.origin },
      ...(body && { payload: body }),
    });

  test.each([
    ['with no body', {}, undefined],
    ['with an empty one', {}, {}],
    [
      'of the legacy form',
      { hotel_name: 'Seaview', room_type: 'Suite', checkout_date: '', no_nights: null },
      undefined,
    ],
  ])('%s mails a working link, and the link is in no answer', async (_name, fields, body) => {
    const made = await create(fields);
    const { id, email } = made.json<{ result: { id: number; email: string } }>().result;
    const answer = await send(id, 'admin', body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: 'Verification email sent successfully.',
      result: { email },
    });
    const [mail] = await server.database.query<{ body_text: string }>(
      sql`select body_text from emails where recipient = ${email}`,
    );
    const link = /https?:\/\/\S+?(\/user-verification\/(\S+))/.exec(mail?.body_text ?? '');
    const opened = await server.app.inject({ url: `/api/getuser_by_token/${link?.[2]}` });
    expect(opened.json()).toMatchObject({ success: true, result: { id, email } });
    const records = await server.database.query(
      sql`select * from audit_records where subject_type = 'booking' and subject_id = ${String(id)}`,
    );
    for (const text of [made.body, answer.body, server.logLines.join(''), JSON.stringify(records)]) {
      expect(text).not.toContain(link?.[2]);
    }
  });

  test.each([
    ['whatever is sent with it', 1, { email: 'other@guests.test' }, 400, 'VALIDATION_ERROR'],
    ['a booking that cannot be', 'x', undefined, 400, 'VALIDATION_ERROR'],
    ['a booking that is not there', 2_147_483_647, undefined, 404, 'BOOKING_NOT_FOUND'],
  ])('refuses %s', async (_name, id, body, status, errorType) => {
    const answer = await send(id, 'admin', body);
    expect([answer.statusCode, answer.json().errorType]).toEqual([status, errorType]);
  });

  test('is for those who manage bookings', async () => {
    const { id } = (await create({})).json<{ result: { id: number } }>().result;
    const answers = await Promise.all(
      ([null, 'desk', 'withoutBookings', 'super'] as const).map((who) => send(id, who)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 200]);
  });
});
