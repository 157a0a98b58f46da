import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { describeSchema } from './describe-schema.ts';

let scratch: TestDatabase;
let report: string;
beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: schemaSources });
  report = await describeSchema(scratch.database);
});
afterAll(() => scratch.drop());

test('the committed report is what the migrations make today', async () => {
  const committed = await readFile(join(import.meta.dirname, '../../schema.generated.md'), 'utf8');
  expect(report).toBe(committed);
});

test('tables are described with columns, constraints, indexes and triggers, and views with their query', async () => {
  const { database } = scratch;
  await database.query(sql`create unlogged table zz_rooms (
    id integer generated always as identity primary key,
    name text not null default 'a|b', twice text generated always as (name || name) stored)`);
  await database.query(sql`create index zz_names on zz_rooms (lower(name)) where name <> ''`);
  await database.query(sql`create view zz_view as select name from zz_rooms`);
  const added = await describeSchema(database);
  expect(added.slice(added.indexOf('## zz_rooms'))).toBe(`## zz_rooms (unlogged)

| column | type | required | default |
|---|---|---|---|
| id | integer | yes | \`identity\` |
| name | text | yes | \`'a\\|b'::text\` |
| twice | text |  | \`generated: (name \\|\\| name)\` |

constraints:

- \`zz_rooms_pkey: PRIMARY KEY (id)\`

indexes:

- \`CREATE INDEX zz_names ON public.zz_rooms USING btree (lower(name)) WHERE (name <> ''::text)\`

## zz_view (view)

| column | type | required | default |
|---|---|---|---|
| name | text |  |  |

\`\`\`sql
SELECT name
   FROM zz_rooms;
\`\`\`
`);
});
