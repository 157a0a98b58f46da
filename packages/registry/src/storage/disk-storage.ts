import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unlessMissing } from './files.ts';
import type { ReleaseStorage, StoredFile } from './release-storage.ts';
import { openStaging } from './staging-folders.ts';

/** Removes leftovers of crashed processes before it opens the storage. */
export async function openDiskStorage(root: string): Promise<ReleaseStorage> {
  // The staging folder is on the same disk, so that a rename is atomic.
  const staging = await openStaging(join(root, '.incoming'));

  return {
    ...staging,

    async put(staged, folder) {
      const target = join(root, folder);
      await mkdir(dirname(target), { recursive: true });
      const replaced = `${staged}-${randomUUID()}`;
      const wasThere = await unlessMissing(rename(target, replaced).then(() => true));
      await rename(staged, target);
      await syncFolder(dirname(target));
      if (wasThere) await rm(replaced, { recursive: true, force: true });
    },

    async exists(folder) {
      const found = await unlessMissing(stat(join(root, folder)));
      return found?.isDirectory() ?? false;
    },

    open: (folder, path) => openFile(join(root, folder, path)),

    async remove(folder) {
      const removed = await staging.stage();
      // The rename comes first, so that an interrupted deletion leaves no folder that looks complete.
      await unlessMissing(rename(join(root, folder), join(removed, 'removed')));
      await staging.discard(removed);
    },

    async list() {
      const remotes = await foldersIn(root);
      const folders = remotes.map(async (remote) =>
        (await foldersIn(join(root, remote))).map((release) => `${remote}/${release}`),
      );
      return (await Promise.all(folders)).flat();
    },

    check: () => access(root, constants.R_OK | constants.W_OK),
  };
}

async function foldersIn(path: string): Promise<string[]> {
  const found = (await unlessMissing(readdir(path, { withFileTypes: true }))) ?? [];
  return found.filter((one) => one.isDirectory() && !one.name.startsWith('.')).map(({ name }) => name);
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

/** Makes a rename survive a power failure. Windows neither supports nor needs it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
