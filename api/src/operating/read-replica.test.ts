import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openDatabase, sql, type OpenDatabase } from '@suite/database';
import { startReplicatedPostgres, type ReplicatedPostgres } from '@suite/database/test-replica';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { startServerProcess, type ServerProcess } from '../testing/processes/start-process.ts';
import { signInOverHttp } from '../testing/sign-in-over-http.ts';

const testTimeoutMs = 120_000;
const publicUrl = 'http://suite.test';
const METRICS_TOKEN = 'a-token-of-the-operator';
const permissions = ['manage_hotel'] as const;
let home: string;
let databases: ReplicatedPostgres;
let primary: OpenDatabase;
let standby: OpenDatabase;
let one: ServerProcess;
let two: ServerProcess;
let ada: Person;
let bob: Person;
let bobId: number;
let hotel_id: number;

/** Holds cookies as a browser does. */
interface Person {
  cookies: Map<string, string>;
}

interface Answer {
  status: number;
  result: { rooms: { room_number: string }[]; records: { action: string }[]; replica: string };
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-replica-'));
  databases = await startReplicatedPostgres();
  const settings = {
    ...{ DATABASE_URL: databases.primaryUrl, DATABASE_READ_URL: databases.replicaUrl },
    ...{ DATA_DIR: home, SHELL_DIR: home, METRICS_TOKEN, PUBLIC_URL: publicUrl },
  };
  [one, two] = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  primary = await openDatabase(databases.primaryUrl, { max: 2 });
  standby = await openDatabase(databases.replicaUrl, { max: 1 });
  hotel_id = await insertHotel(primary, 'Seaview');
  await insertUser(primary, { usr_email: 'ada@suite.test', hotel_id, permissions });
  bobId = await insertUser(primary, { usr_email: 'bob@suite.test', hotel_id, permissions });
  [ada, bob] = await Promise.all([signIn('ada@suite.test'), signIn('bob@suite.test')]);
}, testTimeoutMs);
afterEach(async () => {
  await standby.query(sql`select pg_wal_replay_resume()`);
  for (const server of [one, two]) await until(async () => (await replicaAt(server)) === 'used');
}, testTimeoutMs);
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await Promise.all([primary.close(), standby.close()]);
  await databases.stop();
  await rm(home, { recursive: true, force: true });
}, testTimeoutMs);

async function signIn(usr_email: string): Promise<Person> {
  const { cookie = '' } = await signInOverHttp(one.url, usr_email);
  return { cookies: new Map(cookie.split('; ').map((pair) => pair.split('=') as [string, string])) };
}

async function call(person: Person, server: ServerProcess, path: string, body?: unknown) {
  const answer = await fetch(`${server.url}/api${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      origin: publicUrl,
      cookie: [...person.cookies].map((pair) => pair.join('=')).join('; '),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
  });
  const set = answer.headers.getSetCookie().map((text) => (text.split(';')[0] ?? '').split('='));
  for (const [name = '', value = ''] of set) person.cookies.set(name, value);
  const text = await answer.text();
  return { set: set.map(([name]) => name), status: answer.status, text };
}

const addRoom = (person: Person, server: ServerProcess, room_number: string) =>
  call(person, server, '/hotel/rooms', {
    rooms: [{ room_number, room_type: 'Single', status: 'Clean' }],
  });
const insertRoom = (db: Pick<OpenDatabase, 'query'>, room_number: string) =>
  db.query(sql`
    insert into rooms (hotel_id, room_number, room_type, status)
    values (${hotel_id}, ${room_number}, 'Single', 'Clean')`);
const parse = (text: string) => (JSON.parse(text) as Answer).result;
const listRooms = async (person: Person, server: ServerProcess) =>
  parse((await call(person, server, '/hotel/rooms')).text).rooms.map(({ room_number }) => room_number);
const replicaAt = async (server: ServerProcess) => {
  const answer = await fetch(`${server.url}/api/ready`);
  return answer.status === 200 ? parse(await answer.text()).replica : answer.status;
};
const pause = () => standby.query(sql`select pg_wal_replay_pause()`);

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function readsBy(server: ServerProcess, by: string, reason: string): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const line = `suite_replica_reads_total{by="${by}",reason="${reason}"} `;
  const found = (await answer.text()).split('\n').find((text) => text.startsWith(line));
  return Number(found?.slice(line.length) ?? 0);
}

/** Reads until the answer of another server would be a surprise: earlier writes must have been replayed first. */
async function untilReplicaServes(person: Person, server: ServerProcess): Promise<void> {
  await until(async () => {
    const before = await readsBy(server, 'replica', 'caught-up');
    await listRooms(person, server);
    return (await readsBy(server, 'replica', 'caught-up')) > before;
  });
}

test('lists are read from the replica, and a client with a token reads the primary', async () => {
  await untilReplicaServes(ada, one);
  const before = await readsBy(one, 'primary', 'unknown-writes');
  const token = ada.cookies.get('suite_access') ?? '';
  const answer = await fetch(`${one.url}/api/hotel/rooms`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  expect(await readsBy(one, 'primary', 'unknown-writes')).toBe(before + 1);
});

test('what a person wrote at one process is in the lists of another at once', async () => {
  await Promise.all([untilReplicaServes(ada, one), untilReplicaServes(ada, two)]);
  await pause();
  const answers = [await addRoom(ada, one, '101'), await addRoom(ada, one, '102')];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await listRooms(ada, two)).toEqual(expect.arrayContaining(['101', '102']));
  // A late answer of the first call must not replace the position of the second.
  expect(new Set(answers.flatMap(({ set }) => set)).size).toBe(2);
});

test('an export is audited, and its record is in the list of the audit log at once', async () => {
  await untilReplicaServes(bob, one);
  await pause();
  expect((await call(bob, one, '/bookings/export/csv')).status).toBe(200);
  const { text } = await call(bob, two, '/audit');
  expect(parse(text).records[0]).toMatchObject({ action: 'export-bookings' });
});

test('who is notified of a change sees it in the lists of every process', async () => {
  const eve = await signIn('bob@suite.test');
  await Promise.all([untilReplicaServes(eve, one), untilReplicaServes(eve, two)]);
  await pause();
  const before = await Promise.all([one, two].map((server) => readsBy(server, 'primary', 'newer-write')));
  await primary.transaction(async (tx) => {
    await insertRoom(tx, '201');
    await tx.query(sql`select announce_personal_change(${bobId})`);
  });
  for (const [index, server] of [one, two].entries()) {
    await until(async () => (await listRooms(eve, server)).includes('201'));
    expect(await readsBy(server, 'primary', 'newer-write')).toBeGreaterThan(before[index] ?? 0);
  }
});

test(
  'a late replica is not read; the servers stay ready and say so',
  async () => {
    await untilReplicaServes(bob, one);
    await pause();
    await insertRoom(primary, '301');
    await until(async () => (await replicaAt(one)) === 'late');
    expect(await listRooms(bob, one)).toContain('301');
    expect(await readsBy(one, 'primary', 'late')).toBeGreaterThan(0);
    await until(async () => one.log().includes('The read replica is late'));
  },
  testTimeoutMs,
);

test(
  'a replica that goes away is replaced by the primary, and used again when it is back',
  async () => {
    await untilReplicaServes(bob, one);
    await insertRoom(primary, '401');
    await standby.close();
    await databases.stopReplica();
    expect(await listRooms(bob, one)).toContain('401');
    await until(async () => (await replicaAt(one)) === 'gone');
    expect(await listRooms(bob, one)).toContain('401');
    await until(async () => one.log().includes('The read replica is gone'));
    await databases.startReplica();
    standby = await openDatabase(databases.replicaUrl, { max: 1 });
    await untilReplicaServes(bob, one);
  },
  testTimeoutMs,
);
