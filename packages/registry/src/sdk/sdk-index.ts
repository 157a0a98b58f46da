import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every npm registry names tarballs like this: `ui-1.3.0-sdk-1a2b.tgz`. */
export const tarballName = ({ name, version }: { name: string; version: string }): string =>
  `${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;

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

/**
 * @param base address of the SDK, without a slash at its end
 * @param versions at least one; the first is the latest
 */
export function packumentOf(base: string, versions: readonly SdkPackage[]): object {
  const [latest] = versions;
  return {
    name: latest?.manifest.name,
    'dist-tags': { latest: latest?.manifest.version },
    versions: Object.fromEntries(versions.map((one) => [one.manifest.version, versionOf(base, one)])),
  };
}

function versionOf(base: string, { manifest, integrity, shasum, fileCount, unpackedSize }: SdkPackage) {
  const { name, version } = manifest;
  const tarball = `${base}/${name}/-/${tarballName(manifest)}`;
  return {
    ...manifest,
    _id: `${name}@${version}`,
    dist: { tarball, integrity, shasum, fileCount, unpackedSize },
  };
}
