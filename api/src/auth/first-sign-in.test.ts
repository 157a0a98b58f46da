import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { permissionNames } from '@suite/contracts/permissions';
import { contractEndpoints } from '../http/endpoints/contract-endpoints.ts';
import { urlOf } from '../http/endpoints/serve-endpoint.ts';
import { testPassword } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import {
  openAccountTest,
  sessionOf,
  type AccountTest,
  type Headers,
} from '../testing/contexts/open-account-test.ts';
import { hashPassword } from './domain/passwords.ts';

const usr_email = 'new@seaview.test';
let server: AccountTest;
let newcomer: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, { usr_email, hotel_id, permissions: permissionNames });
});
afterAll(() => server.close());
async function signInForTheFirstTime(): Promise<void> {
  const hash = await hashPassword(testPassword);
  await server.database.query(sql`
    update users set usr_password_hash = ${hash}, must_change_password = true,
      one_time_password_expires_at = now() + interval '72 hours'`);
  newcomer = await server.signIn(usr_email);
}

const refused = {
  success: false,
  message: 'Please choose a password of your own first.',
  code: 'OWN_PASSWORD_REQUIRED',
  errorType: 'PASSWORD_CHANGE_REQUIRED',
};
const forbidden = contractEndpoints().filter(
  ({ access, withOneTimePassword }) => access !== 'public' && access !== 'guest' && !withOneTimePassword,
);

describe('with one session', () => {
  beforeAll(signInForTheFirstTime);

  test.each(forbidden.map((endpoint) => [endpoint.name, endpoint] as const))(
    'a one-time password does not open %s',
    async (_name, endpoint) => {
      const { method, path } = endpoint;
      const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`;
      const payload = method === 'GET' ? {} : { payload: {} };
      const answer = await server.app.inject({ method, url, headers: newcomer, ...payload });
      // Some contracts have no route yet.
      if (!server.app.hasRoute({ method, url: urlOf(endpoint) })) return expect(answer.statusCode).toBe(404);
      expect([answer.statusCode, answer.json()]).toEqual([403, refused]);
    },
  );
});

describe('with a session of its own', () => {
  beforeEach(signInForTheFirstTime);

  test('it allows only the profile, which reports it, and signing out', async () => {
    const { result } = (await server.call('GET', '/auth/user-profile', newcomer)).json();
    expect(result.must_change_password).toBe(true);
    expect((await server.login(usr_email, testPassword)).json().result.user.must_change_password).toBe(true);
    expect((await server.call('POST', '/auth/logout', newcomer)).statusCode).toBe(200);
  });

  test.each([
    [{ usr_firstname: 'Nina' }],
    [{ verification_code: '000000' }],
    [{ new_email: 'other@seaview.test', verification_code: '000000' }],
  ])('it changes nothing else of the account: %j', async (change) => {
    const answer = await server.change(newcomer, change);
    expect([answer.statusCode, answer.json()]).toEqual([403, refused]);
  });

  test('it gives no release operator a hand, and the registry shows what no right is needed for', async () => {
    const plain = await insertUser(server.database, {
      usr_email: 'plain@seaview.test',
      hotel_id: 1,
      permissions: [],
    });
    expect(plain).toBeGreaterThan(0);
    const document = await server.app.inject({ url: '/platform/remotes', headers: newcomer });
    const withoutRights = await server.app.inject({
      url: '/platform/remotes',
      headers: await server.signIn('plain@seaview.test'),
    });
    expect(document.json().remotes).toEqual(withoutRights.json().remotes);
  });

  test('choosing a password takes one step, opens everything, and ends what the one-time password opened', async () => {
    const elsewhere = await server.signIn(usr_email);
    const again = await server.change(newcomer, { usr_password: testPassword });
    expect(again.json().message).toBe('Choose a password other than the one-time password');
    const weak = await server.change(newcomer, { usr_password: 'password1' });
    expect(weak.json().errors[0].field).toBe('usr_password');
    const answer = await server.change(newcomer, { usr_password: 'Chosen-myself-1' });
    expect(answer.json().result).toMatchObject({ step: 'done', must_change_password: false });
    const chosen = sessionOf(answer);
    expect((await server.call('GET', '/bookings', chosen)).statusCode).toBe(200);
    expect((await server.call('GET', '/auth/user-profile', elsewhere)).statusCode).toBe(401);
    expect((await server.login(usr_email, testPassword)).statusCode).toBe(401);
    expect((await server.login(usr_email, 'Chosen-myself-1')).statusCode).toBe(200);
  });
});
