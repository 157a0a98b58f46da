import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { historyOf, publishAll } from '../testing/release-history.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

const remote = 'mf-turns';
let registry: TestRegistry;
let releases: string[];
beforeAll(async () => {
  registry = await startTestRegistry();
  releases = await publishAll(registry, remote, 'abc');
});
afterAll(() => registry.stop());

const takeTurn = async () =>
  (await registry.command(`remotes/${remote}/turns`)).json<{ result: { turn: number } }>().result.turn;
const promote = async (release: string | undefined, turn?: number) =>
  (await registry.command(`remotes/${remote}/promote`, { release, ...(turn ? { turn } : {}) })).json<{
    message: string;
    result: { moved: boolean };
  }>();
const live = async () => (await historyOf(registry, remote)).live?.release;

test('a late promotion of an earlier command does not replace that of a later one', async () => {
  const [a, b, c] = releases;
  const [first, second] = [await takeTurn(), await takeTurn()];
  expect((await promote(b, second)).result.moved).toBe(true);
  expect(await promote(a, first)).toMatchObject({
    success: true,
    message: `A later command made ${remote} ${b} live. ${a} is kept and was not promoted.`,
    result: { moved: false },
  });
  expect(await live()).toBe(b);

  const third = await takeTurn();
  await promote(c);
  expect((await promote(a, third)).result.moved).toBe(false);
  const fourth = await takeTurn();
  await registry.command(`remotes/${remote}/rollback`);
  expect((await promote(a, fourth)).result.moved).toBe(false);
  expect(await live()).toBe(b);
  expect((await promote(a, await takeTurn())).result.moved).toBe(true);
});

test('a turn that was never given is refused, so that no command can overtake all others', async () => {
  expect(await promote(releases[2], 2 ** 40)).toMatchObject({
    success: false,
    errorType: 'VALIDATION_ERROR',
  });
});
