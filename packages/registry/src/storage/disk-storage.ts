import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unlessMissing } from './missing-file.ts';
import type { ReleaseStorage, StoredFile } from './release-storage.ts';
import { removeLeftovers, stagingName } from './staging-folders.ts';

/** Releases as folders on this disk. Leftovers of a process that died while receiving are removed first. */
export async function openDiskStorage(root: string): Promise<ReleaseStorage> {
  // On the same disk as the releases, so that a rename is all it takes.
  const incoming = join(root, '.incoming');
  await mkdir(incoming, { recursive: true });
  await removeLeftovers(incoming);

  return {
    async stage() {
      const staged = join(incoming, stagingName());
      await mkdir(staged);
      return staged;
    },

    async put(staged, folder) {
      const target = join(root, folder);
      await mkdir(dirname(target), { recursive: true });
      const replaced = `${staged}-${randomUUID()}`;
      const wasThere = await unlessMissing(rename(target, replaced).then(() => true));
      await rename(staged, target);
      await syncFolder(dirname(target));
      if (wasThere) await rm(replaced, { recursive: true, force: true });
    },

    discard: (staged) => rm(staged, { recursive: true, force: true }),

    async exists(folder) {
      const found = await unlessMissing(stat(join(root, folder)));
      return found?.isDirectory() ?? false;
    },

    open: (folder, path) => openFile(join(root, folder, path)),
  };
}

async function openFile(path: string): Promise<StoredFile | undefined> {
  const handle = await unlessMissing(open(path, 'r'));
  if (!handle) return undefined;
  const found = await handle.stat();
  if (!found.isFile()) {
    await handle.close();
    return undefined;
  }
  return { size: found.size, stream: () => handle.createReadStream() };
}

/** Makes a rename survive a power cut. Windows has no such call and no need of it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
