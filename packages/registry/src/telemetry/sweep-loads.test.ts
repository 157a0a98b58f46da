import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { raw, sql } from '@suite/database';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { sweepLoads } from './sweep-loads.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

// A table, the values of a row of the given age, and the ages in minutes on both sides of its limit.
test.each([
  ['load_hours', `'mf-a', '1', now() - $age, 1, 0, null, '{}', '{}', '{}'`, 1490, 1510],
  ['load_people', `'mf-a', '1', $id, now() - $age`, 1490, 1510],
  ['recent_loads', `'mf-a', '1', 1, true, now() - $age`, 8, 11],
  ['recent_fallbacks', `'mf-a', '1', 1, true, now() - $age`, 8, 11],
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
