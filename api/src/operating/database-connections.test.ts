import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { findServerProgram, startPgbouncer, type Pgbouncer } from '@suite/database/test-pooler';
import { createReleaseToken } from '@suite/registry';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { pipelineOf } from '../testing/release-over-http.ts';
import { signInOverHttp, whoIs } from '../testing/sign-in-over-http.ts';
import { startServerProcess, type ServerProcess } from '../testing/processes/start-process.ts';

const testTimeoutMs = 120_000;
const program = findServerProgram('pgbouncer');

describe.each([
  ['connected to PostgreSQL', false],
  [
    program === undefined
      ? 'not tested here, as no pgbouncer is installed: behind PgBouncer in transaction mode'
      : 'behind PgBouncer in transaction mode',
    true,
  ],
])('%s', (_way, isPooled) => {
  const testHere = isPooled && program === undefined ? test.skip : test;
  const isSkipped = testHere === test.skip;
  let home: string;
  let scratch: TestDatabase;
  let pgbouncer: Pgbouncer | undefined;
  let server: ServerProcess;
  let other: ServerProcess;
  let ada: Record<string, string>;

  beforeAll(async () => {
    if (isSkipped) return;
    home = await mkdtemp(join(tmpdir(), 'suite-connections-'));
    scratch = await createTestDatabase({ migrations: [] });
    if (isPooled) pgbouncer = await startPgbouncer(program ?? '', scratch.url);
    const settings = {
      ...{ DATA_DIR: home, SHELL_DIR: home, DATABASE_POOL_SIZE: '3', DATABASE_LOCK_SECONDS: '1' },
      ...(pgbouncer
        ? { DATABASE_URL: pgbouncer.url, DATABASE_DIRECT_URL: scratch.url }
        : { DATABASE_URL: scratch.url }),
    };
    [server, other] = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
    await insertUser(scratch.database, { usr_email: 'ada@suite.test', hotel_id: null, permissions: [] });
    await insertUser(scratch.database, { usr_email: 'eve@suite.test', hotel_id: null, permissions: [] });
    ada = await signInOverHttp(server.url, 'ada@suite.test');
  }, testTimeoutMs);
  afterAll(async () => {
    if (isSkipped) return;
    await Promise.all([server.stop(), other.stop()]);
    await pgbouncer?.stop();
    await scratch.drop();
    await rm(home, { recursive: true, force: true });
  }, testTimeoutMs);

  testHere('many calls at once are answered by two processes', async () => {
    const urls = Array.from({ length: 200 }, (_, call) => (call % 2 ? server.url : other.url));
    const answers = await Promise.all(urls.map((url) => whoIs(url, { ...ada, origin: url })));
    expect(new Set(answers)).toEqual(new Set(['ada@suite.test']));
    const team = pipelineOf('mf-pooled', await createReleaseToken(scratch.database, { remote: '*' }));
    const release = await team.publish(server.url, team.draft('first'));
    await team.promote(other.url, release);
    expect(await team.live(server.url)).toBe(release);
  });

  testHere(
    'more calls than connections that wait for one lock are refused, and others are answered',
    async () => {
      const eve = await signInOverHttp(server.url, 'eve@suite.test');
      const rename = () =>
        fetch(`${server.url}/api/auth/user-profile`, {
          method: 'PATCH',
          headers: { ...ada, 'content-type': 'application/json' },
          body: JSON.stringify({ usr_firstname: 'Ada', usr_lastname: 'Byron' }),
        });
      const answers = await scratch.database.transaction(async (tx) => {
        await tx.query(sql`select from users where usr_email = 'ada@suite.test' for update`);
        const waiting = Promise.all(Array.from({ length: 5 }, rename));
        expect(await whoIs(server.url, eve)).toBe('eve@suite.test');
        return waiting;
      });
      for (const answer of answers) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await answer.json()).toMatchObject({
          errorType: 'UNAVAILABLE',
          code: 'SERVER_BUSY',
          message: 'The server is busy, so your request was stopped. Please try again in a moment.',
        });
      }
      expect((await rename()).status).toBe(200);
    },
  );
});
