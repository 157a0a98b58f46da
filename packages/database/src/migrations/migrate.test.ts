import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { migrate, openDatabase, sql, type Transaction } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let scratch: TestDatabase;
let folder: string;

beforeEach(async () => {
  scratch = await createTestDatabase({ migrations: [] });
  folder = await mkdtemp(join(tmpdir(), 'suite-migrations-'));
  await write('0001_rooms.sql', 'create table rooms (id integer); insert into rooms values (1);');
});
afterEach(async () => {
  await scratch.drop();
  await rm(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFile(join(folder, file), text);
const migrateAll = (accepted: string[] = []) =>
  migrate(scratch.database, [{ name: 'hotel', folder }], accepted);
const run = async () => (await migrateAll()).applied;
const roomCount = async () =>
  (await scratch.database.query<{ count: number }>(sql`select count(*) from rooms`))[0]?.count;

test('applies each file once, in order', async () => {
  await write('0002_more_rooms.sql', 'insert into rooms values (2)');
  expect(await run()).toEqual(['hotel/0001_rooms.sql', 'hotel/0002_more_rooms.sql']);
  expect(await run()).toEqual([]);
  await write('0003_another.sql', 'insert into rooms values (3)');
  expect(await run()).toEqual(['hotel/0003_another.sql']);
  expect(await roomCount()).toBe(3);
});

test('three servers starting at once run the files once', async () => {
  await write('0002_slow.sql', 'select pg_sleep(0.2); insert into rooms values (2)');
  const servers = await Promise.all([1, 2, 3].map(() => openDatabase(scratch.url)));
  const applied = await Promise.all(servers.map((db) => migrate(db, [{ name: 'hotel', folder }])));
  await Promise.all(servers.map((db) => db.close()));
  expect(applied.map((one) => one.applied.length).sort()).toEqual([0, 0, 2]);
  expect(await roomCount()).toBe(2);
});

test('folders of different names count for themselves', async () => {
  const applied = await migrate(scratch.database, [
    { name: 'hotel', folder },
    { name: 'platform', folder: join(folder, '.') },
  ]).catch((error: Error) => error.message);
  expect(applied).toBe('Migration platform/0001_rooms.sql failed: relation "rooms" already exists');
});

test('a failing file changes nothing, and those before it are not run again', async () => {
  await write('0002_wrong.sql', 'insert into rooms values (2); insert into nowhere values (1)');
  await expect(run()).rejects.toThrow(
    'Migration hotel/0002_wrong.sql failed: relation "nowhere" does not exist',
  );
  expect(await roomCount()).toBe(1);
  await write('0002_wrong.sql', 'insert into rooms values (2)');
  expect(await run()).toEqual(['hotel/0002_wrong.sql']);
  expect(await roomCount()).toBe(2);
});

test('a build whose file differs from the applied one is refused, in words for an operator', async () => {
  await run();
  await write('0001_rooms.sql', 'create table rooms (id integer); insert into rooms values (7);');
  await expect(run()).rejects.toThrow(
    /^This build's migration hotel\/0001_rooms\.sql differs from the one this database was set up with\. Start /,
  );
});

test('a file that comes before an applied one is refused', async () => {
  await write('0003_later.sql', 'insert into rooms values (3)');
  await run();
  await write('0002_late.sql', 'insert into rooms values (2)');
  await expect(run()).rejects.toThrow(
    /^This database has migration hotel\/0003_later\.sql but lacks 0002_late\.sql, which comes before it/,
  );
});

describe('a build older than the database', () => {
  async function leaveNewer(files: Record<string, string>): Promise<void> {
    for (const [file, text] of Object.entries(files)) await write(file, text);
    await run();
    for (const file of Object.keys(files)) await rm(join(folder, file));
  }
  const compatible = '-- oldest-compatible-build: 0001\ninsert into rooms values (2)';
  const refusal =
    /newer build has changed this database by migration hotel\/0003_newer\.sql.*restoring the backup/;

  test('starts, and is told so, when the newer files say that it works with them', async () => {
    await leaveNewer({ '0002_more.sql': compatible, '0003_newer.sql': compatible });
    expect(await migrateAll()).toEqual({
      applied: [],
      newer: ['hotel/0002_more.sql', 'hotel/0003_newer.sql'],
    });
  });

  test.each([
    ['names itself', '-- oldest-compatible-build: 0003\ninsert into rooms values (3)'],
    ['names a build between the two', '-- oldest-compatible-build: 0002\ninsert into rooms values (3)'],
    ['names none', 'insert into rooms values (3)'],
  ])('is refused when one of them %s', async (_case, text) => {
    await leaveNewer({ '0002_more.sql': compatible, '0003_newer.sql': text });
    await expect(migrateAll()).rejects.toThrow(refusal);
    await write('0002_more.sql', compatible);
    if (text.includes('0002')) expect(await migrateAll()).toMatchObject({ newer: ['hotel/0003_newer.sql'] });
    else await expect(migrateAll()).rejects.toThrow(refusal);
  });

  test('starts for a planned rollback that names every newer file, and no later one', async () => {
    await leaveNewer({ '0002_more.sql': 'select 1', '0003_newer.sql': 'select 1' });
    await expect(migrateAll()).rejects.toThrow(
      /setting ACCEPT_MIGRATIONS=hotel\/0002_more\.sql,hotel\/0003_newer\.sql\.$/,
    );
    await expect(migrateAll(['hotel/0002_more.sql'])).rejects.toThrow(
      /setting ACCEPT_MIGRATIONS=hotel\/0003_newer\.sql\.$/,
    );
    const accepted = ['hotel/0002_more.sql', 'hotel/0003_newer.sql'];
    expect(await migrateAll(accepted)).toEqual({ applied: [], newer: accepted });
  });

  test('is refused on a database that stored nothing about its files, as those before this column did', async () => {
    await leaveNewer({ '0002_more.sql': compatible, '0003_newer.sql': compatible });
    await scratch.database.query(sql`alter table schema_migrations drop column oldest_build`);
    await expect(migrateAll()).rejects.toThrow(/by migration hotel\/0002_more\.sql/);
  });
});

test.each([
  ['rooms.sql', /is not named like 0001_what_it_does\.sql/],
  ['0001_again.sql', /have the same number/],
])('a file called %s is refused', async (file, message) => {
  await write(file, 'select 1');
  await expect(run()).rejects.toThrow(message);
});

test("a library's schema is made after the files, in one transaction", async () => {
  const library = {
    name: 'queue',
    version: '1',
    async install(tx: Transaction) {
      await tx.script('create schema queue');
      await tx.script('create table queue.jobs as select * from rooms');
    },
  };
  const folders = [{ name: 'hotel', folder }];
  await write('0001_rooms.sql', 'create table halls (id integer)');
  await expect(migrate(scratch.database, [library, ...folders])).rejects.toThrow('"rooms" does not exist');
  await write('0002_rooms.sql', 'create table rooms as select 1 as id');
  const { applied } = await migrate(scratch.database, [library, ...folders]);
  expect(applied).toEqual(['hotel/0002_rooms.sql']);
  expect(await scratch.database.query(sql`select count(*) from queue.jobs`)).toEqual([{ count: 1 }]);
});

test('a checkout with Windows line ends is the same file', async () => {
  await write('0002_lines.sql', 'insert into rooms\nvalues (2);\n');
  await run();
  await write('0002_lines.sql', 'insert into rooms\r\nvalues (2);\r\n');
  expect(await run()).toEqual([]);
});
