import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  openDatabase,
  openReplica,
  sql,
  type OpenDatabase,
  type Replica,
  type ReplicaState,
} from '../index.ts';
import { openLine } from '../testing/open-line.ts';
import { findServerProgram, startPgbouncer } from '../testing/start-pgbouncer.ts';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../testing/start-replicated-postgres.ts';

const testTimeoutMs = 60_000;
const user_id = 7;
let servers: ReplicatedPostgres;
let primary: OpenDatabase;
let standby: OpenDatabase;
let replica: Replica;
let states: ReplicaState[];

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  primary = await openDatabase(servers.primaryUrl, { max: 3 });
  await primary.query(sql`create table rooms (id integer)`);
}, testTimeoutMs);
beforeEach(async () => {
  standby = await openDatabase(servers.replicaUrl, { max: 1 });
  states = [];
  replica = await open(servers.replicaUrl);
});
afterEach(async () => {
  await replica.close();
  await standby.query(sql`select pg_wal_replay_resume()`);
  await standby.close();
});
afterAll(async () => {
  await primary.close();
  await servers.stop();
}, testTimeoutMs);

const open = (url: string, maxLagMs = testTimeoutMs) =>
  openReplica(primary, url, { maxLagMs, onState: (state) => states.push(state) });
const pause = () => standby.query(sql`select pg_wal_replay_pause()`);

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function isReplica(position: number | undefined): Promise<boolean> {
  const db = replica.databaseFor({ user_id, position });
  const [row] = await db.query<{ is_replica: boolean }>(sql`select pg_is_in_recovery() as is_replica`);
  return row?.is_replica ?? false;
}

const write = () => primary.query(sql`insert into rooms values (1)`);
const countRooms = async (position: number | undefined) => {
  const db = replica.databaseFor({ user_id, position });
  const [row] = await db.query<{ count: number }>(sql`select count(*) from rooms`);
  return row?.count;
};

test('a replica that has caught up is read, one statement or a transaction', async () => {
  await until(() => isReplica(0));
  const [row] = await replica
    .databaseFor({ user_id, position: 0 })
    .transaction((tx) => tx.query(sql`select pg_is_in_recovery() as is_replica`));
  expect(row).toEqual({ is_replica: true });
  expect(states).toEqual(['used']);
});

test('who wrote reads the primary until the replica has replayed it', async () => {
  await until(() => isReplica(0));
  await pause();
  const before = await countRooms(0);
  await write();
  const position = await replica.readPosition();
  expect(await countRooms(0)).toBe(before);
  expect(await countRooms(position)).toBe(Number(before) + 1);
  await standby.query(sql`select pg_wal_replay_resume()`);
  await until(() => isReplica(position));
  expect(await countRooms(position)).toBe(Number(before) + 1);
});

test('who was notified sees what was committed before, and nobody else reads the primary for it', async () => {
  await until(() => isReplica(0));
  await pause();
  const before = Number(await countRooms(0));
  await write();
  replica.demand(user_id);
  expect(await countRooms(0)).toBe(before + 1);
  await replica.check();
  expect(await countRooms(0)).toBe(before + 1);
  const other = replica.databaseFor({ user_id: 8, position: 0 });
  expect(await other.query(sql`select count(*) from rooms`)).toEqual([{ count: before }]);
  await standby.query(sql`select pg_wal_replay_resume()`);
  await until(() => isReplica(0));
  expect(await countRooms(0)).toBe(before + 1);
});

test('without the position of the last write the primary is read', async () => {
  await until(() => isReplica(0));
  expect(await isReplica(undefined)).toBe(false);
});

test('a late replica is not read until it has caught up', async () => {
  await replica.close();
  states = [];
  replica = await open(servers.replicaUrl, 1_000);
  await until(() => isReplica(0));
  await pause();
  await write();
  await until(() => states.at(-1) === 'late');
  expect(await isReplica(0)).toBe(false);
  expect(replica.countedReads()).toContainEqual({ by: 'primary', reason: 'late', count: 1 });
  await standby.query(sql`select pg_wal_replay_resume()`);
  await until(() => states.at(-1) === 'used');
  expect(await isReplica(0)).toBe(true);
  expect(states).toEqual(['used', 'late', 'used']);
});

test(
  'a replica that goes away is replaced within the same read, and comes back',
  async () => {
    await until(() => isReplica(0));
    await standby.close();
    await servers.stopReplica();
    const reader = { user_id, position: 0 };
    const inRecovery = sql`select pg_is_in_recovery() as is_replica`;
    const answers = await Promise.all([
      isReplica(0),
      replica.databaseFor(reader).transaction((tx) => tx.query(inRecovery)),
    ]);
    expect(answers).toEqual([false, [{ is_replica: false }]]);
    await until(() => states.at(-1) === 'gone');
    expect(await isReplica(0)).toBe(false);
    const started = await open(servers.replicaUrl);
    expect(started.status().state).toBe('gone');
    await started.close();
    await write();
    await servers.startReplica();
    await until(() => isReplica(0));
    expect(replica.status().state).toBe('used');
    standby = await openDatabase(servers.replicaUrl, { max: 1 });
  },
  testTimeoutMs,
);

test('a read that a silent replica holds up is answered by the primary', async () => {
  const line = await openLine(servers.replicaUrl);
  const behind = await open(line.url);
  await until(() => behind.status().state === 'used');
  const read = () =>
    behind
      .databaseFor({ user_id, position: 0 })
      .query<{ is_replica: boolean }>(sql`select pg_is_in_recovery() as is_replica`);
  expect(await read()).toEqual([{ is_replica: true }]);
  line.fallSilent();
  expect([await read(), behind.status().state]).toEqual([[{ is_replica: false }], 'gone']);
  line.close();
  await behind.close();
});

const program = findServerProgram('pgbouncer');
(program === undefined ? test.skip : test)(
  program === undefined
    ? 'not tested here, as no pgbouncer is installed: a replica behind PgBouncer'
    : 'a replica behind PgBouncer in transaction mode is read',
  async () => {
    const pgbouncer = await startPgbouncer(program ?? '', servers.replicaUrl);
    const pooled = await open(pgbouncer.url);
    await until(() => pooled.status().state === 'used');
    const db = pooled.databaseFor({ user_id, position: 0 });
    expect(await db.query(sql`select pg_is_in_recovery() as is_replica`)).toEqual([{ is_replica: true }]);
    await pooled.close();
    await pgbouncer.stop();
  },
);

test('a server that is not a replica of the database is not read', async () => {
  const reasons: (string | undefined)[] = [];
  const onState = (_state: ReplicaState, reason: Error | undefined) => reasons.push(reason?.message);
  const itself = await openReplica(primary, servers.primaryUrl, { onState });
  const elsewhere = new URL(servers.replicaUrl);
  elsewhere.pathname = '/template1';
  const other = await openReplica(primary, elsewhere.href, { onState });
  expect([itself.status().state, other.status().state]).toEqual(['gone', 'gone']);
  expect(reasons).toEqual([
    'DATABASE_READ_URL names a server that replays no log: it is not a replica, or not any more.',
    'DATABASE_READ_URL names another database than DATABASE_URL, not a replica of it.',
  ]);
  await itself.close();
  await other.close();
});

test('a read that writes fails and is not repeated at the primary', async () => {
  await until(() => isReplica(0));
  const db = replica.databaseFor({ user_id, position: 0 });
  await expect(db.query(sql`insert into rooms values (2)`)).rejects.toMatchObject({ code: '25006' });
  expect(await primary.query(sql`select from rooms where id = 2`)).toEqual([]);
});
