import { overrideHeader } from '@suite/descriptor';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken, readFigures } from '../index.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { historyOf, visibleTo } from '../testing/release-history.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

const name = 'mf-bookings';
const url = 'https://dev.example/';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.release(draftRelease(name));
  await registry.command(`remotes/${name}/override-origins/accept`, { origin: 'https://dev.example' });
});
afterAll(() => registry.stop());

test('a grant ends with the token that granted it', async () => {
  const token = await createReleaseToken(registry.database, { remote: name, label: 'ends' });
  const release = draftRelease(name, { marker: 'dev' }).manifest;
  const bearer = { authorization: `Bearer ${token}` };
  const granted = await registry.command('overrides', { remote: name, url, release }, bearer);
  const header = { [overrideHeader]: granted.json<{ result: { grant: string } }>().result.grant };
  const see = async () => (await visibleTo(registry, name, { user_id: 1 }, header))?.cohort;
  expect(await see()).toBe('override');
  await registry.database.query(sql`update release_tokens set revoked_at = now() where label = 'ends'`);
  expect(await see()).toBe('all');
  expect((await registry.document(header)).json()).toMatchObject({
    refusedOverrides: [
      { message: `The token that granted the override of ${name} was revoked. Ask for a new grant.` },
    ],
  });
  expect((await registry.command('overrides/release', release, header)).statusCode).toBe(403);
  expect((await historyOf(registry, name)).overrides).toEqual([]);
  expect((await readFigures(registry.database)).overrides).toBe(0);
});
