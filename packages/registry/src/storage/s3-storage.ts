import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './files.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { openBucket, type S3Bucket } from './s3-bucket.ts';
import type { S3Settings } from './s3-settings.ts';
import { openStaging } from './staging-folders.ts';
import { LRUCache } from 'lru-cache';
import { text } from 'node:stream/consumers';

interface S3Index {
  upload: string;
  paths: string[];
}

const maxCachedIndexes = 1000;
const indexKey = (folder: string) => `${folder}/index.json`;

const dayMs = 24 * 60 * 60 * 1000;
const maxParallel = 8;

/** Writes `index.json` last; objects without an index are not served. */
export async function openS3Storage(settings: S3Settings, incoming: string): Promise<ReleaseStorage> {
  const staging = await openStaging(incoming);
  const bucket = await openBucket(settings);
  const indexes = openIndexes(bucket);
  const removeAll = (keys: readonly string[]) => forEachOf(keys, maxParallel, (key) => bucket.remove(key));

  return {
    ...staging,

    async put(staged, folder) {
      const upload = randomUUID();
      const paths = await filesBelow(staged);
      await forEachOf(paths, maxParallel, async (path) =>
        bucket.put(`${folder}/${upload}/${path}`, await readFile(join(staged, path))),
      );
      await indexes.write(folder, { upload, paths });
    },

    async exists(folder) {
      return (await indexes.read(folder)) !== undefined;
    },

    async open(folder, path) {
      for (const readIndex of [indexes.readCached, indexes.read]) {
        const index = await readIndex(folder);
        if (!index?.paths.includes(path)) return undefined;
        const found = await bucket.get(`${folder}/${index.upload}/${path}`);
        if (found) return { size: found.size, stream: () => found.body };
        // Another process has deleted the release meanwhile, or restored it as another upload.
      }
      return undefined;
    },

    async remove(folder) {
      const index = await indexes.remove(folder);
      if (!index) return;
      await removeAll((await bucket.list(`${folder}/${index.upload}/`)).map(({ key }) => key));
    },

    async list() {
      return [...listContents(await bucket.list()).whole].filter((folder) => !folder.startsWith('.'));
    },

    async sweep() {
      const { whole, uploads } = listContents(await bucket.list());
      const old = uploads.filter(({ changed }) => Date.now() - changed > dayMs);
      let removed = await staging.sweep();
      for (const { folder, upload, keys } of old) {
        if (whole.has(folder) && (await indexes.read(folder))?.upload === upload) continue;
        await removeAll(keys);
        removed += 1;
      }
      return removed;
    },

    check: () => bucket.check(),
  };
}

async function forEachOf<T>(
  items: readonly T[],
  maxParallel: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: maxParallel }, worker));
  } finally {
    queue.length = 0;
  }
}

interface Upload {
  folder: string;
  upload: string;
  keys: string[];
  /** Its newest object was written at this time, in milliseconds. */
  changed: number;
}

function listContents(objects: readonly { key: string; changed: number }[]): {
  whole: Set<string>;
  uploads: Upload[];
} {
  const whole = new Set<string>();
  const uploads = new Map<string, Upload>();
  for (const { key, changed } of objects) {
    const index = /^([^/]+\/[^/]+)\/index\.json$/.exec(key);
    if (index?.[1] !== undefined) whole.add(index[1]);
    const part = /^([^/]+\/[^/]+)\/([^/]+)\/./.exec(key);
    if (part?.[1] === undefined || part[2] === undefined) continue;
    const [, folder, upload] = part;
    const found = uploads.get(`${folder}/${upload}`) ?? { folder, upload, keys: [], changed };
    found.keys.push(key);
    found.changed = Math.max(found.changed, changed);
    uploads.set(`${folder}/${upload}`, found);
  }
  return { whole, uploads: [...uploads.values()] };
}

function openIndexes(bucket: S3Bucket) {
  const cached = new LRUCache<string, S3Index>({ max: maxCachedIndexes });

  async function read(folder: string): Promise<S3Index | undefined> {
    const found = await bucket.get(indexKey(folder));
    cached.delete(folder);
    if (!found) return undefined;
    const index = JSON.parse(await text(found.body)) as S3Index;
    cached.set(folder, index);
    return index;
  }

  return {
    read,
    readCached: async (folder: string) => cached.get(folder) ?? read(folder),
    async write(folder: string, index: S3Index): Promise<void> {
      cached.delete(folder);
      await bucket.put(indexKey(folder), JSON.stringify(index));
    },
    async remove(folder: string): Promise<S3Index | undefined> {
      const index = await read(folder);
      cached.delete(folder);
      if (index) await bucket.remove(indexKey(folder));
      return index;
    },
  };
}
