import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../release-files.repository.ts';
import type { ReleaseStore } from '../storage/release-storage.ts';
import { tarballName, readSdkIndex, type SdkPackage } from './sdk-index.ts';
import { recordSdkPackage } from './sdk-packages.repository.ts';

/** Names of remotes cannot begin with a dot, so this folder is in no list of releases. */
const sdkFolder = '.sdk';

export const storedTarball = 'package.tgz';

export const sdkPackageFolder = (described: SdkPackage): string => `${sdkFolder}/${folderName(described)}`;

const folderName = ({ manifest }: SdkPackage) => tarballName(manifest).replace(/\.tgz$/, '');

/** Lets any server serve the packages for as long as lock files contain them; safe to repeat concurrently. */
export async function storeSdk({ database, storage }: ReleaseStore, sdkDir: string): Promise<void> {
  for (const described of await readSdkIndex(sdkDir)) {
    const folder = sdkPackageFolder(described);
    await database.transaction(async (tx) => {
      await lockFolder(tx, { remote: sdkFolder, release: folderName(described) });
      await recordSdkPackage(tx, described);
      if (await storage.exists(folder)) return;
      const staged = await storage.stage();
      try {
        await cp(join(sdkDir, described.file), join(staged, storedTarball));
        // The row commits only when the folder is complete; a lost folder is restored.
        await storage.put(staged, folder);
      } finally {
        await storage.discard(staged);
      }
    });
  }
}
