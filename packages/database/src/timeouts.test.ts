import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase, readSnapshot, sql, type OpenDatabase, type Timeouts } from './index.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { findServerProgram, startPgbouncer } from './testing/start-pgbouncer.ts';

let scratch: TestDatabase;
let database: OpenDatabase | undefined;

beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: [] });
  await scratch.database.query(sql`create table rooms (id integer primary key, name text)`);
  await scratch.database.query(sql`insert into rooms values (1, 'one'), (2, 'two')`);
});
afterEach(async () => {
  await database?.close();
  database = undefined;
});
afterAll(() => scratch.drop());

const unlimited: Timeouts = {
  connectTimeoutMs: 0,
  statementTimeoutMs: 0,
  lockTimeoutMs: 0,
  idleTransactionTimeoutMs: 0,
};
const rename = sql`update rooms set name = 'other' where id = 1`;

/** Holds a lock on the first room until `work` ends. */
function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  return scratch.database.transaction(async (tx) => {
    await tx.query(sql`select from rooms where id = 1 for update`);
    return work();
  });
}

const program = findServerProgram('pgbouncer');
const ways: [
  string,
  (() => Promise<{ url: string; directUrl?: string; stop(): Promise<void> }>) | undefined,
][] = [
  ['on a session of its own', async () => ({ url: scratch.url, stop: () => Promise.resolve() })],
  [
    program === undefined
      ? 'not tested here, as no pgbouncer is installed: behind PgBouncer in transaction mode'
      : 'behind PgBouncer in transaction mode',
    program === undefined
      ? undefined
      : async () => ({ ...(await startPgbouncer(program, scratch.url)), directUrl: scratch.url }),
  ],
];

describe.each(ways)('%s', (_way, start) => {
  const testHere = start ? test : test.skip;
  let server: { url: string; directUrl?: string; stop(): Promise<void> } | undefined;
  beforeAll(async () => {
    server = await start?.();
  });
  afterAll(() => server?.stop());

  async function open(timeouts: Partial<Timeouts>, max = 2): Promise<OpenDatabase> {
    const { url = '', directUrl } = server ?? {};
    database = await openDatabase(url, { directUrl, max, timeouts: { ...unlimited, ...timeouts } });
    return database;
  }

  testHere(
    'a statement ends after its time, alone and in a transaction, and its connection is used again',
    async () => {
      const { query, transaction } = await open({ statementTimeoutMs: 50 }, 1);
      const sleep = sql`select pg_sleep(20)`;
      await expect(query(sleep)).rejects.toMatchObject({ code: '57014' });
      await expect(transaction((tx) => tx.query(sleep))).rejects.toMatchObject({ code: '57014' });
      expect(await query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    },
  );

  testHere('waiting for a lock ends after its time, alone and in a transaction', async () => {
    const { query, transaction } = await open({ lockTimeoutMs: 50 });
    await whileLocked(async () => {
      await expect(query(rename)).rejects.toMatchObject({ code: '55P03' });
      await expect(transaction((tx) => tx.query(rename))).rejects.toMatchObject({ code: '55P03' });
    });
  });

  testHere(
    'more waiting for one lock than there are connections do not keep others from theirs',
    async () => {
      const { query } = await open({ lockTimeoutMs: 200, connectTimeoutMs: 20_000 });
      await whileLocked(async () => {
        const waiting = Promise.allSettled([1, 2, 3, 4].map(() => query(rename)));
        expect(await query(sql`select name from rooms where id = 2`)).toEqual([{ name: 'two' }]);
        expect((await waiting).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
      });
    },
  );

  testHere('a transaction in which nothing happens ends, and says why', async () => {
    const { transaction } = await open({ idleTransactionTimeoutMs: 50 });
    const idle = transaction(async (tx) => {
      await tx.query(sql`select 1`);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await tx.query(sql`select 1`);
    });
    await expect(idle).rejects.toMatchObject({ cause: { code: '25P03' } });
  });

  testHere('waiting for a free connection ends after its time', async () => {
    const { query, transaction } = await open({ connectTimeoutMs: 500 }, 1);
    const second = transaction(() => query(sql`select 1`));
    await expect(second).rejects.toThrow('timeout exceeded when trying to connect');
  });

  testHere('a snapshot is read for as long as it takes', async () => {
    const opened = await open({ statementTimeoutMs: 50, idleTransactionTimeoutMs: 50 });
    const rows = await readSnapshot(opened, async (tx) => {
      await tx.query(sql`select pg_sleep(0.2)`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return tx.query(sql`select current_setting('transaction_isolation') as isolation`);
    });
    expect(rows).toEqual([{ isolation: 'repeatable read' }]);
  });
});

test('a server that does not answer is given up', async () => {
  // TEST-NET-1 is routed nowhere; where a network refuses it, the sentence names that instead.
  const opening = openDatabase('postgres://suite@192.0.2.1/suite', {
    timeouts: { ...unlimited, connectTimeoutMs: 100 },
  });
  await expect(opening).rejects.toThrow(/^The database at 192\.0\.2\.1\/suite cannot be used: /);
});
