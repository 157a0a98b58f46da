import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Returns 12 hexadecimal digits of the SHA-256 over packed files.
 * @param {string} folder
 * @param {object} manifest
 */
export function contentHash(folder, manifest) {
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  for (const path of filesBelow(folder)) {
    if (path === 'package.json') continue;
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * @param {string} folder
 * @returns {string[]} sorted paths with slashes
 */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
