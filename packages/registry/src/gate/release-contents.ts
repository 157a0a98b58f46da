import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../storage/missing-file.ts';

/** What the files of a release say, beside what its `release.json` says of them. */
export interface ReleaseContents {
  /** Each file there is: its compressed size in bytes, and its SHA-384 unless that was proved before. */
  files: Readonly<Record<string, { gzip: number; hash?: string | undefined }>>;
  /** `mf-manifest.json`, parsed; undefined when it is not there or is not JSON. */
  federation?: unknown;
}

/** The file that tells other Module Federation hosts what a release holds. */
export const federationManifest = 'mf-manifest.json';

/** Reads what the gate judges from a folder in which each file that gets smaller has its `.gz` beside it. */
export async function readContents(folder: string, paths: readonly string[]): Promise<ReleaseContents> {
  const files: Record<string, { gzip: number }> = {};
  for (const path of paths) {
    const smaller = await unlessMissing(stat(join(folder, `${path}.gz`)));
    files[path] = { gzip: (smaller ?? (await stat(join(folder, path)))).size };
  }
  const manifest = await unlessMissing(readFile(join(folder, federationManifest), 'utf8'));
  return { files, federation: manifest === undefined ? undefined : parseJson(manifest) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
