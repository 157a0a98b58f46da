import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkRegistryDocument } from '@suite/descriptor';
import { draftRelease } from '../testing/release-draft.ts';
import { historyOf } from '../testing/release-history.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

const ownership = {
  owner: 'Guest team',
  contact: 'guest-team@example.com',
  repository: 'https://git.example.com/mf-guest',
  runbook: 'https://wiki.example.com/mf-guest',
};

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.release(draftRelease('mf-guest', { access: 'public', ...ownership }));
  await registry.release(draftRelease('mf-before', { access: 'public' }));
});
afterAll(() => registry.stop());

async function read(permissions?: string) {
  const answer = await registry.document(permissions === undefined ? {} : { 'x-visitor': permissions });
  const checked = checkRegistryDocument(answer.json());
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return {
    owners: Object.fromEntries(checked.value.remotes.map((remote) => [remote.name, remote.ownership])),
    text: answer.body,
  };
}

test('the document names the team of a remote to those who manage releases', async () => {
  expect((await read('manage_releases')).owners).toEqual({ 'mf-guest': ownership, 'mf-before': undefined });
});

test.each([undefined, '', 'manage_hotel,create_staff'])(
  'the document of a visitor who holds %j has nothing of the team',
  async (permissions) => {
    const { owners, text } = await read(permissions);
    expect(Object.keys(owners).sort()).toEqual(['mf-before', 'mf-guest']);
    expect(text).not.toMatch(/ownership|Guest team|example\.com/);
  },
);

test('the history has the team of the live release, and none of a release that names none', async () => {
  await registry.publish(draftRelease('mf-guest', { access: 'public', marker: 'next', owner: 'Next team' }));
  expect((await historyOf(registry, 'mf-guest')).ownership).toEqual(ownership);
  expect(await historyOf(registry, 'mf-before')).not.toHaveProperty('ownership');
});

test('the history of a remote that is not live has the team of its newest release', async () => {
  await registry.publish(draftRelease('mf-unpromoted', { owner: 'First team' }));
  await registry.publish(draftRelease('mf-unpromoted', { marker: 'next', owner: 'Next team' }));
  expect((await historyOf(registry, 'mf-unpromoted')).ownership).toEqual({ owner: 'Next team' });
});

test('a release whose runbook is a script is refused', async () => {
  const draft = draftRelease('mf-guest', { access: 'public', marker: 'x', runbook: 'javascript:alert(1)' });
  const answer = await registry.publish(draft);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    expect.stringContaining('runbook must be an https address'),
  ]);
});
