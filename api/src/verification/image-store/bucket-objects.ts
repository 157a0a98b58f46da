import { buffer } from 'node:stream/consumers';
import { openBucket, type S3Settings } from '@suite/registry';
import type { ObjectStore } from './object-store.ts';

export async function openBucketObjects(settings: S3Settings): Promise<ObjectStore> {
  const bucket = await openBucket(settings);
  return {
    put: (path, bytes) => bucket.put(path, bytes),
    async get(path) {
      const found = await bucket.get(path);
      return found && buffer(found.body);
    },
    remove: (path) => bucket.remove(path),
    list: async () => (await bucket.list()).map(({ key, changed }) => ({ path: key, changed })),
  };
}
