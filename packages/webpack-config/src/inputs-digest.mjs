import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ignored = new Set(['node_modules', 'dist', '.cache', '.turbo', 'coverage']);

/**
 * A short name for what goes into a build: the workspace's own files, the packages of this repository it
 * bundles, and the locked versions. The same inputs give the same name on every machine.
 * @param {string} folder
 * @returns {string} 10 hexadecimal digits
 */
export function inputsDigest(folder) {
  const root = repositoryRoot(folder);
  const hash = createHash('sha256');
  for (const source of [folder, ...bundledPackages(folder, root), import.meta.dirname]) {
    for (const file of filesBelow(source)) {
      hash.update(path.relative(root, file).replaceAll(path.sep, '/'));
      hash.update(readFileSync(file));
    }
  }
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 10);
}

/**
 * A name for how a workspace is built, whatever is built: its settings and the locked versions.
 * @param {string} folder
 * @returns {string}
 */
export function settingsDigest(folder) {
  const hash = createHash('sha256');
  const own = ['webpack.config.js', 'package.json'].map((file) => path.join(folder, file));
  const lock = path.join(repositoryRoot(folder), 'package-lock.json');
  for (const file of [...filesBelow(import.meta.dirname), ...own.filter((name) => existsSync(name)), lock])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} folder */
function repositoryRoot(folder) {
  let root = folder;
  while (!existsSync(path.join(root, 'package-lock.json'))) {
    if (root === path.dirname(root)) throw new Error(`${folder} is not inside a repository with a lock file`);
    root = path.dirname(root);
  }
  return root;
}

/**
 * @param {string} folder
 * @param {string} root
 * @returns {string[]}
 */
function bundledPackages(folder, root) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@suite/'))
    .map((name) => path.join(root, 'packages', name.slice('@suite/'.length)));
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(full) : [full];
    });
}
