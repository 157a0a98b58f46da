import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishAll } from '../testing/release-history.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
let live: string;
let next: string;
beforeAll(async () => {
  registry = await startTestRegistry();
  [live = '', next = ''] = await publishAll(registry, 'mf-refused', 'ab');
  await registry.promote('mf-refused', live);
});
afterAll(() => registry.stop());

const start = async (change: object = {}, remote = 'mf-refused') => {
  const body = { release: next, hold_seconds: 60, min_loads: 10, ...change };
  const answer = await registry.command(`remotes/${remote}/rollout`, body);
  return [answer.statusCode, answer.json<{ message: string }>().message];
};

test.each<[string, () => object, number, RegExp]>([
  ['without files', () => ({ release: '1.0.0-000000000000' }), 404, /holds no files/],
  ['held for no time', () => ({ hold_seconds: 0 }), 400, /from 1 to 86400/],
  ['held for more than a day', () => ({ hold_seconds: 86_401 }), 400, /from 1 to 86400/],
  ['of no loads', () => ({ min_loads: 0 }), 400, /from 1 to 1000/],
  ['with more', () => ({ percent: 7 }), 400, /unknown fields: percent/],
  ['that is live', () => ({ release: live }), 409, /is live for all users already/],
])('a gradual release %s is refused', async (_what, change, status, message) => {
  expect(await start(change())).toEqual([status, expect.stringMatching(message)]);
});

test('a gradual release beside another one is refused', async () => {
  const [first = '', second = '', third = ''] = await publishAll(registry, 'mf-beside', 'abc');
  await registry.promote('mf-beside', first);
  expect(await start({ release: second }, 'mf-beside')).toEqual([200, expect.any(String)]);
  expect(await start({ release: third }, 'mf-beside')).toEqual([
    409,
    expect.stringMatching(/is given to 5 % of the people now\. .* rollback mf-beside --canary$/),
  ]);
});

test('a gradual release where nothing is live is refused', async () => {
  const [first = ''] = await publishAll(registry, 'mf-first', 'a');
  expect(await start({ release: first }, 'mf-first')).toEqual([
    409,
    expect.stringMatching(/has no live release to compare/),
  ]);
});

test('visitors get no information about it', async () => {
  const answer = await registry.app.inject({ url: '/platform/remotes/mf-refused/rollout' });
  expect(answer.statusCode).toBe(401);
});
