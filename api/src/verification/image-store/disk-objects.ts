import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ObjectStore, StoredObject } from './object-store.ts';

/** Files and folders are readable by the server's user only. */
export function openDiskObjects(root: string): ObjectStore {
  return {
    async put(path, bytes) {
      const target = join(root, path);
      // The draft is in the same folder, so that the rename is atomic; the sweep deletes abandoned drafts.
      const draft = `${target}.${randomUUID()}`;
      const handle = await openDraft(draft);
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

/** A removal of another file may delete the folder before the draft is in it. */
async function openDraft(draft: string): Promise<FileHandle> {
  for (;;) {
    await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
    const handle = await unlessMissing(open(draft, 'wx', 0o600));
    if (handle) return handle;
  }
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
