import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ReleaseStore } from '../storage/release-storage.ts';
import { readSdkIndex, type SdkPackage } from './sdk-index.ts';
import { listSdkVersions } from './sdk-packages.repository.ts';
import { sdkPackageFolder, storedTarball } from './store-sdk.ts';

/** A version of a package, and where its tarball is. */
export interface SdkVersion extends SdkPackage {
  /** Undefined when the storage has lost it. @throws Error when it is not what was packed */
  readTarball(): Promise<Buffer | undefined>;
}

/**
 * The versions of a package that this server can send: that of its own build first, then those that servers have stored.
 * `onError` is told when the latter cannot be read; the own build is on disk.
 */
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
