import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { raw, sql } from '@suite/database';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { sweepLoads } from './sweep-loads.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());
beforeEach(() => registry.database.query(sql`delete from load_failures`));

// Each case: a table, the values of a row of the given age, and the ages in minutes on both sides of its limit.
test.each([
  ['load_hours', `'mf-a', '1', now() - $age, 1, 0, null, '{}', '{}', '{}'`, 1490, 1510],
  [
    'load_failures',
    `'mf-a', '1', '$id', 'failed', 'start', 'x', null, null, null, '', 1, now(), now() - $age`,
    1490,
    1510,
  ],
  ['load_people', `'mf-a', '1', $id, now() - $age`, 1490, 1510],
  ['given_releases', `'$id', '{}', now() - $age`, 1490, 1510],
  ['recent_loads', `'mf-a', '1', 1, true, now() - $age`, 8, 11],
  ['recent_fallbacks', `'mf-a', '1', 1, true, now() - $age`, 8, 11],
  ['rollout_loads', `'mf-a', '1', 1, 'mounted', null, null, now() - $age`, 4310, 4330],
  ['report_limits', `'person $id', now() - $age, 1`, 0, 3],
  ['stuck_releases', `'mf-a', '$id', now() - $age, ''`, 1430, 1450],
])('rows of %s go when they are old', async (table, values, young, old) => {
  const { database } = registry;
  for (const age of [young, old]) {
    const row = values.replace('$age', `interval '${age} minutes'`).replace('$id', String(age));
    await database.query(sql`insert into ${raw(table)} values (${raw(row)})`);
  }
  const rows = async () => (await database.query(sql`select from ${raw(table)}`)).length;
  expect(await rows()).toBe(2);
  await sweepLoads(database);
  expect(await rows()).toBe(1);
});

test('of each remote the fifty newest different failures are kept', async () => {
  const { database } = registry;
  const insert = (remote: string, count: number) =>
    database.query(sql`
      insert into load_failures (remote, release, fingerprint, outcome, phase, reason, browser, times, last_at)
      select ${remote}, '1', number::text, 'failed', 'start', 'x', '', 1, now() - number * interval '1 second'
      from generate_series(1, ${count}::integer) as number`);
  await insert('mf-many', 60);
  await insert('mf-few', 3);
  await sweepLoads(database);
  expect(
    await database.query(sql`
      select remote, count(*)::integer as rows, max(fingerprint::integer) as oldest from load_failures
      group by remote order by remote`),
  ).toEqual([
    { remote: 'mf-few', rows: 3, oldest: 3 },
    { remote: 'mf-many', rows: 50, oldest: 50 },
  ]);
});
