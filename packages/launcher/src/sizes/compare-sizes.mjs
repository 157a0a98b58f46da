/** @typedef {import('./measure-sizes.mjs').Sizes} Sizes */

const tolerance = 0.02;

/**
 * @param {Sizes} recorded
 * @param {Sizes} measured
 * @returns {string[]} a line for each figure that differs by more than 2 % or exists on one side only
 */
export function compareSizes(recorded, measured) {
  const figures = [...new Set([...Object.keys(recorded), ...Object.keys(measured)])];
  return figures.flatMap((figure) => {
    const [before, now] = [recorded[figure], measured[figure]];
    if (before === undefined) return `${figure}: ${kilobytes(now ?? 0)}, not recorded`;
    if (now === undefined) return `${figure}: recorded with ${kilobytes(before)}, not in the build`;
    if (Math.abs(now - before) <= before * tolerance) return [];
    const percent = (((now - before) / before) * 100).toFixed(1);
    return `${figure}: ${kilobytes(before)} → ${kilobytes(now)} (${now > before ? '+' : ''}${percent} %)`;
  });
}

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
