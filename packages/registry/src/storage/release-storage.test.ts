import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startS3 } from '../testing/s3/start-s3.ts';
import { openReleaseStorage } from './open-release-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let root: string;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'suite-storage-'));
});
afterEach(() => rm(root, { recursive: true }));

let prefixes = 0;
const storages: [string, () => Promise<() => Promise<ReleaseStorage>>][] = [
  ['a disk', async () => () => openReleaseStorage(root)],
  [
    'a bucket',
    async () => {
      const prefix = `test-${(prefixes += 1)}/`;
      return () => openReleaseStorage(root, { ...s3, prefix });
    },
  ],
];

const folder = 'mf-kept/1.0.0-3f2a9c0d1e4b';
const files: Record<string, string | Buffer> = {
  'entry.js': 'one',
  'static/odd@~+_.-name.1.js': 'odd',
  'a/b/c/d/deep.css': '',
  'image.bin': Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256)),
  'entry.js.br': 'packed',
};

async function stage(storage: ReleaseStorage, content: Record<string, string | Buffer> = files) {
  const staged = await storage.stage();
  for (const [path, bytes] of Object.entries(content)) {
    await mkdir(dirname(join(staged, path)), { recursive: true });
    await writeFile(join(staged, path), bytes);
  }
  return staged;
}

async function put(storage: ReleaseStorage, content?: Record<string, string | Buffer>, to = folder) {
  const staged = await stage(storage, content);
  await storage.put(staged, to);
  await storage.discard(staged);
}

async function contentOf(storage: ReleaseStorage, path: string, from = folder) {
  const found = await storage.open(from, path);
  if (!found) return undefined;
  const bytes = await buffer(found.stream());
  expect(found.size).toBe(bytes.length);
  return bytes;
}

describe.each(storages)('releases in %s', (_, prepare) => {
  let open: () => Promise<ReleaseStorage>;
  let storage: ReleaseStorage;
  beforeEach(async () => {
    open = await prepare();
    storage = await open();
  });

  test('are read byte for byte, from another process too, with unusual names', async () => {
    expect([await storage.exists(folder), await storage.list()]).toEqual([false, []]);
    await put(storage);
    for (const one of [storage, await open()]) {
      expect([await one.exists(folder), await one.list()]).toEqual([true, [folder]]);
      for (const [path, bytes] of Object.entries(files)) {
        // toEqual would compare byte by byte in JavaScript and take seconds.
        expect([path, (await contentOf(one, path))?.equals(Buffer.from(bytes))]).toEqual([path, true]);
      }
    }
  });

  test('have no files but their own', async () => {
    await put(storage);
    for (const path of ['missing.js', 'static', 'entry.js.gz', 'a/b', '../entry.js', '']) {
      expect(await storage.open(folder, path)).toBeUndefined();
    }
    expect(await storage.open('mf-kept/1.0.0-000000000000', 'entry.js')).toBeUndefined();
  });

  test('put once more are replaced as a whole', async () => {
    await put(storage, { 'entry.js': 'half', 'left.js': 'over' });
    expect(String(await contentOf(storage, 'left.js'))).toBe('over');
    await put(storage);
    for (const one of [storage, await open()]) {
      expect(String(await contentOf(one, 'entry.js'))).toBe('one');
      expect(await one.open(folder, 'left.js')).toBeUndefined();
    }
  });

  test('are not visible before they are complete', async () => {
    const staged = await stage(storage);
    expect([await storage.exists(folder), await storage.list()]).toEqual([false, []]);
    await storage.discard(staged);
    await expect(storage.put(staged, folder)).rejects.toThrow();
    expect([await storage.exists(folder), await storage.open(folder, 'entry.js')]).toEqual([
      false,
      undefined,
    ]);
  });

  test('removed are gone at once for all processes, beside others that stay, and can be put back', async () => {
    const neighbour = `${folder}5`;
    await put(storage);
    await put(storage, { 'entry.js': 'two' }, neighbour);
    const other = await open();
    expect(String(await contentOf(other, 'entry.js'))).toBe('one');
    await storage.remove(folder);
    await storage.remove(folder);
    for (const one of [storage, other]) {
      expect([await one.exists(folder), await one.open(folder, 'entry.js')]).toEqual([false, undefined]);
      expect(await one.list()).toEqual([neighbour]);
      expect(String(await contentOf(one, 'entry.js', neighbour))).toBe('two');
    }
    await put(storage);
    expect(String(await contentOf(other, 'entry.js'))).toBe('one');
  });

  test('left by an ended upload are swept; those of a running one are not', async () => {
    const staged = await stage(storage);
    const abandoned = await stage(storage);
    const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
    await utimes(abandoned, twoDaysAgo, twoDaysAgo);
    expect([await storage.sweep(), await storage.sweep()]).toEqual([1, 0]);
    await storage.put(staged, folder);
    expect(String(await contentOf(storage, 'entry.js'))).toBe('one');
    expect(await storage.sweep()).toBe(0);
  });
});
