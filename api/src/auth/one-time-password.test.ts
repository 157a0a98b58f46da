import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { choosePassword } from './use-cases/choose-password.ts';
import { createTestApp, testPassword, type TestApp } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';

let server: TestApp;
let user_id: number;
let usr_email: string;
let nth = 0;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  nth += 1;
  usr_email = `n${nth}@suite.test`;
  user_id = await insertUser(server.database, { usr_email, hotel_id: null, permissions: [] });
});

const expireIn = (seconds: number) =>
  server.database.query(sql`
    update users
    set must_change_password = true, one_time_password_expires_at = now() + make_interval(secs => ${seconds})
    where user_id = ${user_id}`);

async function login(usr_password: string): Promise<[number, unknown]> {
  const payload = { usr_email, usr_password };
  const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return [answer.statusCode, answer.json<{ errorType?: string }>().errorType];
}

const refused = [401, 'INVALID_CREDENTIALS'];

test('a one-time password signs in until its time is over', async () => {
  await expireIn(60);
  expect(await login(testPassword)).toEqual([200, undefined]);
  await expireIn(-1);
  expect(await login(testPassword)).toEqual(refused);
});

test('a one-time password is invalid once it was replaced, and the chosen one does not expire', async () => {
  await expireIn(60);
  await choosePassword(server.database, { user_id, address: '192.0.2.1' }, 'Chosen-1');
  expect(await login(testPassword)).toEqual(refused);
  expect(await login('Chosen-1')).toEqual([200, undefined]);
  const [row] = await server.database.query(sql`
    select must_change_password, one_time_password_expires_at from users where user_id = ${user_id}`);
  expect(row).toEqual({ must_change_password: false, one_time_password_expires_at: null });
});
