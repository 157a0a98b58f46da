import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { bucketOf } from '../cohorts/channel.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { historyOf, publishAll, visibleTo } from '../testing/release-history.ts';
import { failed, mounted, reportLoads } from '../testing/report-loads.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());
beforeEach(() => registry.database.query(sql`delete from report_limits`));

const reason = (failures: number, loads: number, people = 2) =>
  `${failures} of ${loads} loads within 5 minutes failed, for ${people} people`;
/** Reports failures by user id: `{1: 3, 2: 2}`. */
async function fail(remote: string, release: string, each: Record<number, number>, tenant_id?: number) {
  for (const [user_id, times] of Object.entries(each)) {
    const person = { user_id: Number(user_id), ...(tenant_id === undefined ? {} : { tenant_id }) };
    const reports = Array.from({ length: times }, () => failed(remote, release));
    expect((await reportLoads(registry.app, person, reports)).statusCode).toBe(204);
  }
}
async function liveOneByOne(remote: string, markers: string): Promise<string[]> {
  const releases = await publishAll(registry, remote, markers);
  for (const release of releases) await registry.promote(remote, release);
  return releases;
}
const demotions = async (remote: string) =>
  (await historyOf(registry, remote)).moves.filter(({ kind }) => kind === 'demote');
const live = async (remote: string) => (await historyOf(registry, remote)).live?.release;
const age = (remote: string, seconds: number) =>
  registry.database.query(
    sql`update recent_loads set loaded_at = loaded_at - make_interval(secs => ${seconds}) where remote = ${remote}`,
  );

describe('a release whose loads fail', () => {
  test('is demoted to the release before, with the reason in the history', async () => {
    const [a = '', b = ''] = await liveOneByOne('mf-live', 'ab');
    await fail('mf-live', b, { 1: 4 });
    expect(await live('mf-live')).toBe(b);
    await fail('mf-live', b, { 2: 1 });
    expect(await live('mf-live')).toBe(a);
    expect(await demotions('mf-live')).toMatchObject([
      {
        channel: 'live',
        from_release: b,
        to_release: a,
        moved_by: 'Automatic demotion',
        reason: reason(5, 5),
      },
    ]);
    expect(await visibleTo(registry, 'mf-live', {})).toMatchObject({ release: a, cohort: 'all' });
    expect(await visibleTo(registry, 'mf-live', {})).not.toHaveProperty('fallback');
  });

  test.each([
    ['for one person alone', { 1: 20 }, [], false],
    ['for two people', { 1: 1, 2: 1 }, [], true],
    ['for two people, and works for a third', { 1: 20, 2: 20 }, [9], false],
    ['for three people, and works for a fourth', { 1: 1, 2: 1, 3: 1 }, [9], true],
    ['for three people, and works for as many', { 1: 9, 2: 9, 3: 9 }, [7, 8, 9], false],
  ])('%s', async (name, each, well, isDemoted) => {
    const remote = `mf-edge-${name.replaceAll(/\W+/g, '-')}`;
    const [a = '', b = ''] = await liveOneByOne(remote, 'ab');
    for (const user_id of well) await reportLoads(registry.app, { user_id }, [mounted(remote, b)]);
    await fail(remote, b, each);
    expect(await live(remote)).toBe(isDemoted ? a : b);
  });

  test.each([
    [295, true],
    [301, false],
  ])('a failure %i seconds ago counts with that of another person: %p', async (seconds, isDemoted) => {
    const remote = `mf-window-${seconds}`;
    const [a = '', b = ''] = await liveOneByOne(remote, 'ab');
    await fail(remote, b, { 1: 1 });
    await age(remote, seconds);
    await fail(remote, b, { 2: 1 });
    expect(await live(remote)).toBe(isDemoted ? a : b);
  });

  test.each([
    ['mounted, then failed', [mounted, failed, failed, failed], true],
    ['failed, then mounted: their network was away', [failed, failed, failed, mounted], false],
    ['failed, then mounted, then failed again', [failed, failed, failed, mounted, failed], true],
  ])('three people %s', async (_what, order, isDemoted) => {
    const remote = `mf-order-${order.length}-${isDemoted}`;
    const [a = '', b = ''] = await liveOneByOne(remote, 'ab');
    for (const user_id of [1, 2, 3]) {
      const reports = order.map((load) => load(remote, b));
      expect((await reportLoads(registry.app, { user_id }, reports)).statusCode).toBe(204);
    }
    expect(await live(remote)).toBe(isDemoted ? a : b);
  });

  test('ends its percentage, and other users keep the live release', async () => {
    const [a = '', b = ''] = await publishAll(registry, 'mf-percent', 'ab');
    await registry.promote('mf-percent', a);
    await registry.command('remotes/mf-percent/promote', { release: b, percent: 50 });
    const ids = Array.from({ length: 100 }, (_, id) => id + 1);
    const [one = 0, two = 0] = ids.filter((id) => bucketOf('mf-percent', id) < 50);
    const outside = ids.find((id) => bucketOf('mf-percent', id) >= 50) ?? 0;
    await fail('mf-percent', b, { [outside]: 20 });
    await fail('mf-percent', b, { [one]: 4 });
    expect((await historyOf(registry, 'mf-percent')).canary?.release).toBe(b);
    await fail('mf-percent', b, { [two]: 1 });
    expect(await historyOf(registry, 'mf-percent')).toMatchObject({ canary: null, live: { release: a } });
    expect(await demotions('mf-percent')).toMatchObject([
      { channel: 'canary', from_release: b, to_release: null },
    ]);
  });

  test('goes back at each hotel that has it, or the hotel follows live again', async () => {
    const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-hotels', 'abc');
    await registry.promote('mf-hotels', a);
    const pin = (release: string, hotels: number[]) =>
      registry.command('remotes/mf-hotels/promote', { release, hotels });
    await pin(b, [4]);
    await pin(c, [4, 5]);
    await fail('mf-hotels', c, { 1: 4 }, 4);
    await fail('mf-hotels', c, { 2: 4 }, 6);
    expect(await demotions('mf-hotels')).toEqual([]);
    await fail('mf-hotels', c, { 3: 1 }, 5);
    expect(await historyOf(registry, 'mf-hotels')).toMatchObject({
      live: { release: a },
      pins: [{ hotel_id: 4, release: b }],
    });
    expect(await demotions('mf-hotels')).toMatchObject([
      { channel: 'hotel:5', from_release: c, to_release: null },
      { channel: 'hotel:4', from_release: c, to_release: b },
    ]);
  });

  test.each(['that is the first', 'whose predecessor is gone'])(
    'stays live %s, and the overview says so',
    async (why) => {
      const remote = `mf-${why.replaceAll(' ', '-')}`;
      const releases = await liveOneByOne(remote, why === 'that is the first' ? 'a' : 'ab');
      const last = releases.at(-1) ?? '';
      if (releases.length > 1)
        await rm(join(registry.releasesFolder, remote, releases[0] ?? ''), { recursive: true });
      await registry.command(`remotes/${remote}/promote`, { release: last, hotels: [8] });
      await fail(remote, last, { 1: 3, 2: 2 });
      await fail(remote, last, { 1: 1 });
      expect(await live(remote)).toBe(last);
      expect(await demotions(remote)).toEqual([]);
      const { stuck, pins } = await historyOf(registry, remote);
      expect(pins).toMatchObject([{ hotel_id: 8, release: last }]);
      const stays = 'There is nothing earlier to go back to.';
      expect(stuck).toMatchObject([
        { release: last, reason: `${reason(5, 5)}. It stays live. ${stays} Hotel 8 keeps it. ${stays}` },
      ]);
      await registry.release(draftRelease(remote, { marker: 'mended', version: '2.0.0' }));
      await registry.command(`remotes/${remote}/promote`, { release: 'live', hotels: [8] });
      expect((await historyOf(registry, remote)).stuck).toEqual([]);
    },
  );

  test('stays live when the release before is no longer compatible', async () => {
    await liveOneByOne('mf-moved-out', 'a');
    const next = await registry.release(
      draftRelease('mf-moved-out', { routes: [{ path: '/new-home' }], menu: [] }),
    );
    await registry.release(draftRelease('mf-moved-in', { routes: [{ path: '/mf-moved-out' }], menu: [] }));
    await fail('mf-moved-out', next, { 1: 3, 2: 2 });
    expect(await live('mf-moved-out')).toBe(next);
    const [stuck] = (await historyOf(registry, 'mf-moved-out')).stuck;
    expect(stuck?.reason).toMatch(/stays live\. \S+ was there before and cannot come back: .*mf-moved-in/);
  });

  test('is counted anew once it is promoted again, and can be demoted again', async () => {
    const [a = '', b = ''] = await liveOneByOne('mf-again', 'ab');
    await fail('mf-again', b, { 1: 4, 2: 4 });
    expect(await live('mf-again')).toBe(a);
    await registry.promote('mf-again', b);
    await fail('mf-again', b, { 1: 3 });
    expect(await live('mf-again')).toBe(b);
    await fail('mf-again', b, { 2: 1 });
    expect(await live('mf-again')).toBe(a);
    expect(await demotions('mf-again')).toHaveLength(2);
  });

  test('is skipped by rollbacks until it is promoted again', async () => {
    const [a = '', b = '', c = '', d = ''] = await publishAll(registry, 'mf-skipped', 'abcd');
    for (const release of [a, b, c]) await registry.promote('mf-skipped', release);
    await registry.command('remotes/mf-skipped/promote', { release: b, hotels: [3] });
    await fail('mf-skipped', b, { 1: 3, 2: 2 }, 3);
    expect((await historyOf(registry, 'mf-skipped')).pins).toEqual([]);
    expect(await visibleTo(registry, 'mf-skipped', {})).not.toHaveProperty('fallback');
    const back = () => registry.command('remotes/mf-skipped/rollback');
    expect((await back()).json()).toMatchObject({ message: `mf-skipped ${a} is live again.` });
    await registry.promote('mf-skipped', b);
    await registry.promote('mf-skipped', d);
    expect((await visibleTo(registry, 'mf-skipped', {}))?.fallback?.release).toBe(b);
    expect((await back()).json()).toMatchObject({ message: `mf-skipped ${b} is live again.` });
  });

  test('does not block a corrected one whose release had begun before', async () => {
    const [, b = ''] = await liveOneByOne('mf-on-its-way', 'ab');
    const { turn } = (await registry.command('remotes/mf-on-its-way/turns')).json<{
      result: { turn: number };
    }>().result;
    await fail('mf-on-its-way', b, { 1: 3, 2: 2 });
    const published = await registry.publish(
      draftRelease('mf-on-its-way', { marker: 'c', version: '3.0.0' }),
    );
    const { release } = published.json<{ result: { release: string } }>().result;
    await registry.command('remotes/mf-on-its-way/promote', { release, turn });
    expect(await live('mf-on-its-way')).toBe(release);
  });
});
