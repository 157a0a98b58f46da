import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { openReleaseStorage, type ReleaseStorage } from '../index.ts';
import { countStatements } from '../testing/count-statements.ts';
import { historyOf, publishAll } from '../testing/release-history.ts';
import { failed, reportLoads } from '../testing/report-loads.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
let app: FastifyInstance;
let statements: () => number;
/** The folders that were looked up, and whether all moves waited meanwhile. */
let lookups: [string, boolean][] = [];
beforeAll(async () => {
  registry = await startTestRegistry();
  const storage = await openReleaseStorage(registry.releasesFolder);
  const counted = countStatements(registry.database);
  statements = counted.count;
  app = await registry.start({ database: counted.database, storage: watched(storage) });
});
afterAll(async () => {
  await app.close();
  await registry.stop();
});

function watched(storage: ReleaseStorage): ReleaseStorage {
  return {
    ...storage,
    exists: async (folder) => {
      const locks = await registry.database.query(sql`
        select from pg_locks where relation = 'channels'::regclass and mode = 'ShareRowExclusiveLock'`);
      lookups.push([folder, locks.length > 0]);
      return storage.exists(folder);
    },
  };
}

const hotels = Array.from({ length: 60 }, (_, index) => index + 1);

/** Resolves with the number of statements. */
async function command(url: string, payload: object): Promise<number> {
  lookups = [];
  const before = statements();
  const headers = { authorization: `Bearer ${registry.token}` };
  const answer = await app.inject({ method: 'POST', url: `/platform/remotes/${url}`, headers, payload });
  expect(answer.statusCode).toBe(200);
  return statements() - before;
}

test('a move of many hotels takes no more statements than one of a single hotel, and no look-up under the lock', async () => {
  const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-many', 'abc');
  await registry.promote('mf-many', a);
  const one = await command('mf-many/promote', { release: b, hotels: [99] });
  expect(await command('mf-many/promote', { release: b, hotels })).toBeLessThanOrEqual(one);
  await command('mf-many/promote', { release: c, hotels: [...hotels, 99] });

  const back = await command('mf-many/rollback', { hotels: [99] });
  expect(await command('mf-many/rollback', { hotels })).toBeLessThanOrEqual(back);
  expect(lookups).toEqual([[`mf-many/${b}`, false]]);
  const { pins } = await historyOf(registry, 'mf-many');
  expect(pins.map(({ hotel_id, release }) => [hotel_id, release])).toEqual(
    [...hotels, 99].map((id) => [id, b]),
  );
});

test('a rollback and a demotion of live look nothing up under the lock', async () => {
  const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-live', 'abc');
  for (const release of [a, b, c]) await registry.promote('mf-live', release);
  await command('mf-live/rollback', {});
  expect(lookups).toEqual([[`mf-live/${b}`, false]]);

  lookups = [];
  for (const user_id of [1, 2]) await reportLoads(app, { user_id }, [failed('mf-live', b)]);
  expect((await historyOf(registry, 'mf-live')).live?.release).toBe(a);
  expect(lookups).toEqual([[`mf-live/${a}`, false]]);
});
