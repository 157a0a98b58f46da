import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root, workspaceFolders } from '../project.mjs';
import { compareSizes } from './compare-sizes.mjs';
import { measureSizes } from './measure-sizes.mjs';

const recordOf = (/** @type {string} */ folder) => join(root, folder, 'sizes.json');

/** @returns {string[]} differences of more than 2 % */
export function checkSizes() {
  return measuredWorkspaces().flatMap(({ folder, sizes }) => {
    const record = recordOf(folder);
    if (!existsSync(record)) return [];
    return compareSizes(readJson(record), sizes).map((line) => `${folder}, ${line}`);
  });
}

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
