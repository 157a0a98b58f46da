import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startS3 } from '@suite/registry/test-s3';
import { openImageStore, type ImageStore } from './open-image-store.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let imagesDir: string;
const stores: Record<string, ImageStore> = {};
const secretKey = [Buffer.alloc(32, 7)] as const;
const damage = (path: string) => {
  throw new Error(`${path} does not open`);
};

beforeAll(async () => {
  s3 = await startS3();
  imagesDir = join(await mkdtemp(join(tmpdir(), 'suite-images-')), 'images');
  const { bucket, endpoint } = s3;
  const imagesS3 = { bucket, endpoint, region: 'us-east-1', prefix: 'guests/' };
  stores['disk'] = await openImageStore({ imagesDir, imagesS3: undefined, secretKey }, damage);
  stores['bucket'] = await openImageStore({ imagesDir, imagesS3, secretKey }, damage);
});
afterAll(async () => {
  await s3.stop();
  await rm(join(imagesDir, '..'), { recursive: true, force: true });
});

test.each(['disk', 'bucket'])('photos in a %s are put, read, listed and removed', async (kind) => {
  const store = stores[kind];
  if (!store) throw new Error(`no ${kind}`);
  expect(await store.list()).toEqual([]);
  expect(await store.get('7/none')).toBeUndefined();
  await store.put('7/one', Buffer.from('one'));
  await store.put('7/one', Buffer.from('one again'));
  await store.put('8/other', Buffer.alloc(200_000, 1));
  expect((await store.get('7/one'))?.toString()).toBe('one again');
  expect((await store.get('8/other'))?.equals(Buffer.alloc(200_000, 1))).toBe(true);
  const listed = await store.list();
  expect(listed.map(({ path }) => path).sort()).toEqual(['7/one', '8/other']);
  for (const { changed } of listed) expect(Math.abs(Date.now() - changed)).toBeLessThan(60_000);
  await store.remove('7/one');
  await store.remove('7/one');
  expect(await store.get('7/one')).toBeUndefined();
  expect((await store.list()).map(({ path }) => path)).toEqual(['8/other']);
  await store.remove('8/other');
});

test('on a disk they are for the server alone, and leave no empty folders', async () => {
  await stores['disk']?.put('8/other', Buffer.alloc(1));
  const { mode } = await stat(join(imagesDir, '8', 'other'));
  expect(mode & 0o777).toBe(0o600);
  await stores['disk']?.remove('8/other');
  expect(await readdir(imagesDir)).toEqual([]);
});

test('a photo is stored while the last one of its folder is removed', async () => {
  const store = stores['disk'];
  for (let round = 0; round < 300; round += 1) {
    await store?.remove('9/one');
    await Promise.all([
      store?.put('9/one', Buffer.from('one')),
      store?.remove('9/other'),
      store?.remove('9/third'),
    ]);
  }
  expect((await store?.get('9/one'))?.toString()).toBe('one');
  await store?.remove('9/one');
});
