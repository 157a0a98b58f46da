import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, testPassword, type TestApp } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { sql } from '@suite/database';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://suite.test' });
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, {
    usr_email: 'Admin@seaview.test',
    hotel_id,
    permissions: ['manage_hotel', 'create_staff'],
  });
  await insertUser(server.database, { usr_email: 'off@seaview.test', hotel_id, permissions: [] });
  await server.database.query(sql`update users set is_active = false where usr_email = 'off@seaview.test'`);
});
afterAll(() => server.close());

const login = (usr_email: string, usr_password = testPassword) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { usr_email, usr_password } });

describe('login', () => {
  test('gives the profile, both tokens and cookies no script can read', async () => {
    const answer = await login('admin@SEAVIEW.test');
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body).toMatchObject({
      success: true,
      message: 'Login successful',
      result: {
        user: {
          usr_email: 'Admin@seaview.test',
          hotel_name: 'Seaview',
          hotel_time_zone: 'Europe/Lisbon',
          sees_every_hotel: false,
          permissions: [{ permission_name: 'create_staff' }, { permission_name: 'manage_hotel' }],
        },
      },
    });
    expect(Object.keys(body.result).sort()).toEqual(['accessToken', 'refreshToken', 'user']);
    expect(JSON.stringify(body)).not.toContain('argon2');
    const attributes = { httpOnly: true, sameSite: 'Lax', secure: true, path: '/' };
    expect(answer.cookies).toEqual([
      { name: '__Host-suite_access', value: body.result.accessToken, maxAge: 900, ...attributes },
      { name: '__Host-suite_refresh', value: body.result.refreshToken, maxAge: 1_209_600, ...attributes },
    ]);
  });

  test.each([
    ['a wrong password', 'admin@seaview.test', 'Wrong-password-1'],
    ['an unknown address', 'nobody@seaview.test', testPassword],
    ['a wrong password of an inactive account', 'off@seaview.test', 'Wrong-password-1'],
  ])('gives the same refusal for %s', async (_case, email, password) => {
    const answer = await login(email, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies).toEqual([]);
    expect(answer.json()).toEqual({
      success: false,
      message: 'Invalid email or password',
      code: 'CREDENTIALS_INVALID',
      errorType: 'INVALID_CREDENTIALS',
    });
  });

  test('keeps no token and no password in clear', async () => {
    const { result } = (await login('admin@seaview.test')).json();
    const rows = await server.database.query(sql`select encode(token_hash, 'escape') from session_tokens`);
    expect(JSON.stringify(rows)).not.toContain(result.accessToken);
    expect(server.logLines.join()).not.toContain(testPassword);
  });
});
