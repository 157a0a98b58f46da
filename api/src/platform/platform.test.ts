import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '@suite/database';
import { createReleaseToken } from '@suite/registry';
import { buildApp } from '../app.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';

let server: TestApp;
let release: { authorization: string };
let person: { cookie: string };

beforeAll(async () => {
  server = await createTestApp();
  release = { authorization: `Bearer ${await createReleaseToken(server.database, { remote: '*' })}` };
  await insertUser(server.database, { usr_email: 'a@suite.test', hotel_id: null, permissions: [] });
  person = await server.signIn('a@suite.test');
});
afterAll(() => server.close());

test('an address with a NUL character is refused, not looked up', async () => {
  const answer = await server.app.inject({ url: '/platform/remotes/%00/releases', headers: release });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ success: false, message: expect.any(String), errorType: 'BAD_REQUEST' });
});

describe('without its database', () => {
  let cutOff: FastifyInstance;

  beforeAll(async () => {
    const database = await openDatabase(server.databaseUrl, { max: 1 });
    cutOff = await buildApp({ config: server.config, database, log: { write: () => undefined } });
    await database.close();
  });
  afterAll(() => cutOff.close());

  test.each<[string, () => InjectOptions]>([
    ['the document of a stranger', () => ({ url: '/platform/remotes' })],
    ['the document of a person', () => ({ url: '/platform/remotes', headers: person })],
    ['a publish', () => ({ method: 'POST', url: '/platform/releases', headers: release })],
    [
      'a promote',
      () => ({
        method: 'POST',
        url: '/platform/remotes/mf-bookings/promote',
        headers: release,
        payload: { release: '1.0.0-3f2a9c0d1e4b' },
      }),
    ],
    ['a history', () => ({ url: '/platform/remotes/mf-bookings/releases', headers: release })],
    ['a call of the hotel', () => ({ url: '/api/bookings', headers: person })],
  ])('the platform says that it is not available: %s', async (_case, request) => {
    const answer = await cutOff.inject(request());
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      success: false,
      message: 'The service is not available right now. Please try again soon.',
      errorType: 'UNAVAILABLE',
    });
  });
});
