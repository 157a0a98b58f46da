import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { raw, sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { startServerProcess } from '../testing/processes/start-process.ts';

let home: string;
let scratch: TestDatabase;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-stop-'));
  scratch = await createTestDatabase({ migrations: schemaSources });
});
afterAll(async () => {
  await scratch.drop();
  await rm(home, { recursive: true, force: true });
});

const ask = async (url: string, agent: Agent) => {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  return answer;
};
const readWhole = async (answer: IncomingMessage) => {
  await once(answer.resume(), 'end');
  return answer;
};

test('SIGTERM ends kept, silent and streaming connections, and the process with code 0 within 2 s of the last answer', async () => {
  const server = await startServerProcess({ DATA_DIR: home, SHELL_DIR: home, DATABASE_URL: scratch.url });
  const kept = new Agent({ keepAlive: true });
  const resting = new Agent({ keepAlive: true });
  await readWhole(await ask(`${server.url}/api/health`, resting));
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');
  const stream = await ask(`${server.url}/platform/remotes/changes`, new Agent({ keepAlive: true }));
  const streamEnded = readWhole(stream);

  let unlock = () => {};
  const locked = new Promise<void>((isLocked) => {
    const lasting = new Promise<void>((resolve) => (unlock = resolve));
    locking = scratch.database.transaction(async (tx) => {
      await tx.query(raw('lock table emails in access exclusive mode'));
      isLocked();
      await lasting;
    });
  });
  await locked;
  const waiting = ask(`${server.url}/api/ready`, kept);
  while ((await blockedCount()) === 0);

  const stopped = server.stop();
  await streamEnded;
  unlock();
  const last = await readWhole(await waiting);
  const answeredAt = performance.now();
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  expect(await stopped).toBe(0);
  expect(performance.now() - answeredAt).toBeLessThan(2_000);
  await locking;
}, 60_000);

let locking: Promise<void> | undefined;

async function blockedCount(): Promise<number> {
  const [row] = await scratch.database.query<{ count: number }>(sql`
    select count(*) from pg_locks where not granted and database = (
      select oid from pg_database where datname = current_database())`);
  return row?.count ?? 0;
}
