import { count, milliseconds, moreMilliseconds, ratio } from '../figures/formats.mjs';
import { atMost } from '../figures/wanted.mjs';
import { latencies } from './latencies.mjs';

/**
 * Compares the pages with their limits at the first latency.
 * @param {import('./summarize.mjs').Summary} summary
 * @returns {import('../figures/wanted.mjs').Wanted[]}
 */
export function pagePromises(summary) {
  const [latency, slower] = latencies;
  const cold = summary.journeys(latency, 'cold');
  const preloaded = summary.journeys(latency, 'preloaded');
  const slow = summary.journeys(slower, 'cold');
  const { federated, oneBundle } = cold;
  return [
    atMost('remote entries at sign-in', federated.signInRemoteEntries, 0, count),
    atMost('requests to sign-in', federated.signInRequests, 6, count),
    atMost('bytes to sign-in, of the one bundle', federated.signInBytes / oneBundle.signInBytes, 1.05, ratio),
    atMost('bytes to table, of the one bundle', federated.tableBytes / oneBundle.tableBytes, 1.25, ratio),
    atMost(
      `click to table, cold, over the one bundle, ${latency} ms`,
      federated.tableMs - oneBundle.tableMs,
      90,
      moreMilliseconds,
    ),
    atMost(
      `click to table, cold, over the one bundle, ${slower} ms`,
      slow.federated.tableMs - slow.oneBundle.tableMs,
      90,
      moreMilliseconds,
    ),
    faster(
      'click to table, preloaded, beside the one bundle cold',
      preloaded.federated.tableMs,
      oneBundle.tableMs,
    ),
    faster(
      'click to table, preloaded, beside the one bundle preloaded',
      preloaded.federated.tableMs,
      preloaded.oneBundle.tableMs,
    ),
    ...[latency, slower].flatMap((each) => sinceOpened(summary, each)),
    atMost('menu to first row, cold', summary.menu(latency).federated.menuColdMs, 250, milliseconds),
    atMost(
      'menu to first row, visited before',
      summary.menu(latency).federated.menuVisitedMs,
      100,
      milliseconds,
    ),
  ];
}

/**
 * A reload, and the way from another page, beside the one bundle.
 * @param {import('./summarize.mjs').Summary} summary
 * @param {number} latency
 */
function sinceOpened(summary, latency) {
  const { federated, oneBundle } = summary.journeys(latency, 'warm');
  const menu = summary.menu(latency);
  const share = (/** @type {string} */ what, /** @type {number} */ ours, /** @type {number} */ theirs) =>
    atMost(`${what}, of the one bundle, ${latency} ms`, ours / theirs, 1, ratio);
  return [
    share('reload of the bookings', federated.reloadMs, oneBundle.reloadMs),
    share('menu to first row, cold', menu.federated.menuColdMs, menu.oneBundle.menuColdMs),
  ];
}

/**
 * @param {string} what
 * @param {number} federated
 * @param {number} oneBundle
 * @returns {import('../figures/wanted.mjs').Wanted}
 */
function faster(what, federated, oneBundle) {
  return {
    what,
    wanted: `less than ${milliseconds(oneBundle)}`,
    measured: milliseconds(federated),
    reached: federated < oneBundle,
  };
}
