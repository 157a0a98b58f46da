import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkPackages, stageFolder } from './sdk-packages.mjs';

/**
 * @typedef {object} EntryPoint an import path for teams
 * @property {string} name `@suite/contracts/bookings`
 * @property {string} folder the staged package
 * @property {string} types declaration file
 */

/** @returns {EntryPoint[]} */
export const entryPoints = () => sdkPackages.flatMap((name) => entryPointsOf(join(stageFolder, name)));

/**
 * @param {string} folder
 * @returns {EntryPoint[]}
 */
function entryPointsOf(folder) {
  const { name, exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([path, { types }]) => {
    if (types === undefined) return [];
    const names = path.includes('*') ? foldersWith(folder, types) : [''];
    return names.map((word) => ({
      name: join(name, path.replace('*', word)).replaceAll('\\', '/'),
      folder,
      types: join(folder, types.replace('*', word)),
    }));
  });
}

/**
 * @param {string} folder
 * @param {string} pattern
 */
function foldersWith(folder, pattern) {
  const [before = ''] = pattern.split('*');
  return readdirSync(join(folder, before))
    .filter((word) => existsSync(join(folder, pattern.replace('*', word))))
    .sort();
}
