import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { sql } from '@suite/database';
import { buildApp } from '../../app.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
/** This process shares the database. */
let other: FastifyInstance;

beforeAll(async () => {
  server = await createTestApp();
  other = await buildApp({ config: server.config, database: server.database, log: { write: () => true } });
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await other.close();
  await server.close();
});

async function call(app: FastifyInstance, remoteAddress: string, path = '/auth/login/passkey/options') {
  return app.inject({ method: 'POST', url: `/api${path}`, remoteAddress });
}
async function statuses(app: FastifyInstance, address: string, times: number) {
  const answers = await Promise.all(Array.from({ length: times }, () => call(app, address)));
  return answers.filter(({ statusCode }) => statusCode === 429).length;
}
const windows = (address: string) =>
  server.database.query<{ route: string; calls: number }>(
    sql`select route, calls from public_calls where address = ${address}`,
  );
const endWindows = () =>
  server.database.query(sql`update public_calls set started_at = started_at - interval '1 minute'`);

test('120 calls a minute are counted together, whichever process they reach', async () => {
  const [ours, theirs] = await Promise.all([
    statuses(server.app, '192.0.2.1', 70),
    statuses(other, '192.0.2.1', 70),
  ]);
  expect(ours + theirs).toBe(20);
  const refused = await call(other, '192.0.2.1');
  expect(refused.json()).toEqual({
    success: false,
    message: 'Too many requests. Please try again soon.',
    errorType: 'TOO_MANY_REQUESTS',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(other, '192.0.2.2')).statusCode).toBe(200);
  expect((await call(other, '192.0.2.1', '/auth/login')).statusCode).toBe(400);
});

test('a flood is refused without the database being asked, until its minute is over', async () => {
  const start = performance.now();
  expect(await statuses(server.app, '192.0.2.3', 125)).toBe(5);
  const counted = await windows('192.0.2.3');
  expect(await statuses(server.app, '192.0.2.3', 50)).toBe(50);
  expect(await windows('192.0.2.3')).toEqual(counted);

  await endWindows();
  jest.spyOn(performance, 'now').mockReturnValue(start + 130_000);
  expect(await statuses(server.app, '192.0.2.3', 1)).toBe(0);
  expect(await windows('192.0.2.3')).toEqual([{ route: '/api/auth/login/passkey/options', calls: 1 }]);
});

test('an expired window starts again, and is deleted without further calls', async () => {
  await call(server.app, '192.0.2.4');
  await call(server.app, '192.0.2.5');
  await server.database.query(sql`insert into caller_calls (user_id, calls) values (1, 7)`);
  await endWindows();
  await call(other, '192.0.2.4');
  expect(await windows('192.0.2.4')).toMatchObject([{ calls: 1 }]);
  expect(await windows('192.0.2.5')).toHaveLength(1);
  await server.database.query(sql`update caller_calls set started_at = started_at - interval '1 minute'`);
  await server.database.query(sql`insert into caller_calls (user_id, calls) values (2, 7)`);
  await other.listen({ port: 0, host: '127.0.0.1' });
  await other.close();
  expect(await windows('192.0.2.4')).toHaveLength(1);
  expect(await windows('192.0.2.5')).toEqual([]);
  expect(await server.database.query(sql`select user_id from caller_calls`)).toEqual([{ user_id: 2 }]);
});
