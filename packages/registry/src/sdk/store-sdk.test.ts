import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { storeSdk } from '../index.ts';
import { openReleaseStorage } from '../storage/open-release-storage.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import type { SdkPackage } from './sdk-index.ts';

const publicUrl = 'https://suite.example';
const [old, current] = ['1.3.0-sdk-aaaa', '1.3.0-sdk-bbbb'] as const;

let home: string;
let server: TestRegistry;

/** Simulates an SDK build with one package. */
async function buildSdk(version: string): Promise<string> {
  const folder = join(home, version);
  const content = `the tarball of ${version}`;
  const file = `suite-ui-${version}.tgz`;
  const described: SdkPackage = {
    manifest: { name: '@suite/ui', version },
    file,
    integrity: `sha512-${createHash('sha512').update(content).digest('base64')}`,
    shasum: 'c0ffee',
    fileCount: 1,
    unpackedSize: content.length,
  };
  await mkdir(folder);
  await writeFile(join(folder, 'index.json'), JSON.stringify({ packages: [described] }));
  await writeFile(join(folder, file), content);
  return folder;
}

const folderOf = (version: string) => join(home, version);
const storedFile = (version: string) => join(server.releasesFolder, '.sdk', `ui-${version}`, 'package.tgz');
const store = async (version: string) =>
  storeSdk(
    { database: server.database, storage: await openReleaseStorage(server.releasesFolder, undefined) },
    folderOf(version),
  );

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-sdks-'));
  await buildSdk(old);
  await buildSdk(current);
  server = await startTestRegistry({ sdk: { folder: folderOf(current), publicUrl } });
  await Promise.all([store(old), store(old)]);
  await store(current);
});
afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

const get = (path: string) => server.app.inject({ method: 'GET', url: `/platform/sdk/${path}` });
const tarballOf = (version: string) => get(`@suite/ui/-/ui-${version}.tgz`);

describe('a version that was deployed before', () => {
  // Some tests damage the stored packages.
  afterEach(async () => {
    await rm(join(server.releasesFolder, '.sdk'), { recursive: true });
    for (const version of [old, current]) await store(version);
  });

  test('is listed, and the own build is the latest', async () => {
    const described = (await get('@suite/ui')).json<{
      'dist-tags': { latest: string };
      versions: Record<string, unknown>;
    }>();
    expect(described['dist-tags'].latest).toBe(current);
    expect(Object.keys(described.versions).sort()).toEqual([old, current]);
  });

  test('is sent from the storage', async () => {
    expect((await tarballOf(old)).body).toBe(`the tarball of ${old}`);
    expect((await tarballOf(current)).body).toBe(`the tarball of ${current}`);
  });

  test('is served by a server that has no SDK of its own', async () => {
    const other = await server.start({ sdk: { folder: join(home, 'none'), publicUrl } });
    const answer = await other.inject({ method: 'GET', url: `/platform/sdk/@suite/ui/-/ui-${old}.tgz` });
    expect(answer.body).toBe(`the tarball of ${old}`);
    await other.close();
  });

  test('is not sent when its stored copy was replaced', async () => {
    await writeFile(storedFile(old), 'another tarball');
    expect((await tarballOf(old)).statusCode).toBe(500);
    expect((await tarballOf(current)).statusCode).toBe(200);
  });

  test('comes back when a server that has it starts', async () => {
    await rm(join(server.releasesFolder, '.sdk'), { recursive: true });
    expect((await tarballOf(old)).statusCode).toBe(404);
    await store(old);
    expect((await tarballOf(old)).body).toBe(`the tarball of ${old}`);
  });
});

test('without the database a server serves its own build', async () => {
  const database = { ...server.database, query: () => Promise.reject(new Error('The database is away.')) };
  const other = await server.start({ database, sdk: { folder: folderOf(current), publicUrl } });
  const answer = await other.inject({ method: 'GET', url: `/platform/sdk/@suite/ui` });
  expect(Object.keys(answer.json<{ versions: object }>().versions)).toEqual([current]);
  await other.close();
});
