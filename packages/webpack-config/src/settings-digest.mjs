import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A name for how a workspace is built, whatever is built: its settings, and what is installed from outside the
 * repository. Workspaces that come or go are left out: they change no setting of the others.
 * @param {string} folder
 * @returns {string}
 */
export function settingsDigest(folder) {
  const hash = createHash('sha256');
  const own = ['webpack.config.js', 'package.json'].map((file) => path.join(folder, file));
  for (const file of [...settingsFiles(import.meta.dirname), ...own.filter((name) => existsSync(name))])
    hash.update(readFileSync(file));
  return hash.update(JSON.stringify(installedPackages(folder))).digest('hex');
}

/** @param {string} folder */
function installedPackages(folder) {
  const { packages } = JSON.parse(readFileSync(findLockFile(folder), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version, integrity }]) => [place, version, integrity])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** @param {string} folder */
function findLockFile(folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    const file = path.join(at, 'package-lock.json');
    if (existsSync(file)) return file;
    if (at === path.dirname(at)) throw new Error(`${folder} is not inside a repository with a lock file`);
  }
}

/** @param {string} folder */
function settingsFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
