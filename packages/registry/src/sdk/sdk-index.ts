import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A package of the SDK as it was packed: its package.json and what npm says of the tarball. */
export interface SdkPackage {
  manifest: { name: string; version: string } & Record<string, unknown>;
  /** Name of the tarball in the folder. */
  file: string;
  integrity: string;
  shasum: string;
  fileCount: number;
  unpackedSize: number;
}

/** The packages in a folder that the build of the SDK has made; none while it is not built. */
export async function readSdkIndex(folder: string): Promise<SdkPackage[]> {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return text === undefined ? [] : (JSON.parse(text) as { packages: SdkPackage[] }).packages;
}
