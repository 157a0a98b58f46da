/**
 * @typedef {object} Section
 * @property {string} name
 * @property {string} title
 * @property {import('./text-table.mjs').Table[]} tables ratios first
 * @property {import('../figures/wanted.mjs').Wanted[]} wanted
 * @property {string[]} notes what has to be known to read the figures
 * @property {object} figures everything measured, for machines
 */

/**
 * @param {Section} section
 * @returns {import('./text-table.mjs').Table}
 */
export function wantedTable({ wanted }) {
  return {
    title: 'Wanted',
    columns: ['', 'wanted', 'measured', ''],
    rows: wanted.map((one) => [one.what, one.wanted, one.measured, one.reached ? 'reached' : 'NOT REACHED']),
  };
}
