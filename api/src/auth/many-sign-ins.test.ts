import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from '@suite/database';
import { DomainError } from '../errors/domain-error.ts';
import { toApiError } from '../http/errors/to-api-error.ts';
import { testPassword } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest } from '../testing/contexts/open-account-test.ts';
import { hashing } from './domain/hashing/hashing-pool.ts';
import { login as loginWithoutHttp } from './use-cases/login.flow.ts';

const verify = jest.spyOn(hashing, 'verify');
const usr_email = 'owner@suite.test';
const home = '192.0.2.200';
let server: AccountTest;

beforeAll(async () => {
  server = await openAccountTest({ TRUST_PROXY: '127.0.0.1' });
  await insertUser(server.database, { usr_email, hotel_id: null, permissions: [] });
});
afterEach(async () => {
  await server.database.query(sql`delete from login_failures`);
});
afterAll(() => server.close());

const login = (address: string, usr_password: string, account = usr_email) =>
  server.login(account, usr_password, { 'x-forwarded-for': address });

/** Bypasses HTTP, which would take most of the time. */
async function guessWithoutHttp(address: string): Promise<{ statusCode: number }> {
  const device = { address, user_agent: 'Test', presented: [] };
  try {
    await loginWithoutHttp(server.database, { usr_email, usr_password: 'Wrong-password-1' }, device);
    return { statusCode: 200 };
  } catch (error) {
    if (error instanceof DomainError) return { statusCode: toApiError(error).status };
    throw error;
  }
}

async function flood(total: number, guess: (index: number) => Promise<{ statusCode: number }>) {
  const statuses: Record<number, number> = {};
  for (let sent = 0; sent < total; sent += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(sent + index)));
    for (const { statusCode } of answers) statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  }
  return statuses;
}

test('of 10,000 sign-ins at one account from everywhere thirty reach the hash, and the owner gets in at home', async () => {
  expect((await login(home, testPassword)).statusCode).toBe(200);
  verify.mockClear();
  const statuses = await flood(10_000, (index) =>
    guessWithoutHttp(`10.${index % 8}.${Math.floor(index / 250) % 250}.${1 + (index % 250)}`),
  );
  const hashed = verify.mock.calls.length;
  expect(hashed).toBeLessThanOrEqual(30);
  expect(hashed).toBeGreaterThan(0);
  expect(statuses).toEqual({ 401: hashed, 429: 10_000 - hashed });
  expect((await login('198.51.100.1', testPassword)).statusCode).toBe(429);
  expect((await login(home, testPassword)).statusCode).toBe(200);
}, 300_000);

test('of 500 from one address ten reach the hash, and the owner gets in from anywhere else', async () => {
  verify.mockClear();
  await flood(500, () => login('203.0.113.1', 'Wrong-password-1'));
  const hashed = verify.mock.calls.length;
  expect(hashed).toBeLessThanOrEqual(10);
  expect(hashed).toBeGreaterThan(0);
  expect((await login('198.51.100.2', testPassword)).statusCode).toBe(200);
});

test('of 500 at one account after another from one address fifty reach the hash', async () => {
  verify.mockClear();
  await flood(500, (index) => login('203.0.113.2', 'Wrong-password-1', `person${index}@suite.test`));
  const hashed = verify.mock.calls.length;
  expect(hashed).toBeLessThanOrEqual(50);
  expect(hashed).toBeGreaterThan(10);
});
