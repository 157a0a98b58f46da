import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';

let server: AccountTest;
let admin: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  const { database } = server;
  const [hotel_id, other_id] = [
    await insertHotel(database, 'Seaview'),
    await insertHotel(database, 'Alpine'),
  ];
  const manager = ['manage_hotel'] as const;
  const people = [
    { usr_email: 'ana@seaview.test', hotel_id, permissions: manager },
    { usr_email: 'bea@seaview.test', hotel_id, permissions: manager },
    { usr_email: 'left@seaview.test', hotel_id, permissions: manager },
    { usr_email: 'desk@seaview.test', hotel_id, permissions: ['hotel_checkins_create'] as const },
    { usr_email: 'admin@alpine.test', hotel_id: other_id, permissions: manager },
    { usr_email: 'root@suite.test', hotel_id: null, permissions: manager },
  ];
  for (const person of people) await insertUser(database, person);
  await database.query(sql`update users set is_active = false where usr_email = 'left@seaview.test'`);
  await database.query(sql`update users set usr_language = 'de' where usr_email = 'bea@seaview.test'`);
  await database.query(sql`
    update users set usr_firstname = 'Ana', usr_lastname = 'Reis' where usr_email = 'ana@seaview.test'`);
  admin = await server.signIn('ana@seaview.test');
});
afterAll(() => server.close());
beforeEach(() => server.database.query(sql`delete from emails`));

const recipients = async () => {
  const mails = await server.database.query<{ recipient: string }>(
    sql`select recipient from emails order by recipient`,
  );
  return mails.map(({ recipient }) => recipient);
};
const mailTo = async (recipient: string) => {
  const mails = await server.mailsTo(recipient);
  expect(mails).toHaveLength(1);
  return { subject: mails[0]?.subject, lines: mails[0]?.text.split('\n') };
};
const today = () => calendarDateIn('Europe/Lisbon');
const create = async (name: string, expires_on = addDays(today(), 30)) => {
  const body = { name, scopes: ['bookings:read', 'guests:read'], expires_on };
  const answer = await server.call('POST', '/integrations/tokens', admin, body);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ result: { token: { id: number }; secret: string } }>().result;
};
const inWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

test('a new token is mailed to those who manage the hotel, the author among them, each in their language', async () => {
  const expires_on = addDays(today(), 30);
  const { secret } = await create('Channel manager', expires_on);
  expect(await recipients()).toEqual(['ana@seaview.test', 'bea@seaview.test']);
  const english = await mailTo('ana@seaview.test');
  expect(english.subject).toBe('An API token was created for your hotel');
  expect(english.lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Ana Reis created an API token\./),
      'API token: Channel manager',
      'Scopes: Read bookings, Read guests',
      `Last day: ${inWords(expires_on, 'en-GB')}`,
      expect.stringMatching(/revoke it at once/),
      expect.stringMatching(/^Open the API tokens: https?:.*\/integrations$/),
    ]),
  );
  const german = await mailTo('bea@seaview.test');
  expect(german.lines).toEqual(
    expect.arrayContaining([
      'Berechtigungen: Buchungen lesen, Gäste lesen',
      `Letzter Tag: ${inWords(expires_on, 'de')}`,
    ]),
  );
  const stored = await server.database.query(sql`select emails::text from emails`);
  expect(JSON.stringify(stored)).not.toContain(secret.slice(-30));
});

test('a revoked token is mailed to the same people, once', async () => {
  const { token } = await create('Locks', today());
  await server.database.query(sql`delete from emails`);
  const path = `/integrations/tokens/${token.id}`;
  await server.call('DELETE', path, await server.signIn('bea@seaview.test'));
  await server.call('DELETE', path, admin);
  expect(await recipients()).toEqual(['ana@seaview.test', 'bea@seaview.test']);
  const { subject, lines } = await mailTo('ana@seaview.test');
  expect(subject).toBe('An API token of your hotel was revoked');
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Test Person revoked an API token\./),
      'API token: Locks',
      `Last day: ${inWords(today(), 'en-GB')}`,
    ]),
  );
});

test('a token that is refused is not mailed', async () => {
  await create('Till');
  await server.database.query(sql`delete from emails`);
  const body = { name: 'till', scopes: ['bookings:read'], expires_on: today() };
  expect((await server.call('POST', '/integrations/tokens', admin, body)).statusCode).toBe(409);
  const payload = { ...body, name: 'Unconfirmed' };
  const call = { method: 'POST', url: '/api/integrations/tokens', headers: admin, payload } as const;
  expect((await server.injectUnconfirmed(call)).statusCode).toBe(403);
  expect(await recipients()).toEqual([]);
});
