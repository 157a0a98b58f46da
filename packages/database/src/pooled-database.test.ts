import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase, sql, type Database } from './index.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { findServerProgram, startPgbouncer } from './testing/start-pgbouncer.ts';

let scratch: TestDatabase;
let pooler: Pooler | undefined;

beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: [] });
});
afterEach(() => pooler?.close());
afterAll(() => scratch.drop());

interface Pooler {
  url: string;
  close(): Promise<void>;
}

interface Upstream {
  socket: Socket;
  client: Socket | undefined;
}

function readMessages(socket: Socket, onMessage: (message: Buffer) => void): void {
  let unread = Buffer.alloc(0);
  socket.on('data', (data) => {
    unread = Buffer.concat([unread, data]);
    while (unread.length >= 5 && unread.length > unread.readUInt32BE(1)) {
      const end = 1 + unread.readUInt32BE(1);
      onMessage(Buffer.from(unread.subarray(0, end)));
      unread = unread.subarray(end);
    }
  });
}

/**
 * Imitates PgBouncer: clients get their own process ids and, in transaction mode, a server connection per
 * transaction, the last used one first.
 */
async function startPooler(mode: 'session' | 'transaction', serverConnections = Infinity): Promise<Pooler> {
  const target = new URL(scratch.url);
  const upstreams = new Set<Upstream>();
  const idle: Upstream[] = [];
  const waiting: Array<(upstream: Upstream) => void> = [];

  function release(upstream: Upstream): void {
    if (mode === 'session') return;
    upstream.client = undefined;
    const next = waiting.shift();
    if (next) next(upstream);
    else if (idle.length < serverConnections) idle.unshift(upstream);
    else upstream.socket.destroy();
  }

  function serve(client: Socket): void {
    const upstream: Upstream = { socket: connect(Number(target.port), target.hostname), client };
    let own: Upstream | undefined = upstream;
    upstreams.add(upstream);
    readMessages(upstream.socket, (message) => {
      const type = String.fromCharCode(message[0] ?? 0);
      if (type === 'K') message.writeUInt32BE(7, 5);
      const receiver = upstream.client;
      if (type === 'Z' && message[5] === 'I'.charCodeAt(0)) release(upstream);
      receiver?.write(message);
    });
    client.on('data', (data) => {
      if (mode === 'transaction' && own?.client !== client) own = undefined;
      if (data[0] === 'X'.charCodeAt(0)) client.end();
      else if (own) own.socket.write(data);
      else take((taken) => taken.socket.write(data));
    });
    const take = (use: (taken: Upstream) => void) => {
      const assign = (taken: Upstream) => {
        taken.client = client;
        own = taken;
        use(taken);
      };
      const free = idle.shift();
      if (free) assign(free);
      else waiting.push(assign);
    };
    for (const socket of [client, upstream.socket]) socket.on('error', () => undefined);
  }

  const server: Server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(scratch.url);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    async close() {
      for (const { socket } of upstreams) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const numbersOfConnections: [string, number][] = [
  ['many server connections', Infinity],
  ['one server connection', 1],
];

test.each(numbersOfConnections)(
  'a pooler in transaction mode with %s ends the start in a sentence that says what to do',
  async (_case, count) => {
    pooler = await startPooler('transaction', count);
    await expect(openDatabase(pooler.url)).rejects.toThrow(
      /^The database at 127\.0\.0\.1:\d+\/\w+ cannot be used: it is behind a connection pooler in transaction mode, .* in DATABASE_DIRECT_URL, or set the pooler to session mode/,
    );
  },
);

test('a pooler in session mode is used as the server itself', async () => {
  pooler = await startPooler('session');
  const database = await openDatabase(pooler.url);
  expect(await database.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await database.close();
});

describe('with the address of PostgreSQL itself', () => {
  test.each(numbersOfConnections)('a pooler in transaction mode with %s is used', async (_case, count) => {
    pooler = await startPooler('transaction', count);
    await useShared(pooler.url);
  });

  test('an address that is a pooler, too, is refused', async () => {
    pooler = await startPooler('transaction');
    await expect(openDatabase(pooler.url, { directUrl: pooler.url })).rejects.toThrow(
      'name the PostgreSQL server itself in DATABASE_DIRECT_URL',
    );
  });

  test('an address of another database is refused', async () => {
    pooler = await startPooler('transaction');
    const other = new URL(scratch.url);
    other.pathname = '/postgres';
    await expect(openDatabase(pooler.url, { directUrl: other.href })).rejects.toThrow(
      'DATABASE_DIRECT_URL names another database than DATABASE_URL: set both to the same one.',
    );
  });
});

const program = findServerProgram('pgbouncer');
const testWithPgbouncer = program === undefined ? test.skip : test;
testWithPgbouncer(
  program === undefined
    ? 'not tested here, as no pgbouncer is installed: PgBouncer in transaction mode'
    : 'PgBouncer in transaction mode is used',
  async () => {
    const pgbouncer = await startPgbouncer(program ?? '', scratch.url);
    await expect(openDatabase(pgbouncer.url)).rejects.toThrow('in transaction mode');
    await useShared(pgbouncer.url);
    await pgbouncer.stop();
  },
);

/** Has many callers share few server connections: each statement meets others than the one that prepared it. */
async function useShared(url: string): Promise<void> {
  const database = await openDatabase(url, { directUrl: scratch.url, max: 8 });
  const double = (db: Database, n: number) =>
    db.query<{ twice: number }>(sql`select ${n}::integer * 2 as twice`);
  const numbers = Array.from({ length: 200 }, (_, n) => n);
  const answers = await Promise.all(
    numbers.map((n) => (n % 2 ? double(database, n) : database.transaction((tx) => double(tx, n)))),
  );
  expect(answers.map(([row]) => row?.twice)).toEqual(numbers.map((n) => n * 2));
  await expect(database.query(sql`select 1 / ${0}::integer`)).rejects.toThrow('division by zero');
  expect(await double(database, 21)).toEqual([{ twice: 42 }]);
  let stop: (() => Promise<void>) | undefined;
  const heard = await new Promise<string>((resolve) => {
    stop = database.listen('shared', {
      onMessage: resolve,
      onOpen: () => void database.query(sql`select pg_notify('shared', 'news')`),
    });
  });
  expect(heard).toBe('news');
  await stop?.();
  await database.close();
}
