import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { findNewestRecord } from '../../audit/audit.public.ts';
import { schemaSources } from '../../bootstrap/open-storage.ts';
import { findClockProblem } from './watch-clock.ts';

let scratch: TestDatabase;
beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: schemaSources });
});
afterAll(() => scratch.drop());

const hour = 60 * 60 * 1000;

test.each([
  ['right', 0, undefined],
  ['some seconds off', 20_000, undefined],
  ['hours ahead', 3 * hour, /^The clock of this server is 108\d\d s ahead of that of the database\. Set/],
  ['hours behind', -3 * hour, /^The clock of this server is 10(79|80)\d s behind that of the database\. Set/],
])('a clock that is %s', async (_case, offset, problem) => {
  const found = await findClockProblem(scratch.database, Date.now() + offset, findNewestRecord);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test('a clock that went back together with that of the database', async () => {
  await scratch.database.query(sql`
    insert into audit_records (action, subject_type, subject_id, happened_at)
    values ('log-in', 'user', '1', now() + interval '2 hours')`);
  expect(await findClockProblem(scratch.database, Date.now(), findNewestRecord)).toMatch(
    /behind the newest audit record/,
  );
});
