import { median } from '../figures/quantile.mjs';

/** @typedef {import('./measure-peers.mjs').Run} Run */
/** @typedef {import('./measure-peers.mjs').Variant} Variant */

const figures = {
  coldMs: (/** @type {Run} */ { cold }) => cold.tableMs,
  warmMs: (/** @type {Run} */ { warm }) => warm.tableMs,
  menuMs: (/** @type {Run} */ { menuMs }) => menuMs,
  menuAgainMs: (/** @type {Run} */ { menuAgainMs }) => menuAgainMs,
  coldBlockedMs: (/** @type {Run} */ { cold }) => cold.blockedMs,
  warmBlockedMs: (/** @type {Run} */ { warm }) => warm.blockedMs,
  longestTaskMs: (/** @type {Run} */ { cold }) => cold.longestTaskMs,
  coldBytes: (/** @type {Run} */ { cold }) => cold.bytes,
  warmBytes: (/** @type {Run} */ { warm }) => warm.bytes,
  menuBytes: (/** @type {Run} */ { menuBytes }) => menuBytes,
  menuRequests: (/** @type {Run} */ { menuRequests }) => menuRequests,
  coldRequests: (/** @type {Run} */ { cold }) => cold.requests,
  warmRequests: (/** @type {Run} */ { warm }) => warm.requests,
};

/** @typedef {keyof typeof figures} Figure */
/** @typedef {Record<Figure, number>} Medians */
/** @typedef {(latency: number, variant: Variant) => Medians} Summary */

/**
 * Gives the medians of a variant at a latency.
 * @param {readonly Run[]} runs
 * @returns {Summary}
 */
export function summarizeVisits(runs) {
  return (latency, variant) => {
    const taken = runs.filter((run) => run.latency === latency && run.variant === variant);
    const entries = Object.entries(figures).map(([name, read]) => [name, median(taken.map(read))]);
    return /** @type {Medians} */ (Object.fromEntries(entries));
  };
}
