import { latencies } from '../pages/latencies.mjs';
import { compareAll } from './comparisons.mjs';

/** @type {readonly import('./summarize-visits.mjs').Figure[]} */
const promised = ['coldMs', 'warmMs', 'menuMs', 'menuAgainMs', 'coldBlockedMs', 'coldBytes'];

/**
 * The suite is at least as good as each peer in what a visitor notices, at the first latency.
 * @param {import('./summarize-visits.mjs').Summary} summary
 * @returns {import('../figures/wanted.mjs').Wanted[]}
 */
export function peerPromises(summary) {
  const [first] = latencies;
  return compareAll(summary)
    .filter(({ latency, figure }) => latency === first && promised.includes(figure))
    .map(({ label, title, suite, other, format }) => ({
      what: `${label}, beside ${title}`,
      wanted: `at most ${format(other)}`,
      measured: format(suite),
      reached: suite <= other,
    }));
}
