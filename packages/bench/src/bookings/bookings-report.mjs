import { count, fineMilliseconds, kilobytes, ratio, seconds } from '../figures/formats.mjs';
import { atMost } from '../figures/wanted.mjs';
import { idleSeconds } from '../processes/idle-memory.mjs';

/**
 * @typedef {object} Answered
 * @property {string} name
 * @property {number} p50 one request after the other
 * @property {number} p95
 * @property {number} perSecond of several at one time
 * @property {number} driverPerSecond
 * @property {import('../api/explain-statements.mjs').Explained[]} plans
 */

/** @typedef {import('./measure-export.mjs').Exported} Exported */

/**
 * @param {Answered[]} answers
 * @param {Exported[]} files
 * @returns {import('../report/text-table.mjs').Table[]}
 */
export function bookingsTables(answers, files) {
  return [
    {
      title: 'Answers',
      columns: ['', 'p50', 'p95', 'of driver loop', 'requests/s', 'driver loop', 'statements'],
      rows: answers.map(({ name, p50, p95, perSecond, driverPerSecond, plans }) => [
        name,
        fineMilliseconds(p50),
        fineMilliseconds(p95),
        ratio(perSecond / driverPerSecond),
        count(perSecond),
        count(driverPerSecond),
        fineMilliseconds(plans.reduce((sum, { ms }) => sum + ms, 0)),
      ]),
    },
    {
      title: 'Export',
      columns: ['', 'time', 'rows/s', 'size', 'memory before', 'at most'],
      rows: files.map(({ rows, ms, bytes, rssBefore, rssPeak }) => [
        `${count(rows)} rows`,
        seconds(ms),
        count((rows / ms) * 1000),
        kilobytes(bytes),
        kilobytes(rssBefore),
        kilobytes(rssPeak),
      ]),
    },
  ];
}

/**
 * @param {Answered[]} results
 * @returns {import('../report/text-table.mjs').Table}
 */
export function plansTable(results) {
  return {
    title: 'Database reads of one answer',
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

const longestMs = 100;
const longestExportMs = 10_000;
const mostMemory = 100_000_000;
const mostMemoryAfter = 200_000_000;

/**
 * @param {Answered[]} answers
 * @param {Exported[]} files
 * @param {number} idleBytes memory of the server when all this was answered
 */
export function bookingsPromises(answers, files, idleBytes) {
  return [
    ...answers.map(({ name, p95 }) => atMost(`p95, ${name}`, p95, longestMs, fineMilliseconds)),
    ...files.flatMap(({ rows, ms, rssBefore, rssPeak }) => [
      atMost(
        `export, for each 100,000 of ${count(rows)} rows`,
        (ms / rows) * 100_000,
        longestExportMs,
        seconds,
      ),
      atMost(`memory an export of ${count(rows)} rows adds`, rssPeak - rssBefore, mostMemory, kilobytes),
    ]),
    atMost('memory of the server after all of it', idleBytes, mostMemoryAfter, kilobytes),
  ];
}

/**
 * @param {{ bookings: number, passengers: number, hotels: number, largest: number }} size
 * @param {{ alone: number, together: number, connections: number }} how
 */
export function bookingsNotes({ bookings, passengers, hotels, largest }, { alone, together, connections }) {
  return [
    `${count(bookings)} bookings with ${count(passengers)} further guests: ${count(largest)} in one hotel, the others spread over ${count(hotels - 1)}. "One hotel" is its admin, "all hotels" a Super Admin.`,
    `p50 and p95: one request after the other for ${alone} s. Requests per second: ${connections} at a time for ${together} s, the same for the driver loop: the statements the server sent for this address, prepared, through bare pg, without the look-up of the session; those that wait for each other in the server do not in the loop.`,
    'Statements: what PostgreSQL says they take together, each the quickest of three. The plans with their buffers are in latest.json.',
    `The export's memory is the server's resident set, read every 50 ms; that after all of it is read when nothing was asked for ${idleSeconds} s.`,
  ];
}
