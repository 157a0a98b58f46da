import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';
import { forEachOf } from './for-each-of.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { openBucket } from './s3-bucket.ts';
import { listContents } from './s3-contents.ts';
import { openIndexes } from './s3-indexes.ts';
import type { S3Settings } from './s3-settings.ts';
import { openStaging } from './staging-folders.ts';

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
