import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { hotelRegistration } from '../testing/contexts/hotel-registration.factory.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';

let server: AccountTest;
let admin: Headers;
let reviewer: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, { usr_email: 'a@suite.test', hotel_id, permissions: ['manage_hotel'] });
  await insertUser(server.database, {
    usr_email: 'r@suite.test',
    hotel_id: null,
    permissions: ['approve_hotels'],
  });
  admin = await server.signIn('a@suite.test');
  reviewer = await server.signIn('r@suite.test');
});
afterAll(() => server.close());

const { hotel_name: _name, registration_number: _number, ...contact } = hotelRegistration();
const profile = { ...contact, time_zone: 'Europe/Lisbon', retention_hours: 0 };

const updated_at = expect.any(String);

async function records(action: string): Promise<number> {
  const rows = await server.database.query(sql`select 1 from audit_records where action = ${action}`);
  return rows.length;
}

test('the profile is changed as a whole, but for what was reviewed, and recorded once', async () => {
  const recorded = await records('update-hotel-profile');
  const changed = await server.call('PATCH', '/hotel/profile', admin, profile);
  expect(changed.statusCode).toBe(200);
  expect(changed.json().result).toMatchObject({ ...profile, hotel_name: 'Seaview' });
  const read = await server.call('GET', '/hotel/profile', admin);
  expect(read.json().result).toEqual(changed.json().result);
  expect(await records('update-hotel-profile')).toBe(recorded + 1);
  const renamed = await server.call('PATCH', '/hotel/profile', admin, { ...profile, hotel_name: 'Other' });
  expect([renamed.statusCode, renamed.json().errors]).toEqual([
    400,
    [{ field: 'hotel_name', message: 'Unknown field: hotel_name' }],
  ]);
});

test('mails to guests are off until the hotel wants them, and stay as they are when nothing is said of them', async () => {
  const stored = async () => (await server.call('GET', '/hotel/profile', admin)).json().result as object;
  expect(await stored()).toMatchObject({ invites_on_booking: false, reminder_days: 0 });
  const mails = { invites_on_booking: true, reminder_days: 3 };
  const changed = await server.call('PATCH', '/hotel/profile', admin, { ...profile, ...mails });
  expect([changed.statusCode, changed.json().result]).toEqual([200, expect.objectContaining(mails)]);
  expect((await server.call('PATCH', '/hotel/profile', admin, profile)).statusCode).toBe(200);
  expect(await stored()).toMatchObject(mails);
});

test('settings of verifications are off until the hotel wants them, and stay when a change does not name them', async () => {
  const stored = async () => (await server.call('GET', '/hotel/profile', admin)).json().result as object;
  expect(await stored()).toMatchObject({
    ...{ allows_photo_files: false, reviews_other_names: false },
    ...{ document_proof: 'zone', document_retention_days: 30, asks_guest_facts: false },
  });
  const settings = {
    ...{ allows_photo_files: true, reviews_other_names: true },
    ...{ document_proof: 'printed', document_retention_days: 0, asks_guest_facts: true },
  };
  const changed = await server.call('PATCH', '/hotel/profile', admin, { ...profile, ...settings });
  expect([changed.statusCode, changed.json().result]).toEqual([200, expect.objectContaining(settings)]);
  expect((await server.call('PATCH', '/hotel/profile', admin, profile)).statusCode).toBe(200);
  expect(await stored()).toMatchObject(settings);
});

test('requiring or dropping a second factor, and shorter passwords, are confirmed one by one right after the sign-in', async () => {
  const change = (rules: object) => server.call('PATCH', '/hotel/profile', admin, { ...profile, ...rules });
  const unconfirmed = async (rules: object) => {
    const payload = { ...profile, ...rules };
    const request = { method: 'PATCH' as const, url: '/api/hotel/profile', headers: admin, payload };
    const answer = await server.injectUnconfirmed(request);
    return [answer.statusCode, answer.json().errorType];
  };
  const refused = [403, 'CONFIRMATION_REQUIRED'];
  expect(await unconfirmed({ requires_second_factor: true })).toEqual(refused);
  expect(await unconfirmed({ password_min_length: 12 })).toEqual([200, undefined]);
  const strong = { requires_second_factor: true, password_min_length: 12 };
  expect((await change(strong)).statusCode).toBe(200);
  for (const weaker of [{ requires_second_factor: false }, { password_min_length: 11 }])
    expect(await unconfirmed(weaker)).toEqual(refused);
  expect((await change({ time_zone: 'Europe/Madrid' })).json().result).toMatchObject(strong);
  const weak = { requires_second_factor: false, password_min_length: 6 };
  expect((await change(weak)).json().result).toMatchObject(weak);
});

const zone = 'Please select a valid time zone';
test.each<[string, unknown, string]>([
  ['retention_hours', -1, 'Retention must be at least 0 hours'],
  ['retention_hours', 73, 'Retention must be at most 72 hours'],
  ['retention_hours', 1.5, 'Retention must be a whole number'],
  ['reminder_days', -1, 'Reminder must be at least 0 days before arrival'],
  ['reminder_days', 31, 'Reminder must be at most 30 days before arrival'],
  ['reminder_days', 0.5, 'Reminder must be a whole number'],
  ['reminder_days', null, 'Reminder is required'],
  ['invites_on_booking', 'yes', 'Invitation on booking must be true or false'],
  ['invites_on_booking', null, 'Invitation on booking must be true or false'],
  ['allows_photo_files', 'yes', 'Photos from files must be true or false'],
  ['reviews_other_names', null, 'Review of names must be true or false'],
  ['document_retention_days', -1, 'Document data retention must be at least 0 days'],
  ['document_retention_days', 366, 'Document data retention must be at most 365 days'],
  ['document_proof', 'none', 'Proof by documents must be one of zone, printed'],
  ['time_zone', '', 'Time zone is required'],
  ['time_zone', 'Mars/Olympus', zone],
  ['time_zone', '+01:00', zone],
  ['hotel_email', 'x@', 'Invalid email address'],
  ['postal_code', 'abc', 'Postal code must be 4-10 digits'],
  ['hotel_address', 'x', 'Address is too short'],
])('a profile with %s %p is refused', async (field, value, message) => {
  const answer = await server.call('PATCH', '/hotel/profile', admin, { ...profile, [field]: value });
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]]);
});

describe('rates', () => {
  const put = (payload: object) =>
    server.app.inject({ method: 'PUT', url: '/api/hotel/rates', headers: admin, payload });

  test('are replaced as a whole, to the cent', async () => {
    expect((await server.call('GET', '/hotel/rates', admin)).json().result).toEqual({
      currency: null,
      rates: [],
      updated_at,
    });
    const both = [
      { room_type: 'Single', nightly_rate: 80.35 },
      { room_type: 'Family', nightly_rate: 210 },
    ];
    expect((await put({ currency: 'EUR', rates: both })).json().result).toEqual({
      currency: 'EUR',
      rates: both,
      updated_at,
    });
    const one = { currency: 'CHF', rates: both.slice(1) };
    expect((await put(one)).statusCode).toBe(200);
    expect((await server.call('GET', '/hotel/rates', admin)).json().result).toEqual({ ...one, updated_at });
  });

  test.each<[object, string, string]>([
    [{ currency: 'euro' }, 'currency', 'Currency must be a code of three letters, such as EUR'],
    [
      { rates: [{ room_type: 'Suite', nightly_rate: 1 }] },
      'rates[0].room_type',
      'Room type must be one of Single, Double, Triple, Deluxe, Family',
    ],
    [
      { rates: [{ room_type: 'Single', nightly_rate: 0 }] },
      'rates[0].nightly_rate',
      'Nightly rate must be more than 0',
    ],
    [
      { rates: [{ room_type: 'Single', nightly_rate: 1.234 }] },
      'rates[0].nightly_rate',
      'Nightly rate must have at most two decimals',
    ],
    [
      {
        rates: [
          { room_type: 'Single', nightly_rate: 1 },
          { room_type: 'Single', nightly_rate: 2 },
        ],
      },
      'rates',
      'Each room type has one rate',
    ],
  ])('%j is refused', async (change, field, message) => {
    const answer = await put({ currency: 'EUR', rates: [], ...change });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]]);
  });
});

test('hotels are listed by state, found by name, e-mail or city, and turned down with a reason', async () => {
  const fields = hotelRegistration({
    hotel_name: 'Grand 100% Plaza',
    hotel_email: 'front@plaza.test',
    hotel_city: 'Zürich',
  });
  await server.call('POST', '/hotel/register', {}, fields);
  const find = async (query: string) =>
    (await server.call('GET', `/hotel/list?${query}`, reviewer)).json().result.hotels as {
      id: number;
      hotel_name: string;
    }[];
  for (const search of ['GRAND', '100%25', encodeURIComponent('zürich'), 'front@plaza']) {
    expect((await find(`search=${search}`)).map(({ hotel_name }) => hotel_name)).toEqual([
      'Grand 100% Plaza',
    ]);
  }
  expect(await find('search=100_')).toEqual([]);
  const [pending] = await find('status=pending');
  for (const rejection_reason of ['', '   ']) {
    const blank = await server.call('POST', `/hotel/${pending?.id}/reject`, reviewer, { rejection_reason });
    expect(blank.json().errors).toEqual([
      { field: 'rejection_reason', message: 'Rejection reason is required' },
    ]);
  }
  const rejected = await server.call('POST', `/hotel/${pending?.id}/reject`, reviewer, {
    rejection_reason: ' Incomplete ',
  });
  expect(rejected.json()).toMatchObject({
    message: expect.stringMatching(/^Grand 100% Plaza has been rejected. .+ gets the reason at .+@.+\.$/),
    result: { is_approved: false, approved_at: null, rejection_reason: 'Incomplete', admin_approved: false },
  });
  expect(rejected.json().result.rejected_at).toEqual(expect.any(String));
  expect((await find('status=rejected')).map(({ id }) => id)).toEqual([pending?.id]);
  expect(await find('status=pending')).toEqual([]);
  expect((await find('status=active')).map(({ hotel_name }) => hotel_name)).toEqual(['Seaview']);
});
