import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { collectGarbage, previewCollection } from '../garbage/collect-garbage.ts';
import { openGarbageTest, type GarbageTest } from '../testing/open-garbage-test.ts';
import { startS3 } from '../testing/s3/start-s3.ts';
import { openShellAssets } from './find-shell-asset.ts';
import { shellBuildFolder, storeShellBuild } from './stored-shell-builds.ts';

const script = 'start(); '.repeat(50);
const assetsOf = (marker: string): Record<string, string | Buffer> => ({
  [`main.${marker}.js`]: script + marker,
  [`main.${marker}.js.br`]: brotliCompressSync(script + marker),
  [`main.${marker}.js.gz`]: gzipSync(script + marker),
  [`main.${marker}.js.map`]: `the source of ${marker}`,
  'small.0f0f0f.css': 'p{}',
  'fonts/text.0f0f0f.woff2': 'font',
});

let s3: Awaited<ReturnType<typeof startS3>>;
let shellDirs: string;
beforeAll(async () => {
  s3 = await startS3();
  shellDirs = await mkdtemp(join(tmpdir(), 'suite-shells-'));
});
afterAll(async () => {
  await s3.stop();
  await rm(shellDirs, { recursive: true });
});

async function buildShell(marker: string): Promise<string> {
  const shellDir = join(shellDirs, marker);
  for (const [path, content] of Object.entries(assetsOf(marker))) {
    await mkdir(join(shellDir, 'assets', path, '..'), { recursive: true });
    await writeFile(join(shellDir, 'assets', path), content);
  }
  return shellDir;
}

describe.each([
  ['a disk', () => openGarbageTest()],
  ['a bucket', () => openGarbageTest({ ...s3, prefix: 'shells/' })],
])('builds of the shell in %s', (_, open) => {
  let registry: GarbageTest;
  let a: string;
  let b: string;
  beforeAll(async () => {
    registry = await open();
    [a, b] = [await buildShell('aaaaaa'), await buildShell('bbbbbb')];
  });
  afterAll(() => registry.stop());
  afterEach(async () => {
    await age(30);
    await collectGarbage(registry);
  });

  const storedBuilds = () => registry.database.query(sql`select build from shell_builds order by build`);
  const age = (days: number) =>
    registry.database.query(sql`
      update shell_builds set last_seen_at = last_seen_at - make_interval(days => ${days}::integer)`);

  test('are served as they were built, compressed where that is accepted', async () => {
    await storeShellBuild(registry, a);
    const find = openShellAssets(registry);
    const type = 'text/javascript; charset=utf-8';
    const { 'main.aaaaaa.js.br': br, 'main.aaaaaa.js.gz': gz } = assetsOf('aaaaaa');
    expect(await find('main.aaaaaa.js', 'gzip, br')).toEqual({ content: br, type, encoding: 'br' });
    expect(await find('main.aaaaaa.js', 'gzip')).toEqual({ content: gz, type, encoding: 'gzip' });
    expect(String((await find('main.aaaaaa.js', undefined))?.content)).toBe(`${script}aaaaaa`);
    expect(await find('small.0f0f0f.css', 'br')).toEqual({
      content: Buffer.from('p{}'),
      type: 'text/css; charset=utf-8',
      encoding: undefined,
    });
    expect((await find('fonts/text.0f0f0f.woff2', 'br'))?.type).toBe('font/woff2');
  });

  test('have no files but their own', async () => {
    await storeShellBuild(registry, a);
    const find = openShellAssets(registry);
    const paths = [
      'main.cccccc.js',
      '../index.html',
      'fonts/../main.aaaaaa.js',
      'main.aaaaaa.js.br',
      '',
      '/',
    ];
    for (const path of [...paths, '%2e%2e/index.html', 'fonts', '__proto__', '.hidden', 'a'.repeat(5_000)])
      expect([path, await find(path, 'br')]).toEqual([path, undefined]);
  });

  test('keep the source maps of their scripts, and never send them', async () => {
    const build = (await storeShellBuild(registry, a)) ?? '';
    const kept = await registry.storage.open(shellBuildFolder(build), 'main.aaaaaa.js.map');
    expect(kept && (await readText(kept.stream()))).toBe('the source of aaaaaa');
    const find = openShellAssets(registry);
    for (const path of ['main.aaaaaa.js.map', 'main.aaaaaa.js.MAP'])
      expect(await find(path, 'br')).toBeUndefined();
  });

  test('are stored once for several servers, and are in no list of releases', async () => {
    const builds = await Promise.all([1, 2, 3, 4].map(() => storeShellBuild(registry, a)));
    expect(new Set(builds).size).toBe(1);
    expect(await storedBuilds()).toEqual([{ build: builds[0] }]);
    expect(await storeShellBuild(registry, b)).not.toBe(builds[0]);
    expect(await storedBuilds()).toHaveLength(2);
    expect(await registry.storage.list()).toEqual([]);
    expect((await collectGarbage(registry))?.unknown).toEqual([]);
  });

  test('are put back where their files were lost', async () => {
    const build = (await storeShellBuild(registry, a)) ?? '';
    await registry.storage.remove(shellBuildFolder(build));
    expect(await openShellAssets(registry)('main.aaaaaa.js', 'br')).toBeUndefined();
    await storeShellBuild(registry, a);
    expect((await openShellAssets(registry)('main.aaaaaa.js', 'br'))?.encoding).toBe('br');
  });

  test('are none of a folder without a built shell', async () => {
    expect(await storeShellBuild(registry, join(shellDirs, 'nothing'))).toBeUndefined();
  });

  test('go when no server has announced them for seven days, and not before', async () => {
    const build = await storeShellBuild(registry, a);
    await age(6);
    await storeShellBuild(registry, b);
    expect((await collectGarbage(registry))?.shellBuilds).toEqual([]);
    await age(2);
    expect((await previewCollection(registry)).shellBuilds).toEqual([build]);
    expect((await collectGarbage(registry))?.shellBuilds).toEqual([build]);
    const find = openShellAssets(registry);
    expect(await find('main.aaaaaa.js', 'br')).toBeUndefined();
    expect((await find('main.bbbbbb.js', 'br'))?.encoding).toBe('br');
    // The asset that both builds had is still stored.
    expect(String((await find('small.0f0f0f.css', 'br'))?.content)).toBe('p{}');
  });

  test('stay when a server announces them while they are collected', async () => {
    const build = (await storeShellBuild(registry, a)) ?? '';
    await age(8);
    const [, announced] = await Promise.all([collectGarbage(registry), storeShellBuild(registry, a)]);
    expect(announced).toBe(build);
    expect(await storedBuilds()).toEqual([{ build }]);
    expect((await openShellAssets(registry)('main.aaaaaa.js', 'br'))?.encoding).toBe('br');
  });

  test('of an interrupted collection are deleted by the next one', async () => {
    const build = await storeShellBuild(registry, a);
    await age(8);
    const storage = { ...registry.storage, remove: () => Promise.reject(new Error('The power went.')) };
    await expect(collectGarbage({ ...registry, storage })).rejects.toThrow('The power went.');
    expect((await collectGarbage(registry))?.shellBuilds).toEqual([build]);
  });
});

describe('an asset of a stored build', () => {
  let registry: GarbageTest;
  let build: string;
  let reads: string[];
  beforeAll(async () => {
    registry = await openGarbageTest();
    build = (await storeShellBuild(registry, await buildShell('cccccc'))) ?? '';
  });
  afterAll(() => registry.stop());
  beforeEach(() => {
    reads = [];
  });

  const counting = () => ({
    ...registry.storage,
    open(folder: string, path: string) {
      reads.push(path);
      return registry.storage.open(folder, path);
    },
  });

  test('is read once for all who ask at the same time and soon after', async () => {
    const find = openShellAssets({ ...registry, storage: counting() });
    await Promise.all([1, 2, 3].map(() => find('main.cccccc.js', 'br')));
    await find('main.cccccc.js', 'br');
    expect(reads).toEqual(['main.cccccc.js.br']);
  });

  test('is asked for again after a failure', async () => {
    let isDown = true;
    const storage = counting();
    const find = openShellAssets({
      ...registry,
      storage: {
        ...storage,
        open: (...where) => (isDown ? Promise.reject(new Error('down')) : storage.open(...where)),
      },
    });
    await expect(find('main.cccccc.js', 'br')).rejects.toThrow('down');
    isDown = false;
    expect((await find('main.cccccc.js', 'br'))?.encoding).toBe('br');
  });

  test.each([
    ['of the same length', 'p{x'],
    ['longer', 'p{}p{}'],
  ])('is not sent when its stored copy was replaced by one %s', async (_, replaced) => {
    await writeFile(join(registry.releasesFolder, shellBuildFolder(build), 'small.0f0f0f.css'), replaced);
    await expect(openShellAssets(registry)('small.0f0f0f.css', undefined)).rejects.toThrow(
      /^The stored small\.0f0f0f\.css is not what the build [0-9a-f]{24} of the shell had\.$/,
    );
  });
});
