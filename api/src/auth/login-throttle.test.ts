import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestApp, testPassword, type TestApp } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ TRUST_PROXY: '127.0.0.1' });
  await insertUser(server.database, { usr_email: 'known@suite.test', hotel_id: null, permissions: [] });
});
afterEach(() => server.database.query(sql`delete from login_failures`));
afterAll(() => server.close());

const login = (usr_email: string, usr_password: string, address = '192.0.2.1') =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': address },
    payload: { usr_email, usr_password },
  });

async function failTimes(times: number, usr_email: string) {
  for (let attempt = 0; attempt < times; attempt++) await login(usr_email, 'Wrong-password-1');
}

const throttled = {
  success: false,
  message: 'Too many failed sign-in attempts. Please try again in a few minutes.',
  code: 'TOO_MANY_SIGN_INS',
  errorType: 'TOO_MANY_REQUESTS',
};

test.each(['known@suite.test', 'unknown@suite.test'])('ten wrong passwords close %s', async (account) => {
  await failTimes(10, account);
  for (const spelling of [account, account.toUpperCase()]) {
    const answer = await login(spelling, testPassword);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual(throttled);
  }
});

test('nine wrong passwords do not, and signing in forgets them', async () => {
  await failTimes(9, 'known@suite.test');
  expect((await login('known@suite.test', testPassword)).statusCode).toBe(200);
  await failTimes(9, 'known@suite.test');
  expect((await login('known@suite.test', testPassword)).statusCode).toBe(200);
});

test('the owner still gets in from another address, and after five minutes from this one', async () => {
  await failTimes(10, 'known@suite.test');
  expect((await login('known@suite.test', testPassword, '192.0.2.2')).statusCode).toBe(200);
  await server.database.query(sql`update login_failures set failed_at = failed_at - interval '5 minutes'`);
  expect((await login('known@suite.test', testPassword)).statusCode).toBe(200);
});

test('guesses sent at the same moment do not slip past the count', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => login('known@suite.test', 'Wrong-password-1')),
  );
  const guessed = answers.filter(({ statusCode }) => statusCode === 401);
  expect(guessed.length).toBeGreaterThan(0);
  expect(guessed.length).toBeLessThanOrEqual(10);
});

test('one address cannot go on with one account after another', async () => {
  const address = '192.0.2.50';
  await server.database.query(sql`
    insert into login_failures (account, address)
    select 'guess-' || account || '@suite.test', ${address} from generate_series(1, 50) as account`);
  expect((await login('known@suite.test', testPassword, address)).json()).toEqual(throttled);
  expect((await login('known@suite.test', testPassword, '192.0.2.51')).statusCode).toBe(200);
});
