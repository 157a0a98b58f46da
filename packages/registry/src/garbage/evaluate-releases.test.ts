import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { countStatements } from '../testing/count-statements.ts';
import { openGarbageTest, type GarbageTest } from '../testing/open-garbage-test.ts';
import { collectGarbage, previewCollection } from './collect-garbage.ts';

let registry: GarbageTest;
beforeAll(async () => {
  registry = await openGarbageTest();
});
afterAll(() => registry.stop());

const policy = { versions: 2, days: 7, hours: 24 };
const evaluate = async (remote: string) => {
  const { removed, kept } = await previewCollection({ ...registry, policy });
  const reasons = [...removed, ...kept].filter((one) => one.remote === remote);
  return new Map(reasons.map(({ release, reason }) => [release, reason]));
};

type Act = (remote: string, releases: readonly string[]) => Promise<unknown>;
const promote =
  (...places: number[]): Act =>
  async (remote, releases) => {
    for (const place of places) await registry.promote(remote, releases[place] ?? '');
  };
const give =
  (place: number, to: object): Act =>
  (remote, releases) =>
    registry.command(`remotes/${remote}/promote`, { release: releases[place], ...to });
const rollBack: Act = (remote) => registry.command(`remotes/${remote}/rollback`);
const age =
  (days: number): Act =>
  (remote) =>
    registry.ageMoves(remote, days);
const override =
  (url = 'https://dev.example/', change = sql`is_free = false`): Act =>
  async (remote, releases) => {
    const { manifest } = registry.draftOf(remote, 'a', 0);
    const at = url.replace('REMOTE', remote).replace('RELEASE', releases[0] ?? '');
    await registry.command(`remotes/${remote}/override-origins/accept`, { origin: new URL(at).origin });
    const handedIn = url.includes('RELEASE') ? {} : { release: manifest };
    const answer = await registry.command('overrides', { remote, url: at, ...handedIn });
    expect(answer.statusCode).toBe(201);
    await registry.database.query(sql`update overrides set ${change} where remote = ${remote}`);
  };

const recently = 'visitors got it within the last 7 days';

/**
 * Each remote has the releases a, b, c, d, published a month ago in this order. The last two columns are the reasons
 * to keep a and b.
 */
const cases: [string, Act[], string | undefined, string | undefined][] = [
  ['was never promoted', [], undefined, undefined],
  ['is live', [promote(0), age(30)], 'it is what live gets', undefined],
  ['some get first', [promote(3), give(0, { percent: 5 }), age(30)], 'it is what canary gets', undefined],
  [
    'hotels get',
    [promote(3), give(0, { hotels: [7, 9] }), age(30)],
    'it is what hotel:7, hotel:9 gets',
    undefined,
  ],
  ['live came from', [promote(0, 1, 3), age(30)], undefined, 'it is where live goes back to'],
  [
    'live came from before a release that was rolled back',
    [promote(0, 1, 3), rollBack, age(30)],
    'it is where live goes back to',
    'it is what live gets',
  ],
  [
    'a hotel came from',
    [promote(3), give(0, { hotels: [7] }), give(2, { hotels: [7] }), age(30)],
    'it is where hotel:7 goes back to',
    undefined,
  ],
  ['live left six days ago', [promote(0, 2, 3), age(6)], recently, undefined],
  ['live left eight days ago', [promote(0, 2, 3), age(8)], undefined, undefined],
  ['a percentage left a minute ago', [promote(3), give(0, { percent: 5 }), rollBack], recently, undefined],
  ['an open grant shows', [override()], 'an override in force shows it', undefined],
  [
    'an open grant points to',
    [override('https://console.example/releases/REMOTE/RELEASE/')],
    'an override in force shows it',
    undefined,
  ],
  ['a grant showed that ended', [override(undefined, sql`expires_at = now()`)], undefined, undefined],
  ['a grant showed that was revoked', [override(undefined, sql`revoked_at = now()`)], undefined, undefined],
];

test.each(cases)('what %s', async (name, acts, a, b) => {
  const remote = `mf-${name.replaceAll(/[^a-z]+/g, '-')}`.slice(0, 40).replace(/-$/, '');
  const releases = await registry.publishLongAgo(remote, 'abcd');
  for (const act of acts) await act(remote, releases);
  const evaluated = await evaluate(remote);
  expect(releases.slice(0, 2).map((release) => evaluated.get(release))).toEqual([a, b]);
  for (const release of releases.slice(2)) {
    expect(evaluated.get(release)).toMatch(/^it is (one of the newest 2|what|where)/);
  }
});

test('by default ten releases of each remote and those of one day are kept', async () => {
  const old = await registry.publishLongAgo('mf-twelve', 'abcdefghijkl');
  const done = await collectGarbage({ ...registry });
  const removedOf = (remote: string) =>
    done?.removed.filter((one) => one.remote === remote).map(({ release }) => release);
  expect(removedOf('mf-twelve')?.sort()).toEqual(old.slice(0, 2).sort());

  // Publishing it again makes it the newest, so another one leaves the newest ten.
  await registry.publish(registry.draftOf('mf-twelve', 'a', 0));
  expect((await collectGarbage({ ...registry }))?.removed).toMatchObject([{ release: old[2] }]);
  expect(await registry.stateOf('mf-twelve', old[0] ?? '')).toEqual([true, true, 200]);
});

test('more folders take no more statements', async () => {
  const { database, count } = countStatements(registry.database);
  const statementsOf = async () => {
    const before = count();
    await previewCollection({ ...registry, database, policy });
    return count() - before;
  };
  const few = await statementsOf();
  await registry.publishLongAgo('mf-folders', 'abcdef');
  expect(await statementsOf()).toBe(few);
});
