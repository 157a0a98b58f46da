import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase, sql } from './index.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { withDatabase } from './testing/test-server.ts';

const migrations = [
  { name: 'sample', folder: fileURLToPath(new URL('../test-processes/sample-migrations', import.meta.url)) },
];
let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = await Promise.all([
    createTestDatabase({ migrations }),
    createTestDatabase({ migrations }),
  ]);
});
afterAll(() => Promise.all([first.drop(), second.drop()]));

test('test files do not see each other’s rows', async () => {
  await first.database.query(sql`insert into guests (name) values ('Ada')`);
  expect(await first.database.query(sql`select name from guests`)).toEqual([{ name: 'Ada' }]);
  expect(await second.database.query(sql`select name from guests`)).toEqual([]);
});

test('the server does not stop under a test, also when another run says that it has ended', async () => {
  const server = await openDatabase(withDatabase(first.url, 'postgres'), { max: 1 });
  const startedAt = sql`select pg_postmaster_start_time() as at`;
  const before = await server.query(startedAt);
  await server.query(sql`notify tests_ended`);
  await server.close();
  await sleep(2_500);
  expect(await first.database.query(startedAt)).toEqual(before);
});

test('a dropped database is gone and its template stays', async () => {
  const dropped = await createTestDatabase({ migrations });
  await dropped.drop();
  const name = new URL(dropped.url).pathname.slice(1);
  const found = await second.database.query(
    sql`select datname = ${name} as dropped from pg_database where datname = ${name} or datistemplate and datname like 'suite_test%'`,
  );
  expect(found).toContainEqual({ dropped: false });
  expect(found).not.toContainEqual({ dropped: true });
});
