import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isCompressible, readStyleReferences, stylesToRead } from '@suite/descriptor';
import { readScriptFacts, scriptsToRead, type ScriptFacts } from '@suite/descriptor/script-facts';
import type { LocalRelease } from './read-local-release.ts';

const compress = promisify(gzip);

/** What the registry needs to run the gate without an upload: compressed sizes, the manifest, and what scripts and styles say. */
export async function readContents({ folder, manifest }: Pick<LocalRelease, 'folder' | 'manifest'>) {
  const files: Record<string, { gzip: number }> = {};
  const scripts: Record<string, ScriptFacts> = {};
  const styles: Record<string, string[]> = {};
  const toRead = scriptsToRead(manifest);
  const stylesOf = stylesToRead(manifest);
  let federation: unknown;
  for (const path of Object.keys(manifest.files)) {
    const content = await readFile(join(folder, path));
    const smaller = isCompressible(path) ? await compress(content, { level: 9 }) : content;
    files[path] = { gzip: Math.min(smaller.length, content.length) };
    if (toRead.includes(path)) scripts[path] = readScriptFacts(content.toString('utf8'));
    if (stylesOf.includes(path)) styles[path] = readStyleReferences(content.toString('utf8'));
    if (path === 'mf-manifest.json') federation = parseJson(content.toString('utf8'));
  }
  return { files, scripts, styles, ...(federation === undefined ? {} : { federation }) };
}

/** Undefined for a manifest that is not JSON: the gate refuses it with a message of its own. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
