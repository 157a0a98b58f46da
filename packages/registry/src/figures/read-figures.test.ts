import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { overrideHeader } from '@suite/descriptor';
import { draftRelease } from '../testing/release-draft.ts';
import { publishAll } from '../testing/release-history.ts';
import { failed, mounted, reportLoads } from '../testing/report-loads.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { readFigures } from './read-figures.ts';

let registry: TestRegistry;
let figuresOfEmpty: Awaited<ReturnType<typeof readFigures>>;
beforeAll(async () => {
  registry = await startTestRegistry({ secretKey: [Buffer.alloc(32, 7)] });
  // The figures are read before any test adds data.
  figuresOfEmpty = await readFigures(registry.database);
});
afterAll(() => registry.stop());

const figuresOf = async (remote: string) => {
  const { releases, moves, loads } = await readFigures(registry.database);
  const own = <T extends { remote: string; total: number }>(rows: T[], label: (row: T) => string) =>
    Object.fromEntries(rows.filter((row) => row.remote === remote).map((row) => [label(row), row.total]));
  return {
    releases: own(releases, ({ state }) => state),
    moves: own(moves, ({ kind }) => kind),
    loads: own(loads, ({ outcome }) => outcome),
  };
};

test('an empty registry has no figures of remotes', () => {
  expect(figuresOfEmpty).toEqual({ releases: [], moves: [], loads: [], overrides: 0 });
});

test('releases are counted by channel, changes by kind and loads by outcome', async () => {
  const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-counted', 'abc');
  await registry.promote('mf-counted', a);
  await registry.promote('mf-counted', b);
  await registry.command('remotes/mf-counted/promote', { release: c, percent: 10 });
  await registry.command('remotes/mf-counted/promote', { release: a, hotels: [7, 8] });
  expect(await figuresOf('mf-counted')).toEqual({
    releases: { live: 1, canary: 1, tenant: 1, failing: 0, stored: 3 },
    moves: { promote: 5, rollback: 0, demote: 0 },
    loads: {},
  });

  await reportLoads(registry.app, { user_id: 9 }, [mounted('mf-counted', b)]);
  for (const user_id of [1, 2, 3]) {
    await reportLoads(registry.app, { user_id }, [failed('mf-counted', b), failed('mf-counted', b)]);
  }
  const { releases, moves, loads } = await figuresOf('mf-counted');
  expect(moves).toMatchObject({ demote: 1 });
  expect(releases).toMatchObject({ live: 1, failing: 0 });
  expect(loads).toMatchObject({ failed: 6, mounted: 1 });
});

test('a failing release that cannot be demoted is counted as failing', async () => {
  const [only = ''] = await publishAll(registry, 'mf-stuck', 'a');
  await registry.promote('mf-stuck', only);
  for (const user_id of [1, 2]) {
    const report = failed('mf-stuck', only);
    await reportLoads(registry.app, { user_id }, [report, report, report]);
  }
  expect((await figuresOf('mf-stuck')).releases).toMatchObject({ live: 1, failing: 1 });
});

test('overrides are counted until they end, and documents by whether they applied one', async () => {
  const outcomes: string[] = [];
  const app = await registry.start({ onOverride: (outcome) => outcomes.push(outcome) });
  const place = { remote: 'mf-counted', url: 'https://dev.example/counted/' };
  await registry.command('remotes/mf-counted/override-origins/accept', { origin: 'https://dev.example' });
  const granted = async (release?: object) =>
    (await registry.command('overrides', { ...place, release })).json<{ result: { grant: string } }>().result
      .grant;
  const ask = (grant: string) =>
    app.inject({
      url: '/platform/remotes',
      headers: { ...signedIn({ user_id: 1 }), [overrideHeader]: grant },
    });
  await ask(await granted(draftRelease('mf-counted', { marker: 'dev' }).manifest));
  await ask(await granted());
  await app.inject('/platform/remotes');
  expect(outcomes).toEqual(['applied', 'refused']);
  expect((await readFigures(registry.database)).overrides).toBe(2);
  await registry.database.query(sql`update overrides set expires_at = now()`);
  expect((await readFigures(registry.database)).overrides).toBe(0);
  await app.close();
});
