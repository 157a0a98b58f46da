import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readStyleReferences, stylesToRead, type Release } from '@suite/descriptor';
import type { ScriptFacts } from '@suite/descriptor/script-facts';
import { unlessMissing } from '../storage/files.ts';

export interface ReleaseContents {
  /** `gzip` is the compressed size in bytes; `hash` is a SHA-384 and missing if it was verified before. */
  files: Readonly<Record<string, { gzip: number; hash?: string | undefined }>>;
  federation?: unknown;
  /** It is undefined for a release that was published before the gate read scripts. */
  scripts?: Readonly<Record<string, ScriptFacts>> | undefined;
  styles?: Readonly<Record<string, readonly string[]>> | undefined;
}

export const federationManifest = 'mf-manifest.json';

export async function readContents(folder: string, release: Release): Promise<ReleaseContents> {
  const paths = Object.keys(release.files);
  const files: Record<string, { gzip: number }> = {};
  for (const path of paths) {
    const smaller = await unlessMissing(stat(join(folder, `${path}.gz`)));
    files[path] = { gzip: (smaller ?? (await stat(join(folder, path)))).size };
  }
  const manifest = await unlessMissing(readFile(join(folder, federationManifest), 'utf8'));
  // Loading this module compiles its parser, so the import is lazy.
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
