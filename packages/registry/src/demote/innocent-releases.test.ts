import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { historyOf, publishAll } from '../testing/release-history.ts';
import { failed, mounted, reportLoads } from '../testing/report-loads.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

async function liveTwice(remote: string): Promise<[before: string, live: string]> {
  const [before = '', live = ''] = await publishAll(registry, remote, 'ab');
  for (const release of [before, live]) await registry.promote(remote, release);
  return [before, live];
}

/** Reports from one page; `ran` lists the releases that ran before all of them. */
const report = (user_id: number, ran: string[], ...reports: ReturnType<typeof failed>[]) =>
  reportLoads(
    registry.app,
    { user_id },
    reports.map((load) => ({ ran_before: ran.length, ...load })),
    {},
    ran,
  );
const live = async (remote: string) => (await historyOf(registry, remote)).live?.release;

describe('a release that fails in pages that another one has broken', () => {
  test('stays live where the release before it fails as well, and the suspect is named', async () => {
    const [, breaking] = await liveTwice('mf-breaking');
    const [, start] = await liveTwice('mf-start');
    const [before, innocent] = await liveTwice('mf-innocent');
    const ran = [`mf-start/${start}`, `mf-breaking/${breaking}`];
    await report(
      9,
      [`mf-start/${start}`],
      mounted('mf-innocent', innocent),
      mounted('mf-breaking', breaking),
    );
    for (const user_id of [1, 2, 3])
      await report(
        user_id,
        ran,
        ...[1, 2, 3].flatMap(() => [failed('mf-innocent', innocent), failed('mf-innocent', before)]),
      );
    const { stuck, moves, live: current } = await historyOf(registry, 'mf-innocent');
    expect([current?.release, moves.filter(({ kind }) => kind === 'demote')]).toEqual([innocent, []]);
    expect(stuck).toMatchObject([
      {
        release: innocent,
        suspects: [`mf-breaking/${breaking}`],
        reason: expect.stringMatching(
          /failed, for \d people\. The release before it fails in the same pages\. .*mf-breaking .*had run in the page\. Nothing was moved\.$/,
        ),
      },
    ]);
    expect(await live('mf-breaking')).toBe(breaking);
  });

  test('stays live while the failing one that ran before it is demoted', async () => {
    const [good, broken] = await liveTwice('mf-broken');
    const [, victim] = await liveTwice('mf-victim');
    for (const user_id of [1, 2])
      for (let page = 0; page < 3; page += 1)
        await report(
          user_id,
          [`mf-broken/${broken}`],
          {
            ...failed('mf-broken', broken),
            ran_before: 0,
          },
          failed('mf-victim', victim),
        );
    expect([await live('mf-broken'), await live('mf-victim')]).toEqual([good, victim]);
  });

  test('stays live with others that fail after the same release, until the release before is known to work', async () => {
    const [, shared] = await liveTwice('mf-shared');
    const ran = [`mf-shared/${shared}`];
    // A remote without an earlier release cannot be demoted.
    const [one = ''] = await publishAll(registry, 'mf-one', 'a');
    await registry.promote('mf-one', one);
    const [earlier, two] = await liveTwice('mf-two');
    await report(5, ran, failed('mf-one', one));
    await report(6, ran, failed('mf-one', one));
    for (const user_id of [1, 2]) await report(user_id, ran, ...[1, 2, 3].map(() => failed('mf-two', two)));
    expect(await live('mf-two')).toBe(two);
    expect((await historyOf(registry, 'mf-two')).stuck).toMatchObject([{ suspects: ran }]);
    for (const user_id of [3, 4])
      await report(
        user_id,
        ran,
        ...[1, 2, 3].flatMap(() => [failed('mf-two', two), mounted('mf-two', earlier)]),
      );
    expect(await live('mf-two')).toBe(earlier);
  });
});

test('a broken release is demoted though every page began with the same one', async () => {
  const [, start] = await liveTwice('mf-first-page');
  const [before, broken] = await liveTwice('mf-bad');
  const ran = [`mf-first-page/${start}`];
  await report(1, ran, ...[1, 2, 3, 4].map(() => failed('mf-bad', broken)), mounted('mf-bad', before));
  await report(2, ran, failed('mf-bad', broken));
  expect(await live('mf-bad')).toBe(before);
});

test('one visitor who reports that the release before fails keeps no broken release live', async () => {
  const [before, broken] = await liveTwice('mf-defended');
  await report(7, [], ...Array.from({ length: 10 }, () => failed('mf-defended', before)));
  for (const user_id of [1, 2, 3])
    await report(
      user_id,
      [],
      ...[1, 2].flatMap(() => [failed('mf-defended', broken), mounted('mf-defended', before)]),
    );
  expect(await live('mf-defended')).toBe(before);
});
