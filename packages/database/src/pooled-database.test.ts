import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openDatabase, sql } from './index.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

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

test.each([
  ['many server connections', Infinity],
  ['one server connection', 1],
])(
  'a pooler in transaction mode with %s ends the start in a sentence that says what to do',
  async (_case, count) => {
    pooler = await startPooler('transaction', count);
    await expect(openDatabase(pooler.url)).rejects.toThrow(
      /^The database at 127\.0\.0\.1:\d+\/\w+ cannot be used: it is behind a connection pooler in transaction mode, .*set the pooler to session mode/,
    );
  },
);

test('a pooler in session mode is used as the server itself', async () => {
  pooler = await startPooler('session');
  const database = await openDatabase(pooler.url);
  expect(await database.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await database.close();
});
