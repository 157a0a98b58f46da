import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { migrate, openDatabase, raw, sql } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let scratch: TestDatabase;
let folder: string;
let lines: string[];

beforeEach(async () => {
  scratch = await createTestDatabase({ migrations: [] });
  folder = await mkdtemp(join(tmpdir(), 'suite-online-'));
  lines = [];
  await write('0001_rooms.sql', 'create table rooms (id integer, floor integer)');
  await run();
  await scratch.database.query(sql`insert into rooms select generate_series(1, 25)`);
});
afterEach(async () => {
  await scratch.drop();
  await rm(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFile(join(folder, file), text);
const run = async (database = scratch.database) =>
  (await migrate(database, [{ name: 'hotel', folder }], [], (line) => lines.push(line))).applied;

async function read<Row>(text: string): Promise<Row[]> {
  return scratch.database.query<Row>(raw(text));
}
const validIndexes = () =>
  read(`select relname from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'rooms'::regclass and indisvalid`);

const fill = `-- step: fill floor, repeated
update rooms set floor = 1 where id in (select id from rooms where floor is null limit 10);
`;
const index = `-- step: index the rooms
create unique index concurrently if not exists rooms_id on rooms (id);
`;
const constrain = `-- step: make the index a key
alter table rooms alter id set not null;
alter table rooms add constraint rooms_key unique using index rooms_id;
`;

test('runs a repeated step in batches until no row is left', async () => {
  await write(
    '0002_keys.sql',
    `-- online
-- step: remember the batches
create table batches (rows integer);
create function remember_batch() returns trigger language plpgsql as $$
begin
  -- step: is a word in a comment here.
  insert into batches select count(*) from changed;
  return null;
end $$;
create trigger remember after update on rooms referencing new table as changed for each statement execute function remember_batch();
${fill}${index}${constrain}`,
  );
  expect(await run()).toEqual(['hotel/0002_keys.sql']);
  expect(await read('select rows from batches')).toEqual([
    { rows: 10 },
    { rows: 10 },
    { rows: 5 },
    { rows: 0 },
  ]);
  expect(lines).toEqual([]);
  expect(await run()).toEqual([]);
});

test('reports a step that takes long, with the rows so far', async () => {
  const slow = fill.replace('limit 10', 'and pg_sleep(0.1) is not null limit 10');
  await write('0002_keys.sql', `-- online\n${slow}${index}`);
  await run();
  expect(lines).toEqual(['Migration hotel/0002_keys.sql, step 1 of 2, fill floor: running, 10 rows so far']);
});

test('a run that was ended goes on with the step it was at', async () => {
  const once = '-- step: count the runs\ninsert into rooms values (100);\n';
  const atGate = '-- step: wait\nselect pg_advisory_xact_lock(1);\n';
  await write('0002_keys.sql', `-- online\n${once}${fill}${atGate}${index}${constrain}`);
  const other = await openDatabase(scratch.url);
  await scratch.database.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(1)`);
    const ended = run(other).catch((error: Error) => error.message);
    await until(`select from schema_migration_steps where steps_done = 2`);
    await until(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`);
    expect(await ended).toMatch(/^Migration hotel\/0002_keys\.sql failed: step 3, wait: /);
  });
  await other.close();
  expect(await read(`select from schema_migrations where file like '0002%'`)).toEqual([]);
  expect(await run()).toEqual(['hotel/0002_keys.sql']);
  expect(await read('select count(*) from rooms where id = 100')).toEqual([{ count: 1 }]);
  expect(await read('select from schema_migration_steps')).toEqual([]);
});

test('two processes at once run the steps once, also while an index is built', async () => {
  await write(
    '0002_keys.sql',
    `-- online\n-- step: take time\nselect pg_sleep(0.3);\n${fill}${index}${constrain}`,
  );
  const servers = await Promise.all([1, 2].map(() => openDatabase(scratch.url, { max: 1 })));
  const applied = await Promise.all(servers.map((server) => run(server)));
  await Promise.all(servers.map((server) => server.close()));
  expect(applied.flat()).toEqual(['hotel/0002_keys.sql']);
});

test('an invalid index of an ended build is built again', async () => {
  await scratch.database.query(sql`insert into rooms values (1)`);
  await write('0002_keys.sql', `-- online\n${index}${constrain}`);
  await expect(run()).rejects.toThrow(/step 1, index the rooms: could not create unique index/);
  expect(await read(`select indisvalid from pg_index where indexrelid = 'rooms_id'::regclass`)).toEqual([
    { indisvalid: false },
  ]);
  await scratch.database.query(
    sql`delete from rooms where ctid in (select max(ctid) from rooms where id = 1)`,
  );
  expect(await run()).toEqual(['hotel/0002_keys.sql']);
  expect(await validIndexes()).toEqual([{ relname: 'rooms_key' }]);
});

test('a step that waits for a lock lets others use the table, and is tried again', async () => {
  await write(
    '0002_column.sql',
    '-- online\n-- step: add a column\nalter table rooms add column wing text;\n',
  );
  const other = await openDatabase(scratch.url, { max: 1 });
  let running: Promise<string[]> | undefined;
  await scratch.database.transaction(async (tx) => {
    await tx.query(sql`select from rooms`);
    running = run(other);
    await until(`select from pg_locks where relation = 'rooms'::regclass and not granted`);
    // Without the time-out this would wait behind the migration, which waits for this transaction.
    await scratch.database.query(sql`insert into rooms values (26)`);
  });
  expect(await running).toEqual(['hotel/0002_column.sql']);
  expect(lines[0]).toMatch(/add a column: waits for a lock, attempt 1 of 100$/);
  await other.close();
});

test('writes go on while an index waits for an open transaction', async () => {
  await write('0002_keys.sql', `-- online\n${index}`);
  const other = await openDatabase(scratch.url, { max: 1 });
  let running: Promise<string[]> | undefined;
  await scratch.database.transaction(async (tx) => {
    await tx.query(sql`update rooms set floor = 2 where id = 1`);
    running = run(other);
    await until(`select from pg_stat_progress_create_index`);
    await scratch.database.query(sql`insert into rooms values (26)`);
  });
  await running;
  await other.close();
  expect(await validIndexes()).toEqual([{ relname: 'rooms_id' }]);
});

test.each(['-- online\nselect 1;', '-- online\nselect 1;\n-- step: more\nselect 2;'])(
  'statements without a step are refused: %j',
  async (text) => {
    await write('0002_keys.sql', text);
    await expect(run()).rejects.toThrow(/0002_keys\.sql needs a line such as "-- step:/);
  },
);

async function until(text: string): Promise<void> {
  while ((await read(text)).length === 0) continue;
}
