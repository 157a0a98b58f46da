import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase, sql, type Database, type Timeouts } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { toApiError } from './to-api-error.ts';

let scratch: TestDatabase;
beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: [] });
});
afterAll(() => scratch.drop());

/** Terminates the connection as a crashing server does. */
async function cut(tx: Database): Promise<void> {
  const [row] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await scratch.database.query(sql`select pg_terminate_backend(${row?.pid}, 5000)`);
  await sleep(50);
}

async function answerOf(work: (database: Database) => Promise<unknown>, url = scratch.url) {
  const database = await openDatabase(url, { max: 1 });
  try {
    const error: unknown = await work(database).catch((cause: unknown) => cause);
    const { status, errorType } = toApiError(error);
    return { status, errorType, message: (error as Error).message };
  } finally {
    await database.close();
  }
}

describe('a lost database is answered 503', () => {
  test.each<[string, RegExp, (database: Database) => Promise<unknown>]>([
    [
      'between two statements of a transaction',
      /not queryable|terminat/,
      (database) =>
        database.transaction(async (tx) => {
          await cut(tx);
          await tx.query(sql`select 1`);
        }),
    ],
    [
      'before an inner transaction',
      /not queryable|terminat/,
      (database) =>
        database.transaction(async (tx) => {
          await cut(tx);
          await tx.transaction((inner) => inner.query(sql`select 1`));
        }),
    ],
    ['before a commit', /not queryable|terminat/, (database) => database.transaction(cut)],
    [
      'in the middle of a statement',
      /terminating connection/,
      (database) => database.query(sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`),
    ],
    [
      'and was wrapped by who called it',
      /could not be read/,
      (database) =>
        database.transaction(async (tx) => {
          await cut(tx);
          await tx.query(sql`select 1`).catch((cause: unknown) => {
            throw new Error('The queue could not be read', { cause });
          });
        }),
    ],
  ])('%s', async (_, message, work) => {
    expect(await answerOf(work)).toEqual({
      status: 503,
      errorType: 'UNAVAILABLE',
      message: expect.stringMatching(message),
    });
  });

  test('and closes the connection without a word while it is opened', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const error: unknown = await openDatabase(`postgres://suite@127.0.0.1:${port}/suite`).catch(
      (cause: unknown) => cause,
    );
    server.close();
    expect(toApiError(error).status).toBe(503);
  });
});

test.each<[string, Partial<Timeouts>, (database: Database) => Promise<unknown>]>([
  ['a statement', { statementTimeoutMs: 50 }, (database) => database.query(sql`select pg_sleep(20)`)],
  [
    'a lock',
    { lockTimeoutMs: 50 },
    (database) =>
      scratch.database.transaction(async (tx) => {
        await tx.query(sql`select pg_advisory_xact_lock(1)`);
        await database.query(sql`select pg_advisory_xact_lock(1)`);
      }),
  ],
  [
    'an idle transaction',
    { idleTransactionTimeoutMs: 50 },
    (database) =>
      database.transaction(async (tx) => {
        await sleep(500);
        await tx.query(sql`select 1`);
      }),
  ],
  [
    'a free connection',
    { connectTimeoutMs: 300 },
    (database) => database.transaction(() => database.query(sql`select 1`)),
  ],
])('a time-out of %s is answered 503 in a sentence that says when to come again', async (_, given, work) => {
  const unlimited = {
    connectTimeoutMs: 0,
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
    idleTransactionTimeoutMs: 0,
  };
  const database = await openDatabase(scratch.url, { max: 1, timeouts: { ...unlimited, ...given } });
  const error: unknown = await work(database).catch((cause: unknown) => cause);
  await database.close();
  expect(toApiError(error)).toMatchObject({
    status: 503,
    errorType: 'UNAVAILABLE',
    code: 'SERVER_BUSY',
    message: 'The server is busy, so your request was stopped. Please try again in a moment.',
    retryAfterSeconds: 5,
  });
});

test('a statement that the database refuses is a fault of ours', async () => {
  const answer = await answerOf((database) => database.query(sql`select * from nowhere`));
  expect(answer).toMatchObject({ status: 500, errorType: 'INTERNAL_ERROR' });
});
