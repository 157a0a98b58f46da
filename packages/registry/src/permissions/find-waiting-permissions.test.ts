import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { draftRelease } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { findWaitingPermissions } from './permission-states.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

const release = (explanation: string, names = ['pool.manage', 'pool.price']) =>
  registry.publish(
    draftRelease('mf-pool', {
      marker: explanation + names.join(),
      ...(names.length > 0 && {
        ownPermissions: names.map((name) => ({ name, title: `Title of ${name}`, explanation })),
      }),
    }),
  );
const decide = (name: string, verb: string) => registry.command(`permissions/${name}/${verb}`);
const waiting = () => findWaitingPermissions(registry.database);

test('permissions wait from their publication until each is decided, and again with another wording', async () => {
  expect(await waiting()).toEqual([]);
  await release('Book lanes.');
  const [published] = await registry.database.query<{ published_at: Date }>(
    sql`select published_at from releases`,
  );
  expect(await waiting()).toEqual([
    {
      ...{ remote: 'mf-pool', title: 'mf-pool', names: ['pool.manage', 'pool.price'] },
      since: published?.published_at,
    },
  ]);
  expect((await decide('pool.manage', 'accept')).statusCode).toBe(200);
  expect((await waiting())[0]?.names).toEqual(['pool.price']);
  await decide('pool.price', 'refuse');
  expect(await waiting()).toEqual([]);
  await release('Book and cancel lanes.');
  expect((await waiting())[0]?.names).toEqual(['pool.manage', 'pool.price']);
  await release('Book lanes.', []);
  expect(await waiting()).toEqual([]);
});
