import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readJson } from '../project.mjs';

/** @typedef {Record<string, number>} Sizes gzip bytes by figure: `first visit`, `+ list-roles.screen`, `all files` */

/**
 * @param {string} dist
 * @returns {Sizes | undefined} undefined without a build for browsers
 */
export function measureSizes(dist) {
  const sum = createSum(dist);
  if (existsSync(join(dist, 'release.json'))) {
    const { entry, preload, page, files } = readJson(join(dist, 'release.json'));
    return {
      entry: sum([entry]),
      ...visitSizes(dist, [entry, ...preload], sum),
      ...(page && { page: sum([...page.scripts, ...page.styles]) }),
      'all files': sum(Object.keys(files).filter((file) => !file.endsWith('.map'))),
    };
  }
  if (!existsSync(join(dist, 'index.html'))) return undefined;
  const document = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...document.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  return visitSizes(dist, ['index.html', ...named], sum);
}

/**
 * @param {string} dist
 * @param {readonly string[]} first files of a first visit
 * @param {(files: readonly string[]) => number} sum
 * @returns {Sizes}
 */
function visitSizes(dist, first, sum) {
  /** @type {[string, string[]][]} */
  const parts = Object.entries(readJson(join(dist, 'parts.json')));
  const added = parts
    .map(([part, files]) => [`+ ${part}`, sum(files.filter((file) => !first.includes(file)))])
    .filter(([, bytes]) => bytes !== 0);
  return { 'first visit': sum(first), ...Object.fromEntries(added) };
}

/** @param {string} dist */
function createSum(dist) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const sizeOf = (/** @type {string} */ file) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
    sizes.set(file, size);
    return size;
  };
  return (/** @type {readonly string[]} */ files) =>
    [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0);
}
