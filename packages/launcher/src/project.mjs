import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** @returns {string[]} */
export function workspaceFolders() {
  const { workspaces } = readJson(join(root, 'package.json'));
  return workspaces
    .flatMap((/** @type {string} */ pattern) => matching(pattern))
    .filter((/** @type {string} */ folder) => existsSync(join(root, folder, 'package.json')));
}

/**
 * Returns the script of an installed tool. Node runs it directly, which works on every system.
 * @param {string} packageName
 * @param {string} [program]
 */
export function toolFile(packageName, program = packageName) {
  const folder = join(root, 'node_modules', packageName);
  if (!existsSync(folder)) throw new Failure(`${packageName} is not installed: run npm ci.`);
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} pattern `shell`, `packages/*` or `mf-*` */
function matching(pattern) {
  if (!pattern.endsWith('*')) return [pattern];
  const prefix = pattern.slice(0, -1);
  const parent = prefix.endsWith('/') ? prefix : dirname(prefix);
  return readdirSync(join(root, parent))
    .map((name) => (parent === '.' ? name : `${parent}${name}`))
    .filter((folder) => folder.startsWith(prefix))
    .sort();
}
