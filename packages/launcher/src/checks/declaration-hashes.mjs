import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolFile } from '../project.mjs';
import { runNodeTool } from '../processes/run-tool.mjs';

/**
 * Hashes exported types and JSON data of workspaces. Function bodies do not count.
 * @param {string} root
 * @param {string[]} folders
 * @returns {Promise<Record<string, string>>} by folder, except those that cannot be compiled
 */
export async function hashDeclarations(root, folders) {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'declarations-'));
  try {
    const settings = join(work, 'tsconfig.json');
    writeFileSync(settings, JSON.stringify(settingsFor(folders)));
    const args = ['-p', settings, '--singleThreaded'];
    const { ok, lines } = await runNodeTool(toolFile('typescript-native', 'tsc'), args, { cwd: root });
    const unclear = folders.filter((folder) => lines.some((line) => line.startsWith(`${folder}/`)));
    if (!ok && unclear.length === 0) return {};
    const clear = folders.filter((folder) => !unclear.includes(folder));
    return Object.fromEntries(
      clear.map((folder) => [folder, hashFolder(join(work, 'out', folder), join(root, folder))]),
    );
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** @param {string[]} folders */
const settingsFor = (folders) => ({
  extends: '../../../tsconfig.json',
  compilerOptions: {
    noCheck: true,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    rootDir: '../../..',
    outDir: 'out',
  },
  include: folders.map((folder) => `../../../${folder}/**/*`),
  exclude: ['node_modules', 'dist', '.data'].map((name) => `../../../**/${name}`),
});

/**
 * @param {string} declarations
 * @param {string} sources
 */
function hashFolder(declarations, sources) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ folder, /** @type {RegExp} */ wanted) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    for (const name of names.filter(
      (one) => wanted.test(one) && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(one),
    ))
      hash
        .update(`${name}\0`)
        .update(readFileSync(join(folder, name)))
        .update('\0');
  };
  add(declarations, /(?<!\.test)\.d\.m?ts$/);
  add(sources, /\.json$/);
  return hash.digest('hex');
}
