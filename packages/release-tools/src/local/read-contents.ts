import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { LocalRelease } from './read-local-release.ts';

const compress = promisify(gzip);
const isCompressible = /\.(?:js|mjs|css|json|html|txt|svg|ttf|wasm)$/;

/** What a registry wants to know of the files without being sent them: their compressed sizes, and the manifest. */
export async function readContents({ folder, manifest }: Pick<LocalRelease, 'folder' | 'manifest'>) {
  const files: Record<string, { gzip: number }> = {};
  let federation: unknown;
  for (const path of Object.keys(manifest.files)) {
    const content = await readFile(join(folder, path));
    const smaller = isCompressible.test(path) ? await compress(content, { level: 9 }) : content;
    files[path] = { gzip: Math.min(smaller.length, content.length) };
    if (path === 'mf-manifest.json') federation = parseJson(content.toString('utf8'));
  }
  return { files, ...(federation === undefined ? {} : { federation }) };
}

/** What cannot be read is left for the gate to refuse, with the sentence it has for that. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
