import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  budgetProblems,
  byteBudgets,
  countsInTotal,
  isCompressible,
  readStyleReferences,
  stylesToRead,
} from '@suite/descriptor';
import { readScriptFacts, scriptsToRead, type ScriptFacts } from '@suite/descriptor/script-facts';
import { ReleaseFailure } from '../release-failure.ts';
import type { LocalRelease } from './read-local-release.ts';

const compress = promisify(gzip);

/**
 * Reads facts for a gate check without an upload: compressed sizes, manifest, scripts and styles.
 * @throws ReleaseFailure for a build over its byte budgets
 */
export async function readContents(build: LocalRelease) {
  const { folder, manifest } = build;
  const files = await compressedSizes(build);
  const scripts: Record<string, ScriptFacts> = {};
  const styles: Record<string, string[]> = {};
  const toRead = scriptsToRead(manifest);
  const stylesOf = stylesToRead(manifest);
  let federation: unknown;
  for (const path of Object.keys(manifest.files)) {
    const content = await readFile(join(folder, path));
    if (toRead.includes(path)) scripts[path] = readScriptFacts(content.toString('utf8'));
    if (stylesOf.includes(path)) styles[path] = readStyleReferences(content.toString('utf8'));
    if (path === 'mf-manifest.json') federation = parseJson(content.toString('utf8'));
  }
  return { files, scripts, styles, ...(federation === undefined ? {} : { federation }) };
}

async function compressedSizes({ folder, manifest, release, sizes }: LocalRelease) {
  const files: Record<string, { gzip: number }> = {};
  let total = 0;
  for (const [path, size] of [...sizes].sort(([, one], [, other]) => other - one)) {
    const content = isCompressible(path) ? await readFile(join(folder, path)) : undefined;
    const gzipped = content ? (await compress(content, { level: 9 })).length : size;
    files[path] = { gzip: Math.min(gzipped, size) };
    if (countsInTotal(path)) total += files[path].gzip;
    if (total > byteBudgets.total) break;
  }
  const problems = budgetProblems(manifest, files, byteBudgets);
  if (problems.length === 0) return files;
  const [measured, all] = [Object.keys(files).length, sizes.size];
  const partly = measured < all ? ` The ${measured} largest of its ${all} files were measured.` : '';
  throw new ReleaseFailure(
    `${manifest.name} ${release} is larger than allowed; nothing was sent.${partly}`,
    problems,
  );
}

/** Returns undefined for invalid JSON, which the gate reports. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
