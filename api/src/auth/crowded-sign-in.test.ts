import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from '@suite/database';
import { BusyError } from '../errors/busy-error.ts';
import { createTestApp, testPassword, type TestApp } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { hashing } from './domain/hashing/hashing-pool.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
  await insertUser(server.database, { usr_email: 'ada@suite.test', hotel_id: null, permissions: [] });
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => server.close());

const payload = { usr_email: 'ada@suite.test', usr_password: testPassword };
const login = (remoteAddress: string) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload });
async function countedCalls(address: string): Promise<number> {
  const rows = await server.database.query<{ calls: number }>(
    sql`select calls from public_calls where address = ${address}`,
  );
  return rows[0]?.calls ?? 0;
}

test('a sign-in above the limits of password hashing is answered 503 without a query', async () => {
  jest.spyOn(hashing, 'reserve').mockImplementation(() => {
    throw new BusyError('full', 3);
  });
  await server.app.ready();
  const queries = jest.spyOn(server.database, 'query');
  const answer = await login('192.0.2.1');
  expect(JSON.stringify(queries.mock.calls)).not.toMatch(/public_calls|login_failures|from users/);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('3');
  expect(answer.json()).toMatchObject({ success: false, errorType: 'UNAVAILABLE' });
  expect(await countedCalls('192.0.2.1')).toBe(0);
});

test('a sign-in that is let in is counted, and gives its room back once it is answered', async () => {
  const release = jest.fn();
  jest.spyOn(hashing, 'reserve').mockReturnValue(release);
  expect((await login('192.0.2.2')).statusCode).toBe(200);
  expect(await countedCalls('192.0.2.2')).toBe(1);
  expect(release).toHaveBeenCalledTimes(1);
});

test('a caller who keeps back the rest of the body takes no room from others', async () => {
  const reserve = jest.spyOn(hashing, 'reserve');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const body = JSON.stringify(payload);
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: suite.test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const received = once(server.app.server, 'request');
  socket.write(head + body.slice(0, 10));
  await received;
  expect((await login('192.0.2.3')).statusCode).toBe(200);
  expect(reserve).toHaveBeenCalledTimes(1);
  socket.write(body.slice(10));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  expect(reserve).toHaveBeenCalledTimes(2);
  socket.destroy();
});
