import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RegistryDocument } from '@suite/descriptor';
import { draftRelease } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
let before: RegistryDocument;
const read = async (visitor: string) =>
  (await registry.document({ 'x-visitor': visitor })).json<RegistryDocument>();

beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.release(draftRelease('mf-own', { routes: [{ path: '/own' }], menu: [] }));
  before = await read('create_staff');
  for (const half of [0, 1]) {
    const routes = Array.from({ length: 26 }, (_, number) => ({ path: `/area-${half * 26 + number}/:id` }));
    await registry.release(
      draftRelease(`mf-half-${half}`, { permissions: ['manage_hotel'], menu: [], routes }),
    );
  }
});
afterAll(() => registry.stop());

test('a document does not grow with the paths of remotes that its visitor may not use', async () => {
  expect(await read('create_staff')).toEqual({ ...before, omitsPaths: true });
  expect(await read('manage_hotel')).not.toHaveProperty('omitsPaths');
});

test.each([
  ['create_staff', '/area-7/1', true],
  ['create_staff', '/Area-50/x/', true],
  ['create_staff', '/area-7', false],
  ['create_staff', '/own', false],
  ['create_staff', '/nowhere', false],
  ['manage_hotel', '/area-7/1', false],
  [undefined, '/own', true],
  [undefined, '/:own', false],
])('a visitor who holds %s and asks for %s hears %s', async (visitor, path, restricted) => {
  const answer = await registry.app.inject({
    url: '/platform/remotes/restricted',
    query: { path },
    headers: visitor === undefined ? {} : { 'x-visitor': visitor },
  });
  expect(answer.json()).toMatchObject({ success: true, result: { restricted } });
  expect(answer.headers['cache-control']).toBe('no-store');
});
