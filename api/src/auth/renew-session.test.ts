import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestApp, testPassword, type TestApp } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { hashToken } from './domain/tokens.ts';

let server: TestApp;
let tokens: { accessToken: string; refreshToken: string };

beforeAll(async () => {
  server = await createTestApp();
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, { usr_email: 'admin@seaview.test', hotel_id, permissions: [] });
});
afterAll(() => server.close());

beforeEach(async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { usr_email: 'admin@seaview.test', usr_password: testPassword },
  });
  tokens = answer.json().result;
});

const profile = (headers: Record<string, string>) =>
  server.app.inject({ url: '/api/auth/user-profile', headers });
const cookies = (access: string | undefined, refresh: string) => ({
  cookie: `${access ? `suite_access=${access}; ` : ''}suite_refresh=${refresh}`,
});
const expireAccess = () =>
  server.database.query(sql`update session_tokens set expires_at = now() where kind = 'access'`);
const ageUse = (seconds: number) =>
  server.database.query(
    sql`update session_tokens set used_at = used_at - make_interval(secs => ${seconds}) where used_at is not null`,
  );
const renewedTokens = (answer: Awaited<ReturnType<typeof profile>>) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

describe('an expired session', () => {
  test.each([
    ['an expired access cookie', () => tokens.accessToken],
    ['no access cookie', () => undefined],
    ['an unknown access cookie', () => 'made-up'],
  ])('is renewed by the 401 for %s, so that one repeat succeeds', async (_case, access) => {
    await expireAccess();
    const refused = await profile(cookies(access(), tokens.refreshToken));
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ success: false, tokenExpired: true, errorType: 'TOKEN_EXPIRED' });
    const renewed = renewedTokens(refused);
    expect(renewed['suite_refresh']).not.toBe(tokens.refreshToken);
    const repeated = await profile(cookies(renewed['suite_access'], renewed['suite_refresh'] ?? ''));
    expect(repeated.statusCode).toBe(200);
  });

  test('ends thirty days after its sign-in, however often it is renewed', async () => {
    const age = (interval: string) =>
      server.database.query(sql`update sessions set created_at = now() - ${interval}::interval`);
    await age('29 days 23 hours 50 minutes');
    await expireAccess();
    const renewed = renewedTokens(await profile(cookies(undefined, tokens.refreshToken)));
    expect((await profile(cookies(renewed['suite_access'], ''))).statusCode).toBe(200);
    const rows = await server.database.query<{ ends_with_session: boolean }>(sql`
      select distinct expires_at = sessions.created_at + interval '30 days' as ends_with_session
      from session_tokens join sessions on sessions.id = session_id
      where token_hash in (${hashToken(renewed['suite_access'] ?? '')}, ${hashToken(renewed['suite_refresh'] ?? '')})`);
    expect(rows).toEqual([{ ends_with_session: true }]);
  });

  test('is over when the refresh token expired too', async () => {
    await server.database.query(sql`update session_tokens set expires_at = now()`);
    const refused = await profile(cookies(tokens.accessToken, tokens.refreshToken));
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual({
      success: false,
      message: 'Please sign in to continue.',
      code: 'SIGN_IN_REQUIRED',
      errorType: 'UNAUTHENTICATED',
    });
    expect(renewedTokens(refused)).toEqual({ suite_access: '', suite_refresh: '' });
  });

  test('does not answer the registry document as if the user were signed out', async () => {
    await expireAccess();
    const headers = cookies(tokens.accessToken, tokens.refreshToken);
    const refused = await server.app.inject({ url: '/platform/remotes', headers });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ tokenExpired: true });
    expect(renewedTokens(refused)['suite_access']).toBeTruthy();
    expect((await server.app.inject('/platform/remotes')).statusCode).toBe(200);
  });
});

describe('a refresh token', () => {
  test('used 20 times at once has one successor, and every caller gets in', async () => {
    await expireAccess();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => profile(cookies(undefined, tokens.refreshToken))),
    );
    const renewed = answers.map(renewedTokens);
    expect(renewed.filter((each) => each['suite_refresh'])).toHaveLength(1);
    for (const { suite_access } of renewed) {
      expect((await profile(cookies(suite_access, ''))).statusCode).toBe(200);
    }
  });

  test('whose answer was lost is renewed after any time, and what was lost is worth nothing', async () => {
    await server.database.query(sql`update sessions set last_seen_at = now() - interval '1 hour'`);
    const lost = renewedTokens(await profile(cookies(undefined, tokens.refreshToken)));
    await ageUse(40 * 60);
    const again = renewedTokens(await profile(cookies(undefined, tokens.refreshToken)));
    expect(again['suite_refresh']).toBeTruthy();
    expect((await profile(cookies(again['suite_access'], again['suite_refresh'] ?? ''))).statusCode).toBe(
      200,
    );
    // One of the two holders of the session is a thief.
    const found = await profile(cookies(lost['suite_access'], lost['suite_refresh'] ?? ''));
    expect(found.json()).toMatchObject({ errorType: 'UNAUTHENTICATED' });
    const rightful = await profile(cookies(again['suite_access'], again['suite_refresh'] ?? ''));
    expect(rightful.json()).toMatchObject({ errorType: 'UNAUTHENTICATED' });
  });

  test('used again after the grace and after its successor ends the whole session', async () => {
    await server.database.query(sql`update sessions set last_seen_at = now() - interval '1 hour'`);
    const renewed = renewedTokens(await profile(cookies(undefined, tokens.refreshToken)));
    await ageUse(11);
    expect((await profile(cookies(renewed['suite_access'], renewed['suite_refresh'] ?? ''))).statusCode).toBe(
      200,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stolen = await profile(cookies(undefined, tokens.refreshToken));
    expect(stolen.json()).toMatchObject({ errorType: 'UNAUTHENTICATED' });
    const rightful = await profile(cookies(renewed['suite_access'], renewed['suite_refresh'] ?? ''));
    expect(rightful.json()).toMatchObject({ errorType: 'UNAUTHENTICATED' });
  });

  test('is dead after signing out', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { ...cookies(tokens.accessToken, tokens.refreshToken), origin: 'http://localhost:3000' },
    });
    expect(answer.json()).toEqual({
      success: true,
      message: 'Logged out successfully',
      result: { continue_at: null },
    });
    expect(renewedTokens(answer)).toEqual({ suite_access: '', suite_refresh: '' });
    expect((await profile(cookies(undefined, tokens.refreshToken))).json()).toMatchObject({
      errorType: 'UNAUTHENTICATED',
    });
    expect((await profile({ authorization: `Bearer ${tokens.accessToken}` })).statusCode).toBe(401);
  });
});

describe('a bearer token', () => {
  test('does what the cookie does', async () => {
    expect((await profile({ authorization: `Bearer ${tokens.accessToken}` })).statusCode).toBe(200);
  });

  test('that expired is said to be, and sets no cookies', async () => {
    await expireAccess();
    const refused = await profile({ authorization: `Bearer ${tokens.accessToken}` });
    expect(refused.json()).toMatchObject({ tokenExpired: true });
    expect(refused.cookies).toEqual([]);
  });

  test('is not a refresh token', async () => {
    const refused = await profile({ authorization: `Bearer ${tokens.refreshToken}` });
    expect(refused.json()).toMatchObject({ errorType: 'UNAUTHENTICATED' });
  });
});

test('a person who was removed is out at once', async () => {
  await server.database.query(sql`update users set removed_at = now()`);
  const refused = await profile(cookies(tokens.accessToken, tokens.refreshToken));
  await server.database.query(sql`update users set removed_at = null`);
  expect(refused.json()).toMatchObject({ errorType: 'UNAUTHENTICATED' });
});

test('a session says when it was last seen, at most once a minute', async () => {
  const lastSeen = async (seconds: number) => {
    await server.database.query(
      sql`update sessions set last_seen_at = now() - make_interval(secs => ${seconds})`,
    );
    expect((await profile({ authorization: `Bearer ${tokens.accessToken}` })).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const [row] = await server.database.query<{ age: number }>(
      sql`select min(extract(epoch from now() - last_seen_at))::float as age from sessions
        where id = (select session_id from session_tokens order by created_at desc limit 1)`,
    );
    return row?.age;
  };
  expect(await lastSeen(50)).toBeGreaterThan(49);
  expect(await lastSeen(70)).toBeLessThan(30);
});
