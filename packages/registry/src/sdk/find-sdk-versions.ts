import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ReleaseStore } from '../storage/release-storage.ts';
import { readSdkIndex, type SdkPackage } from './sdk-index.ts';
import { listSdkVersions } from './sdk-packages.repository.ts';
import { sdkPackageFolder, storedTarball } from './store-sdk.ts';

export interface SdkVersion extends SdkPackage {
  /** Returns undefined for a lost tarball. @throws Error when it differs from the packed one */
  readTarball(): Promise<Buffer | undefined>;
}

/** Returns the version of this server's build first, then the stored ones. */
export async function findSdkVersions(
  name: string,
  { folder, store, onError }: { folder: string; store: ReleaseStore; onError: (error: unknown) => void },
): Promise<SdkVersion[]> {
  const own = (await readSdkIndex(folder)).filter(({ manifest }) => manifest.name === name);
  const stored = await listSdkVersions(store.database, name).catch((error: unknown) => {
    onError(error);
    return [];
  });
  const others = stored.filter(({ manifest }) =>
    own.every((one) => one.manifest.version !== manifest.version),
  );
  return [
    ...own.map((one) => ({ ...one, readTarball: () => readFile(join(folder, one.file)) })),
    ...others.map((one) => ({ ...one, readTarball: () => readStored(store, one) })),
  ];
}

async function readStored({ storage }: ReleaseStore, described: SdkPackage): Promise<Buffer | undefined> {
  const file = await storage.open(sdkPackageFolder(described), storedTarball);
  if (!file) return undefined;
  const content = await buffer(file.stream());
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  if (integrity !== described.integrity)
    throw new Error(`The stored ${described.file} is not what was packed.`);
  return content;
}
