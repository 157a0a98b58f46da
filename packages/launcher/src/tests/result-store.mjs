import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../install/cache-folder.mjs';

/** @typedef {import('./test-results.mjs').TimedTest} TimedTest */

/**
 * @typedef {object} StoredResult
 * @property {number} passed number of tests
 * @property {string} at ISO 8601 instant
 * @property {TimedTest[]} slowest
 */

const maxAgeMs = 30 * 24 * 60 * 60_000;

/** @param {string} [folder] */
export function openResultStore(folder = join(cacheFolder(), 'test-results')) {
  const fileOf = (/** @type {{ id: string, hash: string }} */ { id, hash }) =>
    join(folder, `${id.replace(/[^\w-]+/g, '_')}-${hash}.json`);
  return {
    /**
     * @param {{ id: string, hash: string }} group
     * @returns {StoredResult | undefined}
     */
    find(group) {
      try {
        return JSON.parse(readFileSync(fileOf(group), 'utf8'));
      } catch {
        // A missing or truncated file makes the tests run.
        return undefined;
      }
    },
    /**
     * @param {{ id: string, hash: string }} group
     * @param {StoredResult} result
     */
    save(group, result) {
      mkdirSync(folder, { recursive: true });
      const file = fileOf(group);
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(result));
      renameSync(`${file}.${process.pid}`, file);
    },
    prune(now = Date.now()) {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        if (now - statSync(file).mtimeMs > maxAgeMs) rmSync(file, { force: true });
      }
    },
  };
}

/** @typedef {ReturnType<typeof openResultStore>} ResultStore */
