import { median } from '../figures/quantile.mjs';

/** @typedef {{ ms: number, rss: number, heap: number }} MemorySample since the load began, in bytes */

/**
 * Divides the run into equal parts. The least of each remains after a collection, while no password is hashed.
 * @param {readonly MemorySample[]} samples
 * @param {number} parts
 */
export function memoryByPart(samples, parts) {
  return Array.from({ length: parts }, (_, part) => {
    const own = partOf(samples, part, parts);
    return {
      fromMs: own[0]?.ms ?? 0,
      rss: Math.min(...own.map(({ rss }) => rss)),
      medianRss: median(own.map(({ rss }) => rss)),
      heap: Math.min(...own.map(({ heap }) => heap)),
    };
  });
}

/**
 * Compares the last third with the middle one, because the first warms up; 1 is flat.
 * @param {readonly MemorySample[]} samples
 */
export function memoryGrowth(samples) {
  const [, middle, last] = memoryByPart(samples, 3);
  if (!middle || !last) throw new Error('There are three thirds.');
  return { rss: last.rss / middle.rss, heap: last.heap / middle.heap };
}

/**
 * @param {readonly MemorySample[]} samples
 * @param {number} part
 * @param {number} parts
 */
function partOf(samples, part, parts) {
  const at = (/** @type {number} */ place) => Math.floor((samples.length * place) / parts);
  return samples.slice(at(part), at(part + 1));
}
