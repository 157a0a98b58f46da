/**
 * @typedef {object} Wanted
 * @property {string} what
 * @property {string} wanted the promise, as text
 * @property {string} measured
 * @property {boolean} reached
 */

/**
 * @param {string} what
 * @param {number} measured
 * @param {number} most
 * @param {(value: number) => string} format
 * @returns {Wanted}
 */
export function atMost(what, measured, most, format) {
  return { what, wanted: `at most ${format(most)}`, measured: format(measured), reached: measured <= most };
}

/**
 * @param {string} what
 * @param {number} measured
 * @param {number} least
 * @param {(value: number) => string} format
 * @returns {Wanted}
 */
export function atLeast(what, measured, least, format) {
  return {
    what,
    wanted: `at least ${format(least)}`,
    measured: format(measured),
    reached: measured >= least,
  };
}
