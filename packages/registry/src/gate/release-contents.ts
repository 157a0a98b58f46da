import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readStyleReferences, stylesToRead, type Release } from '@suite/descriptor';
import type { ScriptFacts } from '@suite/descriptor/script-facts';
import { unlessMissing } from '../storage/missing-file.ts';

/** What the gate reads from the files of a release. */
export interface ReleaseContents {
  /** Each file: its compressed size in bytes, and its SHA-384 unless that was verified before. */
  files: Readonly<Record<string, { gzip: number; hash?: string | undefined }>>;
  /** `mf-manifest.json`, parsed; undefined when it is not there or is not JSON. */
  federation?: unknown;
  /** What the code of its scripts says; undefined for a release that was published before this was read. */
  scripts?: Readonly<Record<string, ScriptFacts>> | undefined;
  /** What its style sheets import and take from elsewhere; undefined as `scripts` is. */
  styles?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The manifest for other Module Federation hosts. */
export const federationManifest = 'mf-manifest.json';

/** Reads the contents from a folder in which each compressible file has its `.gz` beside it. */
export async function readContents(folder: string, release: Release): Promise<ReleaseContents> {
  const paths = Object.keys(release.files);
  const files: Record<string, { gzip: number }> = {};
  for (const path of paths) {
    const smaller = await unlessMissing(stat(join(folder, `${path}.gz`)));
    files[path] = { gzip: (smaller ?? (await stat(join(folder, path)))).size };
  }
  const manifest = await unlessMissing(readFile(join(folder, federationManifest), 'utf8'));
  // Its parser is compiled as it is loaded.
  const { readScriptFacts, scriptsToRead } = await import('@suite/descriptor/script-facts');
  return {
    files,
    federation: manifest === undefined ? undefined : parseJson(manifest),
    scripts: await readEach(folder, scriptsToRead(release), readScriptFacts),
    styles: await readEach(folder, stylesToRead(release), readStyleReferences),
  };
}

async function readEach<Facts>(
  folder: string,
  paths: readonly string[],
  read: (text: string) => Facts,
): Promise<Record<string, Facts>> {
  const facts = paths.map(async (path) => [path, read(await readFile(join(folder, path), 'utf8'))] as const);
  return Object.fromEntries(await Promise.all(facts));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
