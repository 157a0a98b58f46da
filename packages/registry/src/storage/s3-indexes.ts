import { text } from 'node:stream/consumers';
import type { S3Bucket } from './s3-bucket.ts';

export interface S3Index {
  upload: string;
  paths: string[];
}

const maxCachedIndexes = 1000;
const indexKey = (folder: string) => `${folder}/index.json`;

export function openIndexes(bucket: S3Bucket) {
  const cached = new Map<string, S3Index>();

  async function read(folder: string): Promise<S3Index | undefined> {
    const found = await bucket.get(indexKey(folder));
    cached.delete(folder);
    if (!found) return undefined;
    const index = JSON.parse(await text(found.body)) as S3Index;
    cached.set(folder, index);
    for (const oldest of cached.keys()) {
      if (cached.size <= maxCachedIndexes) break;
      cached.delete(oldest);
    }
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
