import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';

/** Without a delete, nothing looks for the rows that reference these tables. */
const neverDeleted = {
  api_tokens: 'Tokens are revoked, as audit records name them.',
  users: 'Accounts are deactivated, as bookings and records name them.',
  hotels: 'A hotel stays with its bookings and records.',
  sessions: 'Sessions are ended, as the account page lists them.',
  sign_in_providers: 'Providers are switched off, as sessions name them.',
  releases: 'Only the files of a release are deleted.',
  release_tokens: 'Tokens are revoked, as moves name them.',
  moves: 'The history of moves is complete.',
};

let scratch: TestDatabase;
beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: schemaSources });
});
afterAll(() => scratch.drop());

// The other column of a key with hotel_id finds the row alone, so that its index needs no hotel_id.
test('every foreign key to rows that are deleted has an index that begins with its columns', async () => {
  const missing = await scratch.database.query<{ key: string }>(sql`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as key from (
      select *, array(
        select attnum from pg_attribute
        where attrelid = conrelid and attnum = any (conkey) and (attname <> 'hotel_id' or cardinality(conkey) = 1)
      ) as columns from pg_constraint
    ) as keys
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
      and confrelid::regclass::text <> all (${Object.keys(neverDeleted)}::text[])
      and not exists (
        select from pg_index
        where indrelid = conrelid and indisvalid
          and (indkey::smallint[])[0:cardinality(columns) - 1] @> columns
          and (indpred is null or pg_get_expr(indpred, indrelid) = any (
            select '(' || attname || ' IS NOT NULL)' from pg_attribute
            where attrelid = conrelid and attnum = any (conkey))))
    order by key`);
  expect(missing.map(({ key }) => key)).toEqual([]);
});

test('primary keys of tables of hotels, and references to their rows, have hotel_id', async () => {
  const missing = await scratch.database.query<{ key: string }>(sql`
    with hotels_columns as (
      select attrelid, attnum from pg_attribute join pg_class on pg_class.oid = attrelid
      where attname = 'hotel_id' and attnotnull and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    )
    select conrelid::regclass || ': ' || pg_get_constraintdef(keys.oid) as key
    from pg_constraint as keys join hotels_columns as columns on columns.attrelid = case contype when 'p' then conrelid else confrelid end
    where contype = 'p' and not columns.attnum = any (conkey) or contype = 'f' and not columns.attnum = any (confkey)
    order by key`);
  expect(missing).toEqual([]);
});
