import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root, workspaceFolders } from '../project.mjs';
import { compareSizes } from './compare-sizes.mjs';
import { measureSizes } from './measure-sizes.mjs';

const recordOf = (/** @type {string} */ folder) => join(root, folder, 'sizes.json');

/**
 * Compares every build for browsers with the `sizes.json` of its workspace. A workspace without one is not compared:
 * a new remote has nothing to grow from.
 * @returns {string[]} what differs by more than 2 %
 */
export function checkSizes() {
  return measuredWorkspaces().flatMap(({ folder, sizes }) => {
    const record = recordOf(folder);
    if (!existsSync(record)) return [];
    return compareSizes(readJson(record), sizes).map((line) => `${folder}, ${line}`);
  });
}

/** Writes the sizes of every build into `sizes.json` of its workspace. */
export function recordSizes() {
  for (const { folder, sizes } of measuredWorkspaces())
    writeFileSync(recordOf(folder), `${JSON.stringify(sizes, null, 2)}\n`);
}

function measuredWorkspaces() {
  return workspaceFolders().flatMap((folder) => {
    const sizes = measureSizes(join(root, folder, 'dist'));
    return sizes ? { folder, sizes } : [];
  });
}
