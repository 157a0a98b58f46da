import '../testing/real-password-hashes.ts';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { hashing } from './domain/hashing/hashing-pool.ts';
import { openAccountTest, type AccountTest } from '../testing/contexts/open-account-test.ts';

const verify = jest.spyOn(hashing, 'verify');
let server: AccountTest;

beforeAll(async () => {
  server = await openAccountTest();
  const closed = await insertHotel(server.database, 'Closed');
  const person = (usr_email: string, hotel_id: number | null = null) =>
    insertUser(server.database, { usr_email, hotel_id, permissions: [] });
  await person('known@suite.test');
  await person('removed@suite.test');
  await person('inactive@suite.test');
  await person('late@suite.test');
  await person('closed@suite.test', closed);
  await server.database.query(sql`
    update users set removed_at = now() where usr_email = 'removed@suite.test'`);
  await server.database.query(
    sql`update users set is_active = false where usr_email = 'inactive@suite.test'`,
  );
  await server.database.query(sql`
    update users set must_change_password = true, one_time_password_expires_at = now()
    where usr_email = 'late@suite.test'`);
  await server.database.query(sql`update hotels set is_active = false`);
});
afterAll(() => server.close());
afterAll(() => hashing.close());
beforeEach(() => server.database.query(sql`delete from login_failures`));

const people = ['known', 'unknown', 'removed', 'inactive', 'late', 'closed'].map(
  (name) => `${name}@suite.test`,
);
const parametersOf = (hash: string) => /^\$argon2id\$v=\d+\$[^$]+/.exec(hash)?.[0];

/** Omits the time and the remaining number of calls. */
function seen({ statusCode, headers, body }: { statusCode: number; headers: object; body: string }) {
  const {
    date,
    'ratelimit-remaining': _left,
    'ratelimit-reset': _reset,
    ...others
  } = headers as Record<string, unknown>;
  return { statusCode, others, body, hasDate: date !== undefined };
}

test('a wrong password gets the same answer byte for byte for every account', async () => {
  const answers = [];
  for (const usr_email of people) answers.push(seen(await server.login(usr_email, 'Wrong-password-1')));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({
    statusCode: 401,
    body: expect.stringContaining('Invalid email or password'),
  });
});

test('the same work is done for each: one hash of the same cost', async () => {
  for (const usr_email of people) {
    verify.mockClear();
    await server.login(usr_email, 'Wrong-password-1');
    expect([usr_email, verify.mock.calls.map(([hash]) => parametersOf(String(hash)))]).toEqual([
      usr_email,
      ['$argon2id$v=19$m=65536,t=2,p=1'],
    ]);
  }
});

test('the throttle answers alike, and does no work for either', async () => {
  for (const usr_email of ['known@suite.test', 'unknown@suite.test']) {
    for (let time = 0; time < 10; time++) await server.login(usr_email, 'Wrong-password-1');
  }
  verify.mockClear();
  const [known, unknown] = [
    seen(await server.login('known@suite.test', 'Wrong-password-1')),
    seen(await server.login('unknown@suite.test', 'Wrong-password-1')),
  ];
  expect(known).toEqual(unknown);
  expect(known.statusCode).toBe(429);
  expect(verify).not.toHaveBeenCalled();
});
