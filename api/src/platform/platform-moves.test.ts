import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '@suite/registry';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';

let server: TestApp;
let operator: { cookie: string; origin: string };
let manager: { cookie: string; origin: string };

beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  const nobodyInParticular = { hotel_id: null };
  await insertUser(database, {
    ...nobodyInParticular,
    usr_email: 'operator@suite.test',
    permissions: ['manage_releases'],
  });
  await insertUser(database, {
    ...nobodyInParticular,
    usr_email: 'manager@suite.test',
    permissions: ['approve_hotels', 'manage_hotel'],
  });
  operator = await server.signIn('operator@suite.test');
  manager = await server.signIn('manager@suite.test');
});
afterAll(() => server.close());

const grant = (headers: Record<string, string>, more: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/platform/overrides',
    headers,
    payload: { remote: 'mf-bookings', url: 'https://dev.example/', hours: 1, ...more },
  });

describe('the platform knows its operators', () => {
  test('by the permission of their session', async () => {
    const overview = async (headers: Record<string, string>) =>
      (await server.app.inject({ url: '/platform/releases/overview', headers })).statusCode;
    expect(await Promise.all([operator, manager, {}].map(overview))).toEqual([200, 403, 401]);
    expect((await grant(operator)).statusCode).toBe(201);
    expect((await grant(manager)).statusCode).toBe(403);
    const [row] = await server.database.query(sql`
      select granted_by_name, granted_by, granted_to from overrides order by id desc limit 1`);
    expect(row).toEqual({
      granted_by_name: 'operator@suite.test',
      granted_by: null,
      granted_to: 'any holder of the grant',
    });
  });

  test('by the token of a session as well as by its cookie', async () => {
    const access = /access\w*=([^;]+)/i.exec(operator.cookie)?.[1] ?? '';
    expect((await grant({ authorization: `Bearer ${access}` })).statusCode).toBe(201);
  });

  test.each(['promote', 'rollback', 'turns'])('but lets no other site make them %s', async (command) => {
    const send = (origin: string) =>
      server.app.inject({
        method: 'POST',
        url: `/platform/remotes/mf-bookings/${command}`,
        headers: { cookie: operator.cookie, origin },
        payload: {},
      });
    const foreign = await send('https://evil.example');
    expect([foreign.statusCode, foreign.json<{ errorType: string }>().errorType]).toEqual([
      403,
      'ORIGIN_REFUSED',
    ]);
    expect((await send(operator.origin)).json()).not.toMatchObject({ errorType: 'ORIGIN_REFUSED' });
  });

  test('finds the user of an override by e-mail address in any case, or by id', async () => {
    const named = async (user: string) =>
      (await grant(operator, { user })).json<{ result?: { granted_to: string } }>().result?.granted_to;
    expect(await named('Manager@Suite.test')).toBe('manager@suite.test');
    expect(await named('nobody@suite.test')).toBeUndefined();
  });
});

test('only the page of a grant holder may load from the address in the grant', async () => {
  await mkdir(server.config.shellDir, { recursive: true });
  await writeFile(join(server.config.shellDir, 'index.html'), '<!doctype html><title>Suite</title>');
  const token = await createReleaseToken(server.database, { remote: 'mf-bookings' });
  const answer = await grant({ authorization: `Bearer ${token}` });
  const { result } = answer.json<{ result: { grant: string } }>();
  const policyWith = async (cookie: string) => {
    const page = await server.app.inject({ url: '/index.html', headers: { accept: 'text/html', cookie } });
    return String(page.headers['content-security-policy']);
  };
  const policy = await policyWith(`suite-override=${encodeURIComponent(result.grant)}`);
  for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
    expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* https://dev\\.example`));
  }
  expect(policy).toContain('wss://dev.example');
  expect(await policyWith(`suite-override=${result.grant.slice(0, -1)}`)).not.toContain('dev.example');
  expect(await policyWith('suite-override={"mf-bookings":"http://localhost:4001/"}')).not.toContain('4001');
});
