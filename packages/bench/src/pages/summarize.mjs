import { median } from '../figures/quantile.mjs';

/** @typedef {import('./measure-pages.mjs').Run} Run */
/** @typedef {import('./measure-pages.mjs').Variant} Variant */
/** @typedef {import('./measure-pages.mjs').State} State */

/** What is compared, and where it stands in a journey. */
const figures = {
  usableMs: (/** @type {Run} */ run) => run.usableMs,
  tableMs: (/** @type {Run} */ run) => run.tableMs,
  signInRequests: (/** @type {Run} */ run) => run.signIn.requests,
  signInBytes: (/** @type {Run} */ run) => run.signIn.bytes,
  signInRemoteEntries: (/** @type {Run} */ run) => run.signIn.remoteEntries,
  tableRequests: (/** @type {Run} */ run) => run.table.requests,
  tableBytes: (/** @type {Run} */ run) => run.table.bytes,
};

/** @typedef {Record<keyof typeof figures, number>} Medians */
/** @typedef {(latency: number, state: State) => { federated: Medians, oneBundle: Medians }} Summary */

/**
 * Gives the medians of both variants at a latency and in a state.
 * @param {readonly Run[]} runs
 * @returns {Summary}
 */
export function summarize(runs) {
  return (latency, state) => {
    const of = (/** @type {Variant} */ variant) =>
      mediansOf(
        runs.filter((run) => run.latency === latency && run.state === state && run.variant === variant),
      );
    return { federated: of('federated'), oneBundle: of('oneBundle') };
  };
}

/** @param {Run[]} runs */
function mediansOf(runs) {
  const entries = Object.entries(figures).map(([name, read]) => [name, median(runs.map(read))]);
  return /** @type {Medians} */ (Object.fromEntries(entries));
}
