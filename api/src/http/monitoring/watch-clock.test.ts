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
  ['a second off', 1_000, undefined],
  [
    'four seconds ahead',
    4_000,
    ['warn', /^The clock of this server is 4 s ahead of that of the database\. Set/],
  ],
  [
    'hours ahead',
    3 * hour,
    ['error', /^The clock of this server is 108\d\d s ahead of that of the database\./],
  ],
  ['hours behind', -3 * hour, ['error', /^The clock of this server is 10(79|80)\d s behind that of the/]],
] as const)('a clock that is %s', async (_case, offset, problem) => {
  const found = await findClockProblem(scratch.database, () => Date.now() + offset, findNewestRecord);
  if (!problem) return expect(found).toBeUndefined();
  const [level, message] = problem;
  expect(found).toEqual({ level, message: expect.stringMatching(message) });
});

test('a slow answer of the database is no wrong clock', async () => {
  let now = Date.now() - 5_000;
  expect(await findClockProblem(scratch.database, () => (now += 5_000), findNewestRecord)).toBeUndefined();
});

test('a clock that went back together with that of the database', async () => {
  await scratch.database.query(sql`
    insert into audit_records (action, subject_type, subject_id, happened_at)
    values ('log-in', 'user', '1', now() + interval '2 hours')`);
  expect(await findClockProblem(scratch.database, Date.now, findNewestRecord)).toEqual({
    level: 'error',
    message: expect.stringMatching(/behind the newest audit record/),
  });
});
