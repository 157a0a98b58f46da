import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { draftRelease } from '../testing/release-draft.ts';
import { historyOf, publishAll, visibleTo } from '../testing/release-history.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { bucketOf } from './channel.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

const promote = (remote: string, body: object) => registry.command(`remotes/${remote}/promote`, body);
const sentence = async (remote: string, body: object) => {
  const { message, result } = (await promote(remote, body)).json<{
    message: string;
    result?: { moved: boolean };
  }>();
  return [message, result?.moved];
};
/** Finds two users: 10 % include the first and not the second. */
const pair = (remote: string) => {
  const ids = Array.from({ length: 200 }, (_, index) => index + 1);
  const find = (inside: boolean) => ids.find((id) => bucketOf(remote, id) < 10 === inside) ?? 0;
  return [find(true), find(false)] as const;
};

describe('a percentage', () => {
  test('is given to its users alone, grows, and ends when all users get a release', async () => {
    const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-canary', 'abc');
    const [inside, outside] = pair('mf-canary');
    const releases = async () =>
      Promise.all(
        [inside, outside].map(async (user_id) => {
          const found = await visibleTo(registry, 'mf-canary', { user_id });
          return [found?.release, found?.cohort, found?.fallback?.release];
        }),
      );

    await promote('mf-canary', { release: a });
    expect(await sentence('mf-canary', { release: b, percent: 10 })).toEqual([
      `10 % of the people get mf-canary ${b}; the others keep ${a}.`,
      true,
    ]);
    expect(await releases()).toEqual([
      [b, 'percent', a],
      [a, 'all', undefined],
    ]);
    expect((await visibleTo(registry, 'mf-canary', {}))?.release).toBe(a);
    expect(await sentence('mf-canary', { release: b, percent: 10 })).toEqual([
      `10 % of the people get mf-canary ${b} already.`,
      false,
    ]);
    expect((await sentence('mf-canary', { release: b, percent: 99 }))[1]).toBe(true);
    expect((await releases())[0]).toEqual([b, 'percent', a]);
    expect((await sentence('mf-canary', { release: c, percent: 10 }))[1]).toBe(true);
    expect(await releases()).toEqual([
      [c, 'percent', a],
      [a, 'all', undefined],
    ]);
    expect(await sentence('mf-canary', { release: a, percent: 10 })).toEqual([
      `mf-canary ${a} is live for all users already.`,
      false,
    ]);
    expect((await historyOf(registry, 'mf-canary')).canary).toMatchObject({ release: c, percent: 10 });

    expect(await sentence('mf-canary', { release: c })).toEqual([
      `mf-canary ${c} is live, and the canary has ended.`,
      true,
    ]);
    expect(await releases()).toEqual([
      [c, 'all', a],
      [c, 'all', a],
    ]);
    const { canary, moves } = await historyOf(registry, 'mf-canary');
    expect(canary).toBeNull();
    expect(moves.map((move) => [move.channel, move.from_release, move.to_release, move.percent])).toEqual([
      ['canary', c, null, null],
      ['live', a, c, null],
      ['canary', b, c, 10],
      ['canary', b, b, 99],
      ['canary', null, b, 10],
      ['live', null, a, null],
    ]);
    expect(new Set(moves.map((move) => move.moved_by))).toEqual(new Set(['any remote']));
  });

  test('can be the first release of a remote', async () => {
    const [a = ''] = await publishAll(registry, 'mf-first', 'a');
    const [inside, outside] = pair('mf-first');
    await promote('mf-first', { release: a, percent: 10 });
    const found = await visibleTo(registry, 'mf-first', { user_id: inside });
    expect([found?.release, found?.fallback]).toEqual([a, undefined]);
    expect(await visibleTo(registry, 'mf-first', { user_id: outside })).toBeUndefined();
  });
});

describe('a hotel', () => {
  test('is named where it keeps a release that the others do not get', async () => {
    const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-apart', 'abc');
    await promote('mf-apart', { release: c, hotels: [12, 7] });
    await promote('mf-apart', { release: b, hotels: [3] });
    const exceptions = `Hotel 3 keeps ${b}. Hotels 7 and 12 keep ${c}.`;
    const live = await sentence('mf-apart', { release: a });
    expect(live[0]).toBe(`mf-apart ${a} is live. ${exceptions}`);
    expect((await sentence('mf-apart', { release: a }))[0]).toBe(
      `mf-apart ${a} is live already. ${exceptions}`,
    );
    expect((await sentence('mf-apart', { release: b, percent: 10 }))[0]).toBe(
      `10 % of the people get mf-apart ${b}; the others keep ${a}. Hotels 7 and 12 keep ${c}.`,
    );
    expect((await sentence('mf-apart', { release: c }))[0]).toBe(
      `mf-apart ${c} is live, and the canary has ended. Hotel 3 keeps ${b}.`,
    );
    await promote('mf-apart', { release: b, hotels: Array.from({ length: 8 }, (_, index) => 20 + index) });
    expect((await sentence('mf-apart', { release: c }))[0]).toBe(
      `mf-apart ${c} is live already. Hotels 3, 20, 21, 22, 23 and 4 more keep ${b}.`,
    );
  });

  test('keeps a release of its own over canary and live until it follows live again', async () => {
    const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-pinned', 'abc');
    const [inside] = pair('mf-pinned');
    await promote('mf-pinned', { release: a });
    await promote('mf-pinned', { release: b, percent: 99 });
    expect(await sentence('mf-pinned', { release: c, hotels: [7, 12, 7] })).toEqual([
      `Hotels 7 and 12 get mf-pinned ${c}.`,
      true,
    ]);
    const at = async (tenant_id: number) => {
      const found = await visibleTo(registry, 'mf-pinned', { user_id: inside, tenant_id });
      return [found?.release, found?.cohort, found?.fallback?.release];
    };
    expect(await Promise.all([7, 12, 8].map(at))).toEqual([
      [c, 'hotel', a],
      [c, 'hotel', a],
      [b, 'percent', a],
    ]);
    await promote('mf-pinned', { release: b });
    expect(await at(7)).toEqual([c, 'hotel', b]);
    expect(await sentence('mf-pinned', { release: c, hotels: [7] })).toEqual([
      `Hotel 7 gets mf-pinned ${c} already.`,
      false,
    ]);
    expect((await historyOf(registry, 'mf-pinned')).pins).toMatchObject([
      { hotel_id: 7, release: c },
      { hotel_id: 12, release: c },
    ]);
    expect(await sentence('mf-pinned', { release: 'live', hotels: [7] })).toEqual([
      'Hotel 7 follows mf-pinned live again.',
      true,
    ]);
    expect(await Promise.all([7, 12].map(at))).toEqual([
      [b, 'all', a],
      [c, 'hotel', b],
    ]);
  });

  test('counts among the releases that others must not conflict with', async () => {
    const route = { routes: [{ path: '/one-place' }], menu: [] };
    for (const name of ['mf-here', 'mf-there']) await registry.publish(draftRelease(name, route));
    const [here, there] = await Promise.all(['mf-here', 'mf-there'].map((name) => historyOf(registry, name)));
    await promote('mf-here', { release: here?.releases[0]?.release, hotels: [3] });
    const answer = await promote('mf-there', { release: there?.releases[0]?.release });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('mf-here'),
    ]);
  });
});

test('the tag of the document differs between those who get different releases', async () => {
  const [a = '', b = ''] = await publishAll(registry, 'mf-tagged', 'ab');
  await promote('mf-tagged', { release: a });
  await promote('mf-tagged', { release: b, hotels: [5] });
  const tag = async (headers: Record<string, string>) => (await registry.document(headers)).headers.etag;
  const [one, other, same] = await Promise.all([
    tag({ 'x-visitor': '', 'x-tenant': '5' }),
    tag({ 'x-visitor': '', 'x-tenant': '6' }),
    tag({ 'x-visitor': '', 'x-tenant': '8' }),
  ]);
  expect(other).toBe(same);
  expect(one).not.toBe(other);
});
