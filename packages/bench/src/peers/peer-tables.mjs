import { ratio } from '../figures/formats.mjs';
import { latencies } from '../pages/latencies.mjs';
import { times, traffic } from './peer-figures.mjs';
import { peers } from './peers.mjs';

/** @typedef {import('./summarize-visits.mjs').Summary} Summary */

const columns = [
  '',
  ...peers.map(({ title }) => `suite / ${title}`),
  'suite',
  ...peers.map(({ title }) => title),
];

/**
 * Times at each latency, then what went over the wire.
 * @param {Summary} summary
 * @returns {import('../report/text-table.mjs').Table[]}
 */
export function peerTables(summary) {
  const [first] = latencies;
  return [
    ...latencies.map((latency) => ({
      title: `Time at ${latency} ms latency, 10 Mbit/s (medians)`,
      columns,
      rows: rowsOf(summary, latency, times),
    })),
    {
      title: `The suite without the 500 ms for which its guard stays on view, at ${first} ms latency (medians)`,
      columns,
      rows: rowsOf(summary, first, times, 'suiteAtOnce'),
    },
    {
      title: `On the wire at ${first} ms latency (medians)`,
      columns,
      rows: rowsOf(summary, first, traffic),
    },
  ];
}

/**
 * @param {Summary} summary
 * @param {number} latency
 * @param {typeof times} figures
 * @param {'suite' | 'suiteAtOnce'} ours
 */
function rowsOf(summary, latency, figures, ours = 'suite') {
  const suite = summary(latency, ours);
  const others = peers.map(({ name }) => summary(latency, name));
  return figures.map(({ figure, label, format }) => [
    label,
    ...others.map((other) => (other[figure] === 0 ? '' : ratio(suite[figure] / other[figure]))),
    format(suite[figure]),
    ...others.map((other) => format(other[figure])),
  ]);
}
