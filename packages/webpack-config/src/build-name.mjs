import { createHash } from 'node:crypto';

/**
 * Stands for the name of a build until its files are made. As long as a name, so that source maps stay right; letters
 * and digits alone, since webpack rewrites underscores in names of globals.
 */
export const buildPlaceholder = 'thisBuild0';

/**
 * The name of a build: 10 hexadecimal digits of the SHA-256 over what ships, which is release.json with the hash of
 * each file. Source maps stay on the server: a comment alone makes no other build.
 * @param {Record<string, unknown> & { files: Record<string, string> }} release made with `buildPlaceholder`
 * @returns {string}
 */
export function nameBuild({ files, ...facts }) {
  const shipped = Object.entries(files).filter(([path]) => !path.endsWith('.map'));
  const text = JSON.stringify({ ...facts, files: Object.fromEntries(shipped) }, sortKeys);
  return createHash('sha256').update(text).digest('hex').slice(0, buildPlaceholder.length);
}

/**
 * @param {string} _key
 * @param {unknown} value
 */
function sortKeys(_key, value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
