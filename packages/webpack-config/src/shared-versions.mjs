import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageOf, sharedSingletons } from './shared-singletons.mjs';

/** @param {string} folder @returns {Record<string, string>} */
export function sharedVersions(folder) {
  return Object.fromEntries(
    sharedSingletons.map((request) => [request, installedVersion(packageOf(request), folder)]),
  );
}

/** @param {string} name @param {string} folder @returns {string} */
export function installedVersion(name, folder) {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  for (const place of resolve.paths(name) ?? []) {
    try {
      const { version } = JSON.parse(readFileSync(path.join(place, name, 'package.json'), 'utf8'));
      return version;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${name} is not installed`);
}
