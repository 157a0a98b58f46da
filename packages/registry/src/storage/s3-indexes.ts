import { text } from 'node:stream/consumers';
import type { S3Bucket } from './s3-bucket.ts';

/** What makes a folder whole: which of its uploads counts, and the paths in it. */
export interface S3Index {
  upload: string;
  paths: string[];
}

const most = 1000;
const indexKey = (folder: string) => `${folder}/index.json`;

/** The indexes of a bucket. What was read once is remembered, as releases do not change. */
export function openIndexes(bucket: S3Bucket) {
  const known = new Map<string, S3Index>();

  async function read(folder: string): Promise<S3Index | undefined> {
    const found = await bucket.get(indexKey(folder));
    known.delete(folder);
    if (!found) return undefined;
    const index = JSON.parse(await text(found.body)) as S3Index;
    known.set(folder, index);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return index;
  }

  return {
    /** As it is in the bucket now. */
    read,
    /** As it is, or was when it was last read. */
    recall: async (folder: string) => known.get(folder) ?? read(folder),
    async write(folder: string, index: S3Index): Promise<void> {
      known.delete(folder);
      await bucket.put(indexKey(folder), JSON.stringify(index));
    },
    async remove(folder: string): Promise<S3Index | undefined> {
      const index = await read(folder);
      known.delete(folder);
      if (index) await bucket.remove(indexKey(folder));
      return index;
    },
  };
}
