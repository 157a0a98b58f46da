import { createHash } from 'node:crypto';

/** The placeholder has the length of a name, for source maps, and no underscores, which webpack rewrites in globals. */
export const buildPlaceholder = 'thisBuild0';

/**
 * Hashes release.json (SHA-256, 10 hexadecimal digits) without source maps, in which comments count.
 * @param {Record<string, unknown> & { files: Record<string, string> }} release contains `buildPlaceholder`
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
