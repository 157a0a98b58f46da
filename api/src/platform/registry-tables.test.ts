import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';

let whole: TestDatabase;
let registry: TestDatabase;
beforeAll(async () => {
  whole = await createTestDatabase({ migrations: schemaSources });
  registry = await createTestDatabase({
    migrations: schemaSources.filter(({ name }) => name === 'registry'),
  });
});
afterAll(async () => {
  await whole.drop();
  await registry.drop();
});

const triggersOf = ({ database }: TestDatabase, tables: readonly string[]) =>
  database.query(sql`
    select tgrelid::regclass::text as table_name, tgname from pg_trigger
    where not tgisinternal and tgrelid::regclass::text = any (${[...tables]}::text[]) order by 1, 2`);

test('the server adds no trigger to a table of the registry', async () => {
  const tables = await registry.database.query<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const names = tables.map(({ name }) => name);
  expect(await triggersOf(whole, names)).toEqual(await triggersOf(registry, names));
});
