import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { historyOf, publishAll } from '../testing/release-history.ts';
import { failed, reportLoads } from '../testing/report-loads.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
let second: FastifyInstance;
beforeAll(async () => {
  registry = await startTestRegistry();
  second = await registry.start();
});
afterAll(async () => {
  await second.close();
  await registry.stop();
});

async function failAtOnce(remote: string, release: string, reports: number) {
  const answers = await Promise.all(
    Array.from({ length: reports }, (_, index) =>
      reportLoads(index % 2 ? registry.app : second, { user_id: (index % 7) + 1 }, [failed(remote, release)]),
    ),
  );
  return answers.map(({ statusCode }) => statusCode);
}

test('twenty reports at the same moment, through two processes, demote a release once', async () => {
  const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-at-once', 'abc');
  for (const release of [a, b, c]) await registry.promote('mf-at-once', release);
  expect(await failAtOnce('mf-at-once', c, 20)).toEqual(Array.from({ length: 20 }, () => 204));
  const after = await historyOf(registry, 'mf-at-once');
  expect(after.live).toMatchObject({ release: b, previous: a });
  expect(after.moves.filter(({ kind }) => kind === 'demote')).toMatchObject([
    { from_release: c, to_release: b },
  ]);

  // Reports sent before the second promotion do not count against it.
  await registry.promote('mf-at-once', c);
  await reportLoads(registry.app, { user_id: 1 }, [failed('mf-at-once', c)]);
  expect((await historyOf(registry, 'mf-at-once')).live?.release).toBe(c);
});

test('the same release on canary, hotel and live is demoted once on each', async () => {
  const [a = '', b = ''] = await publishAll(registry, 'mf-everywhere', 'ab');
  for (const release of [a, b]) await registry.promote('mf-everywhere', release);
  await registry.command('remotes/mf-everywhere/promote', { release: b, hotels: [1, 2, 3] });
  await failAtOnce('mf-everywhere', b, 20);
  const { live, pins, moves } = await historyOf(registry, 'mf-everywhere');
  expect([live?.release, pins]).toEqual([a, []]);
  const demoted = moves.filter(({ kind }) => kind === 'demote').map(({ channel }) => channel);
  expect(demoted.sort()).toEqual(['hotel:1', 'hotel:2', 'hotel:3', 'live']);
});

test('a promote and a demotion at the same moment end with a release that did not fail', async () => {
  const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-race', 'abc');
  for (const release of [a, b]) await registry.promote('mf-race', release);
  await Promise.all([failAtOnce('mf-race', b, 10), registry.promote('mf-race', c)]);
  const { live, moves } = await historyOf(registry, 'mf-race');
  expect(live?.release).toBe(c);
  expect(moves.filter(({ kind }) => kind === 'demote').length).toBeLessThanOrEqual(1);
});
