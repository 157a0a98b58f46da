import { count, fineMilliseconds } from '../figures/formats.mjs';
import { atMost } from '../figures/wanted.mjs';
import { connections } from '../api/cases.mjs';

/** @typedef {import('../api/api-tables.mjs').Result} Result */
/** @typedef {import('../api/explain-statements.mjs').Explained} Explained */

/** @param {Result[]} results */
export function listsPromises(results) {
  return results.map(({ name, speeds: { server } }) =>
    atMost(`p95, ${name}`, server.p95, 100, fineMilliseconds),
  );
}

/**
 * What the database reads for each answer.
 * @param {{ name: string, plans: Explained[] }[]} results
 * @returns {import('../report/text-table.mjs').Table}
 */
export function plansTable(results) {
  return {
    title: 'What the database reads for one answer',
    columns: ['', 'time', 'read'],
    rows: results.flatMap(({ name, plans }) =>
      plans.map(({ ms, reads }, index) => [
        plans.length > 1 ? `${name} (${index + 1} of ${plans.length})` : name,
        fineMilliseconds(ms),
        [...new Set(reads)].join(', '),
      ]),
    ),
  };
}

/**
 * @param {import('./fill-lists.mjs').ListsSize} size
 * @param {number} seconds
 */
export function listsNotes({ hotels, staff, roles, own_roles }, seconds) {
  return [
    `${count(hotels)} hotels, ${count(roles)} roles, and one hotel with ${count(staff)} people and ${own_roles} roles of its own: all staff is in one hotel, as that is the hardest for the one who lists it. ${connections} requests at a time, ${seconds} s for each way in three rounds taken in turns.`,
    'Driver loop, bare reply and compressed: as in the section api.',
    'The plans are in latest.json as PostgreSQL prints them; their time is the quickest of three.',
  ];
}
