import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { UserProfile } from '@suite/contracts/auth';
import { sql } from '@suite/database';
import { createTestApp, testPassword, type TestApp } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { addHotel } from '../testing/contexts/open-bookings-test.ts';
import { runPasswordRulesCommand } from './auth.public.ts';

let server: TestApp;
let hotel_id: number;
let people = 0;

beforeAll(async () => {
  server = await createTestApp();
  hotel_id = await addHotel(server.database, 'Seaview');
});
afterAll(() => server.close());
beforeEach(() => demand({ platform: 6, hotel: 6 }));

async function demand({ platform, hotel }: { platform: number; hotel: number }): Promise<void> {
  await runPasswordRulesCommand(server.database, ['--min-length', String(platform)]);
  await server.database.query(sql`update hotels set password_min_length = ${hotel} where id = ${hotel_id}`);
}

async function addMember(): Promise<string> {
  const usr_email = `member${(people += 1)}@seaview.test`;
  await insertUser(server.database, { usr_email, hotel_id, permissions: ['hotel_checkins_create'] });
  return usr_email;
}

async function signIn(usr_email: string, usr_password = testPassword) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { usr_email, usr_password },
  });
  expect(answer.statusCode).toBe(200);
  const { user, accessToken } = answer.json<{ result: { user: UserProfile; accessToken: string } }>().result;
  return { user, headers: { authorization: `Bearer ${accessToken}` } };
}
type SignedIn = Awaited<ReturnType<typeof signIn>>;

const choose = ({ headers }: SignedIn, usr_password: string) =>
  server.app.inject({ method: 'PATCH', url: '/api/auth/user-profile', headers, payload: { usr_password } });
const listBookings = ({ headers }: SignedIn) => server.app.inject({ url: '/api/bookings', headers });

test.each([
  [{ platform: 6, hotel: 6 }, 6],
  [{ platform: 20, hotel: 6 }, 20],
  [{ platform: 6, hotel: 20 }, 20],
  [{ platform: 18, hotel: 20 }, 20],
])('of %j the larger counts: %i', async (rules, min_length) => {
  const usr_email = await addMember();
  await demand(rules);
  const { user } = await signIn(usr_email);
  expect(user).toMatchObject({ password_min_length: min_length, password_is_short: min_length > 6 });
});

test('a password that is too short by now is changed before anything else', async () => {
  const usr_email = await addMember();
  const before = await signIn(usr_email);
  expect((await listBookings(before)).statusCode).toBe(200);
  await demand({ platform: 6, hotel: 20 });
  // A stored password's length is unknown until it is typed.
  expect((await listBookings(before)).statusCode).toBe(200);
  const session = await signIn(usr_email);
  expect(session.user).toMatchObject({ must_change_password: true, password_is_short: true });
  expect((await listBookings(session)).json()).toMatchObject({ errorType: 'PASSWORD_CHANGE_REQUIRED' });
  const refused = await choose(session, 'Nineteen-letters-19');
  const message = 'Password must be at least 20 characters';
  const coded = { message, code: 'PASSWORD_TOO_SHORT', params: { min_length: 20 } };
  expect([refused.statusCode, refused.json().errors]).toEqual([400, [{ field: 'usr_password', ...coded }]]);
  const done = await choose(session, 'Twenty-letters-are-20');
  expect(done.json().result).toMatchObject({ step: 'done', must_change_password: false });
  const again = await signIn(usr_email, 'Twenty-letters-are-20');
  expect(again.user).toMatchObject({ must_change_password: false, password_is_short: false });
  expect((await listBookings(again)).statusCode).toBe(200);
});

test('a rule that is lowered again asks for nothing at the next sign-in', async () => {
  const usr_email = await addMember();
  await demand({ platform: 30, hotel: 6 });
  expect((await signIn(usr_email)).user.must_change_password).toBe(true);
  await demand({ platform: 15, hotel: 6 });
  expect((await signIn(usr_email)).user.must_change_password).toBe(false);
});

test('a new password keeps the rule, also without a sign-in that asked for a change', async () => {
  const usr_email = await addMember();
  await demand({ platform: 15, hotel: 6 });
  const session = await signIn(usr_email);
  const refused = await choose(session, 'Harbour-tide-7');
  expect(refused.json()).toMatchObject({ message: 'Password must be at least 15 characters' });
  expect((await choose(session, 'Harbour-tides-7')).json().result).toMatchObject({ step: 'otp' });
});

test('the command says and changes the rule of the platform, and records it', async () => {
  const { database } = server;
  await runPasswordRulesCommand(database, ['--min-length', '12']);
  expect(await runPasswordRulesCommand(database, ['--status'])).toBe(
    'Passwords have at least 12 characters.',
  );
  const [record] = await database.query<object>(sql`
    select details, address from audit_records where action = 'update-password-rules' order by id desc limit 1`);
  expect(record).toEqual({ details: { min_length: { before: 6, after: 12 } }, address: 'command line' });
  for (const args of [
    [],
    ['--min-length', '5'],
    ['--min-length', '65'],
    ['--min-length', 'x'],
    ['--min-length'],
  ]) {
    await expect(runPasswordRulesCommand(database, args)).rejects.toThrow('Usage');
  }
});
