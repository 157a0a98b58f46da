import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const endings = ['', '.js', '.mjs', '.cjs', '.ts', '.json', '/index.js'];

/**
 * Hashes the settings, their relative imports and installed packages; other workspaces do not affect it.
 * @param {string} folder @returns {string}
 */
export function settingsDigest(folder) {
  const hash = createHash('sha256');
  for (const file of settingsFiles(import.meta.dirname)) hash.update(readFileSync(file));
  for (const text of readWithImports(ownSettings(folder))) hash.update(text);
  return hash.update(JSON.stringify(installedPackages(folder))).digest('hex');
}

/** @param {string} folder */
function installedPackages(folder) {
  const file = findLockFile(folder);
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.json')) return text;
  const { packages } = JSON.parse(text);
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version, integrity }]) => [place, version, integrity])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const lockFiles = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** @param {string} folder */
function findLockFile(folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    const file = lockFiles.map((name) => path.join(at, name)).find((name) => existsSync(name));
    if (file !== undefined) return file;
    if (at === path.dirname(at))
      throw new Error(
        `There is no lock file at or above ${folder}: install its dependencies with npm, pnpm or Yarn.`,
      );
  }
}

/** @param {string} folder */
function ownSettings(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]s$|^package\.json$/.test(entry.name))
    .map((entry) => path.join(folder, entry.name))
    .sort();
}

/** @param {string} folder */
function settingsFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** @param {string[]} files */
function readWithImports(files) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const waiting = [...files];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (texts.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    waiting.push(...importsOf(file, text));
  }
  return texts.values();
}

/** @param {string} file @param {string} text */
function importsOf(file, text) {
  const imports = text.matchAll(/\b(?:from|import|require)\s*\(?\s*(['"])(\.\.?\/[^'"]+)\1/g);
  return [...imports].flatMap(([, , imported = '']) => {
    const found = endings
      .map((ending) => path.resolve(path.dirname(file), imported) + ending)
      .find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
    return found ?? [];
  });
}
