import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { draftRelease } from '../testing/release-draft.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  const translations = { de: { Rooms: 'Zimmer' } };
  await registry.release(draftRelease('mf-rooms', { access: 'public', title: 'Rooms', translations }));
});
afterAll(() => registry.stop());

const paths = [
  '/platform/remotes/mf-rooms/releases',
  '/platform/releases/overview',
  '/platform/releases/dependencies',
];

test.each(paths)('%s names a remote in the language of the page, and else in English', async (url) => {
  const titleIn = async (language: string | undefined) => {
    const headers = {
      ...signedIn({ user_id: 1, permissions: 'manage_releases' }),
      ...(language && { 'accept-language': language }),
    };
    const { body } = await registry.app.inject({ url, headers });
    return /"title":"([^"]*)"/.exec(body)?.[1];
  };
  expect(await titleIn('de')).toBe('Zimmer');
  for (const other of ['en', 'fr', '*', undefined]) expect(await titleIn(other)).toBe('Rooms');
});
