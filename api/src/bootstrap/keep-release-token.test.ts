import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { createReleaseToken, isReleaseToken } from '@suite/registry';
import { registryMigrations } from '@suite/registry/migrations';
import { keepReleaseToken } from './prepare-demo.ts';

let scratch: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: [{ name: 'registry', folder: registryMigrations }] });
});
afterAll(() => scratch.drop());
beforeEach(async () => {
  await scratch.database.query(sql`delete from release_tokens`);
  dataDir = await mkdtemp(join(tmpdir(), 'suite-token-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function start(): Promise<string> {
  await keepReleaseToken(dataDir, scratch.database);
  return (await readFile(join(dataDir, 'release-token'), 'utf8')).trim();
}
const knownTokens = async () =>
  (await scratch.database.query(sql`select from release_tokens where revoked_at is null`)).length;

test('the first start makes a token for every remote, for its owner alone to read', async () => {
  const token = await start();
  expect(await isReleaseToken(scratch.database, token, { remote: 'mf-bookings' })).toBe(true);
  expect((await stat(join(dataDir, 'release-token'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['release-token']);
});

test('later starts keep it', async () => {
  const token = await start();
  expect([await start(), await start()]).toEqual([token, token]);
  expect(await knownTokens()).toBe(1);
});

test.each<[string, () => Promise<unknown>]>([
  ['is gone', () => rm(join(dataDir, 'release-token'))],
  ['is empty', () => writeFile(join(dataDir, 'release-token'), '')],
  ['is of another database', () => scratch.database.query(sql`delete from release_tokens`)],
  ['was revoked', () => scratch.database.query(sql`update release_tokens set revoked_at = now()`)],
  [
    'is for one remote only',
    async () =>
      writeFile(
        join(dataDir, 'release-token'),
        await createReleaseToken(scratch.database, { remote: 'mf-bookings' }),
      ),
  ],
])('one that %s is replaced', async (_case, spoil) => {
  const token = await start();
  await spoil();
  const next = await start();
  expect(next).not.toBe(token);
  expect(await isReleaseToken(scratch.database, next, { remote: '*' })).toBe(true);
});

test('a token file that cannot be read stops the start', async () => {
  await rm(dataDir, { recursive: true });
  await writeFile(dataDir, '');
  await expect(start()).rejects.toMatchObject({ code: 'ENOTDIR' });
});
