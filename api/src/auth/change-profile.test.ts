import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';

const usr_email = 'ana@seaview.test';
let server: AccountTest;
let ana: Headers;
let hotel_id: number;

beforeAll(async () => {
  server = await openAccountTest();
  hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, { usr_email, hotel_id, permissions: ['manage_hotel'] });
  ana = await server.signIn(usr_email);
});
afterAll(() => server.close());
beforeEach(() =>
  server.database.query(sql`
    update users set usr_phone = '+351 912 555', usr_gender = 'Female', usr_description = 'Hello', usr_photo = null`),
);

test('a new photo address that the server would not fetch is refused, and a stored one loses no other change', async () => {
  const elsewhere = await openAccountTest({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' });
  await insertUser(elsewhere.database, { usr_email, hotel_id: null, permissions: [] });
  const anaElsewhere = await elsewhere.signIn(usr_email);
  const http = 'http://photos.test/ana.jpg';
  for (const usr_photo of [http, 'https://10.0.0.7/ana.jpg', 'https://127.0.0.1/ana.jpg']) {
    const answer = await elsewhere.change(anaElsewhere, { usr_photo });
    expect([usr_photo, answer.statusCode, answer.json().errors]).toEqual([
      usr_photo,
      400,
      [
        {
          field: 'usr_photo',
          message: 'Please enter a valid URL for profile photo',
          code: 'PHOTO_URL_INVALID',
        },
      ],
    ]);
  }
  await elsewhere.database.query(sql`update users set usr_photo = ${http}`);
  const kept = await elsewhere.change(anaElsewhere, { usr_photo: http, usr_firstname: 'Bea' });
  expect(kept.json().result).toMatchObject({ usr_photo: http, usr_firstname: 'Bea' });
  await elsewhere.close();
});

test('changes what is sent, trimmed, and answers the whole profile', async () => {
  const answer = await server.change(ana, {
    usr_firstname: '  Ana María ',
    usr_lastname: 'Reis',
    usr_phone: '+351 912 555 01',
    usr_gender: 'Prefer not to disclose',
    usr_photo: 'https://photos.test/ana.jpg',
  });
  expect(answer.json()).toMatchObject({
    success: true,
    message: 'Profile updated successfully!',
    result: {
      step: 'done',
      usr_firstname: 'Ana María',
      usr_phone: '+351 912 555 01',
      usr_description: 'Hello',
      usr_photo: 'https://photos.test/ana.jpg',
      usr_email,
      hotel_name: 'Seaview',
      permissions: [{ permission_name: 'manage_hotel' }],
    },
  });
  expect(answer.cookies).toEqual([]);
  expect((await server.call('GET', '/auth/user-profile', ana)).json().result.usr_firstname).toBe('Ana María');
});

test.each([null, ''])('an empty bio or photo (%j) is taken away', async (nothing) => {
  const sent = { usr_photo: nothing, usr_description: nothing };
  const answer = await server.change(ana, sent);
  if (nothing === null) expect(answer.json().result).toMatchObject(sent);
  expect(answer.json().result).toMatchObject({ usr_photo: null, usr_description: null });
});

test('what another door stored is not judged again while it is not changed', async () => {
  await server.database.query(
    sql`update users set usr_firstname = 'Seán', usr_lastname = 'O''Neill-Smith\u00a0Jr'`,
  );
  const stored = { usr_firstname: 'Seán', usr_lastname: "O'Neill-Smith Jr", usr_gender: 'Female' };
  const answer = await server.change(ana, { ...stored, usr_phone: '+351\u00a0912\u2011555\u00a0٠٧' });
  expect(answer.json().result).toMatchObject({ ...stored, usr_phone: '+351 912-555 07' });
  const changed = await server.change(ana, { ...stored, usr_lastname: "O'Neill-Jones" });
  expect(changed.json().errors).toEqual([
    { field: 'usr_lastname', message: 'Last name should only contain letters and spaces' },
  ]);
  await server.database.query(sql`update users set usr_firstname = 'Ana', usr_lastname = 'Reis'`);
});

test('says what is wrong field by field, and changes nothing', async () => {
  const answer = await server.change(ana, { usr_firstname: '', usr_phone: '12ab', usr_description: 'new' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    message: 'First name is required',
    errorType: 'VALIDATION_ERROR',
    errors: [
      { field: 'usr_firstname', message: 'First name is required' },
      { field: 'usr_phone', message: 'Please enter a valid phone number' },
    ],
  });
  const { result } = (await server.call('GET', '/auth/user-profile', ana)).json();
  expect(result.usr_description).toBe('Hello');
});

test.each(['is_approved', 'hotel_id', 'roles', 'usr_email', 'must_change_password'])(
  'has no field %s',
  async (field) => {
    const answer = await server.change(ana, { usr_firstname: 'Ana', [field]: true });
    expect(answer.json()).toMatchObject({ errors: [{ field, message: `Unknown field: ${field}` }] });
  },
);

test.each(['ar', 'de', null])('keeps the language %j of the console', async (usr_language) => {
  const answer = await server.change(ana, { usr_language });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().result).toMatchObject({ usr_language, usr_description: 'Hello' });
  const profile = (await server.call('GET', '/auth/user-profile', ana)).json();
  expect(profile.result.usr_language).toBe(usr_language);
  const next = await server.signIn(usr_email);
  expect((await server.call('GET', '/auth/user-profile', next)).json().result.usr_language).toBe(
    usr_language,
  );
});

test.each(['nl', 'DE', 'de-CH', '', 7])(
  'refuses %j, which is no language of the console, and keeps the one before',
  async (usr_language) => {
    await server.change(ana, { usr_language: 'it' });
    const answer = await server.change(ana, { usr_language });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errorType: 'VALIDATION_ERROR',
      errors: [{ field: 'usr_language' }],
    });
    const { result } = (await server.call('GET', '/auth/user-profile', ana)).json();
    expect(result.usr_language).toBe('it');
  },
);

test('says which languages there are', async () => {
  const answer = await server.change(ana, { usr_language: 'nl' });
  expect(answer.json().message).toBe('Language must be one of en, de, fr, es, it, ar');
});

test('a change without the language leaves it', async () => {
  await server.change(ana, { usr_language: 'fr' });
  const answer = await server.change(ana, { usr_phone: '+351 912 555 02' });
  expect(answer.json().result.usr_language).toBe('fr');
});

test('leaves one audit record that names the fields and holds none of their values', async () => {
  await server.change(ana, { usr_phone: '+351 912 000 00', usr_gender: 'Female' });
  const [record] = await server.database.query<{ details: object }>(sql`
    select actor_user_id = users.user_id as is_own, audit_records.hotel_id, subject_id = users.user_id::text as about_self,
      address, details
    from audit_records, users where action = 'update-user-profile' and usr_email = ${usr_email}
    order by audit_records.id desc limit 1`);
  expect(record).toEqual({
    is_own: true,
    hotel_id,
    about_self: true,
    address: '127.0.0.1',
    details: { changed: ['usr_phone'] },
  });
});
