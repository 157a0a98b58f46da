import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageOf, sharedSingletons } from './shared-singletons.mjs';

/**
 * The version of every shared singleton as a workspace resolves it.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function sharedVersions(folder) {
  const require = createRequire(path.join(folder, 'package.json'));
  return Object.fromEntries(
    sharedSingletons.map((request) => [request, versionOf(packageOf(request), require)]),
  );
}

/**
 * @param {string} name
 * @param {NodeJS.Require} require
 */
function versionOf(name, require) {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      const { version } = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
      return version;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${name} is not installed`);
}
