import { latencies } from '../pages/latencies.mjs';
import { times, traffic } from './peer-figures.mjs';
import { peers } from './peers.mjs';

/** @typedef {import('./summarize-visits.mjs').Figure} Figure */

/**
 * One cell of the tables: the suite beside a peer.
 * @typedef {object} Comparison
 * @property {import('./peers.mjs').PeerName} peer
 * @property {Figure} figure
 * @property {string} label of the row
 * @property {string} title of the peer
 * @property {number} latency
 * @property {number} suite
 * @property {number} other
 * @property {(value: number) => string} format
 */

/**
 * Every figure of every peer: times at each latency, traffic at the first.
 * @param {import('./summarize-visits.mjs').Summary} summary
 * @returns {Comparison[]}
 */
export function compareAll(summary) {
  return latencies.flatMap((latency, index) => {
    const rows = index === 0 ? [...times, ...traffic] : times;
    const suite = summary(latency, 'suite');
    return peers.flatMap(({ name: peer, title }) => {
      const other = summary(latency, peer);
      return rows.map((row) => ({
        ...row,
        peer,
        title,
        latency,
        suite: suite[row.figure],
        other: other[row.figure],
      }));
    });
  });
}
