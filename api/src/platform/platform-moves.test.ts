import { createHash } from 'node:crypto';
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
  const accepted = await server.app.inject({
    method: 'POST',
    url: '/platform/remotes/mf-bookings/override-origins/accept',
    headers: operator,
    payload: { origin: 'https://dev.example' },
  });
  expect(accepted.statusCode).toBe(200);
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

const hashOf = (file: string) => `sha384-${createHash('sha384').update(file).digest('base64')}`;
const release = {
  name: 'mf-bookings',
  version: '9.0.0',
  build: '01234567',
  container: 'mf_bookings_01234567',
  entry: 'remoteEntry.01234567.js',
  preload: ['main.css'],
  shared: {},
  files: { 'remoteEntry.01234567.js': hashOf('entry'), 'main.css': hashOf('style') },
  descriptor: {
    name: 'mf-bookings',
    title: 'Bookings "<&>',
    access: 'signed-in',
    exposes: ['./remote'],
    routes: [{ path: '/bookings' }],
    menu: [],
  },
};

test('a page of the overridden remote may load what was uploaded, and other pages nothing', async () => {
  await mkdir(server.config.shellDir, { recursive: true });
  await writeFile(join(server.config.shellDir, 'index.html'), '<!doctype html><head><title>Suite</title>');
  const token = await createReleaseToken(server.database, { remote: 'mf-bookings', label: 'Bookings' });
  const answer = await grant({ authorization: `Bearer ${token}` }, { release });
  expect(answer.json()).toMatchObject({ success: true });
  const { result } = answer.json<{ result: { id: number; grant: string } }>();
  const cookieOf = (text: string) => `suite-override=${encodeURIComponent(text)}`;
  const open = async (url: string, cookie = cookieOf(result.grant)) => {
    const page = await server.app.inject({ url, headers: { accept: 'text/html', cookie } });
    return { policy: String(page.headers['content-security-policy']), html: page.body };
  };
  const own = await open('/bookings?a=b');
  expect(own.policy).toContain(`'${hashOf('entry')}'`);
  expect(own.policy).not.toMatch(/script-src[^;]*dev\.example/);
  expect(own.policy).toMatch(/style-src[^;]* https:\/\/dev\.example\/main\.css/);
  for (const directive of ['img-src', 'font-src', 'connect-src'])
    expect(own.policy).toMatch(new RegExp(`${directive}[^;]* https://dev\\.example/`));
  for (const path of ['/', '/login', '/bookings/other', '/index.html']) {
    const other = await open(path);
    expect(other.policy).not.toContain('dev.example');
    expect(other.policy).not.toContain(hashOf('entry'));
    expect(other.html).toMatch(/<meta name="suite-overrides" content="\[\{[^"]*mf-bookings[^"<>]*"/);
  }
  const plain = '{"mf-bookings":"http://localhost:4001/"}';
  for (const text of [result.grant.slice(0, -1), plain])
    expect((await open('/bookings', cookieOf(text))).policy).not.toMatch(/dev\.example|4001/);
  expect((await open('/bookings', '')).html).not.toContain('suite-overrides');
  await server.database.query(sql`update release_tokens set revoked_at = now() where label = 'Bookings'`);
  const ended = await open('/bookings');
  expect(ended.policy).not.toContain('dev.example');
  expect(ended.html).toContain('was revoked');
});

test('a loopback address is named in pages of the user who confirmed it, and of no other', async () => {
  const url = 'http://localhost:4001/';
  const { result } = (await grant(operator, { url, release })).json<{ result: { grant: string } }>();
  const policyFor = async ({ cookie }: { cookie: string }) => {
    const override = `suite-override=${encodeURIComponent(result.grant)}`;
    const headers = { accept: 'text/html', cookie: `${cookie}; ${override}` };
    const page = await server.app.inject({ url: '/bookings', headers });
    return String(page.headers['content-security-policy']);
  };
  expect(await policyFor(operator)).not.toContain('localhost:4001');
  const confirmed = await server.app.inject({
    method: 'POST',
    url: '/platform/overrides/confirm',
    headers: { ...operator, 'x-suite-override': result.grant },
  });
  expect(confirmed.json()).toMatchObject({ result: { granted_to: 'operator@suite.test' } });
  expect(await policyFor(operator)).toMatch(/script-src[^;]* http:\/\/localhost:4001/);
  expect(await policyFor(manager)).not.toContain('localhost:4001');
  expect(await policyFor({ cookie: 'a=b' })).not.toContain('localhost:4001');
});
