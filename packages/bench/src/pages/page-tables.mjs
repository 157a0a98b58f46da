import { count, kilobytes, milliseconds, moreMilliseconds, ratio } from '../figures/formats.mjs';
import { latencies } from './latencies.mjs';

/** @typedef {import('./summarize.mjs').Summary} Summary */
/** @typedef {import('./summarize.mjs').Medians} Medians */
/** @typedef {import('./measure-pages.mjs').State} State */
/** @typedef {import('../report/text-table.mjs').Table} Table */

const states = /** @type {const} */ (['cold', 'preloaded', 'warm']);
const columns = ['', 'ratio', 'difference', 'federated', 'one bundle'];

/**
 * Times at each latency, then what went over the wire.
 * @param {Summary} summary
 * @returns {Table[]}
 */
export function pageTables(summary) {
  return [...latencies.map((latency) => times(summary, latency)), traffic(summary)];
}

/**
 * @param {Summary} summary
 * @param {number} latency
 * @returns {Table}
 */
function times(summary, latency) {
  const row = (
    /** @type {string} */ label,
    /** @type {State} */ state,
    /** @type {keyof Medians} */ figure,
  ) => {
    const { federated, oneBundle } = summary.journeys(latency, state);
    return compared(label, federated[figure], oneBundle[figure], milliseconds, moreMilliseconds);
  };
  const menu = summary.menu(latency);
  const click = (/** @type {string} */ label, /** @type {'menuColdMs' | 'menuVisitedMs'} */ figure) =>
    compared(label, menu.federated[figure], menu.oneBundle[figure], milliseconds, moreMilliseconds);
  return {
    title: `Time at ${latency} ms latency, 10 Mbit/s (medians)`,
    columns,
    rows: [
      ...states.map((state) => row(`sign-in usable, ${state}`, state, 'usableMs')),
      ...states.map((state) => row(`click to table, ${state}`, state, 'tableMs')),
      compared(
        'click to table, federated preloaded beside one bundle cold',
        summary.journeys(latency, 'preloaded').federated.tableMs,
        summary.journeys(latency, 'cold').oneBundle.tableMs,
        milliseconds,
        moreMilliseconds,
      ),
      row('reload of the bookings to table', 'warm', 'reloadMs'),
      click('menu to first row, cold', 'menuColdMs'),
      click('menu to first row, visited before', 'menuVisitedMs'),
    ],
  };
}

/**
 * @param {Summary} summary
 * @returns {Table}
 */
function traffic(summary) {
  const [latency] = latencies;
  const rows = states.flatMap((state) => {
    const { federated, oneBundle } = summary.journeys(latency, state);
    const signIn = state === 'preloaded' ? [] : /** @type {const} */ (['signInRequests', 'signInBytes']);
    return [...signIn, /** @type {const} */ ('tableRequests'), /** @type {const} */ ('tableBytes')].map(
      (figure) =>
        compared(
          `${labels[figure]}, ${state}`,
          federated[figure],
          oneBundle[figure],
          figure.endsWith('Bytes') ? kilobytes : count,
        ),
    );
  });
  return { title: `On the wire at ${latency} ms latency, from the start (medians)`, columns, rows };
}

const labels = {
  signInRequests: 'requests to sign-in',
  signInBytes: 'bytes to sign-in',
  tableRequests: 'requests to table',
  tableBytes: 'bytes to table',
};

/**
 * @param {string} label
 * @param {number} federated
 * @param {number} oneBundle
 * @param {(value: number) => string} format
 * @param {(value: number) => string} [formatDifference]
 */
function compared(label, federated, oneBundle, format, formatDifference = format) {
  const share = oneBundle === 0 ? '' : ratio(federated / oneBundle);
  return [label, share, formatDifference(federated - oneBundle), format(federated), format(oneBundle)];
}
