import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { bucketOf } from '../cohorts/channel.ts';
import { publishAll } from '../testing/release-history.ts';
import { failed, reportLoads } from '../testing/report-loads.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import type { TakenAway } from './move-channels.ts';

let registry: TestRegistry;
let taken: (TakenAway & { by: string })[] = [];
beforeAll(async () => {
  registry = await startTestRegistry({
    async onTakenAway(tx, one, { name }) {
      await tx.query(sql`select`);
      taken.push({ ...one, by: name });
    },
  });
});
afterAll(() => registry.stop());
beforeEach(() => {
  taken = [];
});

async function promoteTwo(remote: string): Promise<readonly [string, string]> {
  const [a = '', b = ''] = await publishAll(registry, remote, 'ab');
  for (const release of [a, b]) await registry.promote(remote, release);
  return [a, b];
}

test('a release that a rollback takes from several hotels is reported once, a promotion never', async () => {
  const [a, b] = await promoteTwo('mf-back');
  await registry.command('remotes/mf-back/promote', { release: a, hotels: [7, 8] });
  expect(taken).toEqual([]);
  await registry.command('remotes/mf-back/rollback', { hotels: [7, 8] });
  const one = { remote: 'mf-back', change: 'rollback', by: 'any remote' };
  expect(taken).toEqual([{ ...one, release: a }]);
  await registry.command('remotes/mf-back/rollback');
  expect(taken).toEqual([
    { ...one, release: a },
    { ...one, release: b },
  ]);
});

test('a demoted release is reported once for all its channels', async () => {
  const [, b] = await promoteTwo('mf-down');
  await registry.command('remotes/mf-down/promote', { release: b, hotels: [7] });
  for (const user_id of [1, 2]) await reportLoads(registry.app, { user_id }, [failed('mf-down', b)]);
  expect(taken).toEqual([{ remote: 'mf-down', release: b, change: 'demote', by: 'Automatic demotion' }]);
});

test('a gradual release that is rolled back is reported', async () => {
  await promoteTwo('mf-slow');
  const [, , c = ''] = await publishAll(registry, 'mf-slow', 'abc');
  await registry.command('remotes/mf-slow/rollout', { release: c, hold_seconds: 60, min_loads: 500 });
  const ids = Array.from({ length: 2_000 }, (_, id) => id + 1);
  const people = ids.filter((id) => bucketOf('mf-slow', id) < 5).slice(0, 12);
  await registry.database.query(sql`
    insert into rollout_loads (remote, release, user_id, outcome)
    select 'mf-slow', ${c}, id, 'failed' from unnest(${people}::integer[]) as id
    union all select 'mf-slow', channels.release, id, 'mounted' from generate_series(3000, 3060) as id
      cross join channels where channels.remote = 'mf-slow' and channels.channel = 'live'`);
  const headers = { authorization: `Bearer ${registry.token}` };
  await registry.app.inject({ url: '/platform/remotes/mf-slow/rollout', headers });
  expect(taken).toEqual([{ remote: 'mf-slow', release: c, change: 'rollback', by: 'Gradual release' }]);
});
