import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { isReleaseToken } from './release-tokens.ts';
import { runReleaseTokens } from './run-release-tokens.ts';

let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

const run = (...argv: string[]) => runReleaseTokens(registry.database, argv);
const isValid = (token: string) => isReleaseToken(registry.database, token, { remote: 'mf-tools' });
const listed = async () => (await run('list')).split('\n');
const idOf = async (label: string) =>
  (await listed()).find((line) => line.includes(label))?.split(' ')[0] ?? '';

test('a token is listed without its secret, replaced by another, and ended', async () => {
  const first = await run('create', 'mf-tools', 'Team Tools');
  expect(await isValid(first)).toBe(true);
  const id = await idOf('Team Tools');
  expect(await listed()).toContainEqual(
    expect.stringMatching(/^\d+ {2}mf-tools {2}Team Tools {2}since \d{4}-\d\d-\d\d$/),
  );
  expect(await run('list')).not.toContain(first);

  const second = await run('rotate', id);
  expect([await isValid(first), await isValid(second)]).toEqual([false, true]);
  const next = await idOf('Team Tools');
  expect(next).not.toBe(id);
  expect(await run('revoke', next)).toBe(`Token ${next} (Team Tools) has ended.`);
  expect(await isValid(second)).toBe(false);
  expect(await idOf('Team Tools')).toBe('');
  for (const command of ['rotate', 'revoke'])
    await expect(run(command, next)).rejects.toThrow(`There is no valid token ${next}. See: list`);
});

test.each([
  [[]],
  [['drop']],
  [['create']],
  [['revoke', 'x']],
  [['list', 'all']],
  [['create', 'mf-a', 'b', 'c']],
])('says what there is in place of %j', async (argv) => {
  await expect(run(...argv)).rejects.toThrow('Usage of release tokens');
});

test('refuses a name that no remote can have', async () => {
  await expect(run('create', 'vue-plain')).rejects.toThrow('not for "vue-plain"');
});
