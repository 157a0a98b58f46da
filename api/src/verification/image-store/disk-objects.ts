import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ObjectStore, StoredObject } from './object-store.ts';

/** Files and folders are readable by the server's user only. */
export function openDiskObjects(root: string): ObjectStore {
  return {
    async put(path, bytes) {
      const target = join(root, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // The draft is in the same folder, so that the rename is atomic; the sweep deletes abandoned drafts.
      const draft = `${target}.${randomUUID()}`;
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, target);
    },
    get: (path) => unlessMissing(readFile(join(root, path))),
    async remove(path) {
      await rm(join(root, path), { force: true });
      await rmdir(dirname(join(root, path))).catch(() => undefined);
    },
    async list() {
      const found = (await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }))) ?? [];
      const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
      const stored = files.map(async (file): Promise<StoredObject[]> => {
        const known = await unlessMissing(stat(file));
        return known ? [{ path: relative(root, file).replaceAll(sep, '/'), changed: known.mtimeMs }] : [];
      });
      return (await Promise.all(stored)).flat();
    },
  };
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
