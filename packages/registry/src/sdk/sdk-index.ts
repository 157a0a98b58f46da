import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SdkPackage {
  manifest: { name: string; version: string } & Record<string, unknown>;
  file: string;
  integrity: string;
  shasum: string;
  fileCount: number;
  unpackedSize: number;
}

/** Returns an empty list while the SDK is not built. */
export async function readSdkIndex(folder: string): Promise<SdkPackage[]> {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return text === undefined ? [] : (JSON.parse(text) as { packages: SdkPackage[] }).packages;
}
