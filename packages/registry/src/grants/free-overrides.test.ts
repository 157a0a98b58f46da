import { overrideHeader } from '@suite/descriptor';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { draftRelease } from '../testing/release-draft.ts';
import { visibleTo } from '../testing/release-history.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

const name = 'mf-bookings';
/** Each test has a development server of its own, as an override is found by its address. */
const addressAt = (port: number) => `http://localhost:${port}/`;
const storeDevelopmentBuild = (url: string, marker: string) =>
  registry.command('overrides', { remote: name, url, release: draftRelease(name, { marker }).manifest }, {});
let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({ freeOverrides: true });
  await registry.release(draftRelease(name));
});
afterAll(() => registry.stop());

test('on a development server any user may upload a build and see it by its address', async () => {
  const url = addressAt(4001);
  const plain = { [overrideHeader]: JSON.stringify({ [name]: 'http://localhost:4001' }) };
  const see = () => visibleTo(registry, name, { user_id: 1 }, plain);
  expect((await see())?.cohort).toBe('all');
  for (const marker of ['one', 'two']) {
    const { manifest } = draftRelease(name, { marker });
    const answer = await storeDevelopmentBuild(url, marker);
    expect(answer.statusCode).toBe(201);
    expect(await see()).toMatchObject({ cohort: 'override', base: url, entry: manifest.entry });
    const { grant } = answer.json<{ result: { grant: string } }>().result;
    expect(await visibleTo(registry, name, {}, { [overrideHeader]: grant })).toMatchObject({ base: url });
  }
  const rows = await registry.database.query(
    sql`select granted_by_name, is_free from overrides where url = ${url}`,
  );
  expect(rows).toEqual([{ granted_by_name: 'a user in development', is_free: true }]);
});

test('an address that cannot be loaded from is refused, and the rest is shown', async () => {
  const url = addressAt(4002);
  await storeDevelopmentBuild(url, 'shown');
  const header = {
    [overrideHeader]: JSON.stringify({ [name]: url, 'mf-x': 'https://evil.example/', 'mf-y': 7 }),
  };
  const document = (await registry.document({ 'x-visitor': '', ...header })).json<{
    remotes: { cohort: string }[];
    refusedOverrides: { remote: string }[];
  }>();
  expect(document.remotes.map(({ cohort }) => cohort)).toEqual(['override']);
  expect(document.refusedOverrides.map(({ remote }) => remote)).toEqual(['mf-x', 'mf-y']);
});

test('text that is not JSON is refused with a clear message', async () => {
  const answer = await registry.document({ 'x-visitor': '', [overrideHeader]: '{"mf-bookings":' });
  expect(answer.json()).toMatchObject({
    refusedOverrides: [{ message: expect.stringMatching(/is not JSON/) }],
  });
});

test('a user may revoke an override without grant there, and no grant', async () => {
  const url = addressAt(4003);
  const plain = { [overrideHeader]: JSON.stringify({ [name]: url }) };
  const handed = await storeDevelopmentBuild(url, 'back');
  const granted = await registry.command('overrides', { remote: name, url });
  const takeBack = (answer: typeof handed) => {
    const { id } = answer.json<{ result: { id: number } }>().result;
    return registry.app.inject({ method: 'DELETE', url: `/platform/overrides/${id}` });
  };
  expect((await visibleTo(registry, name, { user_id: 1 }, plain))?.cohort).toBe('override');
  expect((await takeBack(granted)).statusCode).toBe(401);
  expect((await takeBack(handed)).statusCode).toBe(200);
  expect((await visibleTo(registry, name, { user_id: 1 }, plain))?.cohort).toBe('all');
});
