import { latencies } from '../pages/latencies.mjs';
import { times, traffic } from './peer-figures.mjs';
import { peers } from './peers.mjs';

/** @typedef {import('./summarize-visits.mjs').Figure} Figure */

/** The bytes of warm visits are those of the data alone, which is the same everywhere. @type {readonly Figure[]} */
const promised = ['coldMs', 'warmMs', 'menuMs', 'menuAgainMs', 'coldBlockedMs', 'coldBytes'];

/**
 * The suite is at least as good as each peer, at the first latency.
 * @param {import('./summarize-visits.mjs').Summary} summary
 * @returns {(import('../figures/wanted.mjs').Wanted & { peer: import('./peers.mjs').PeerName, figure: Figure })[]}
 */
export function peerPromises(summary) {
  const [latency] = latencies;
  const suite = summary(latency, 'suite');
  return peers.flatMap(({ name: peer, title }) => {
    const other = summary(latency, peer);
    return [...times, ...traffic]
      .filter(({ figure }) => promised.includes(figure))
      .map(({ figure, label, format }) => ({
        peer,
        figure,
        what: `${label}, beside ${title}`,
        wanted: `at most ${format(other[figure])}`,
        measured: format(suite[figure]),
        reached: suite[figure] <= other[figure],
      }));
  });
}
