import { median } from '../figures/quantile.mjs';

/** @typedef {import('./measure-pages.mjs').Run} Run */
/** @typedef {import('./measure-pages.mjs').MenuRun} MenuRun */
/** @typedef {import('./measure-pages.mjs').Variant} Variant */
/** @typedef {import('./measure-pages.mjs').State} State */

const figures = {
  usableMs: (/** @type {Run} */ run) => run.usableMs,
  tableMs: (/** @type {Run} */ run) => run.tableMs,
  reloadMs: (/** @type {Run} */ run) => run.reloadMs,
  signInRequests: (/** @type {Run} */ run) => run.signIn.requests,
  signInBytes: (/** @type {Run} */ run) => run.signIn.bytes,
  signInRemoteEntries: (/** @type {Run} */ run) => run.signIn.remoteEntries,
  tableRequests: (/** @type {Run} */ run) => run.table.requests,
  tableBytes: (/** @type {Run} */ run) => run.table.bytes,
};

/** @typedef {Record<keyof typeof figures, number>} Medians */
/** @typedef {import('./take-menu-click.mjs').MenuClicks} MenuClicks */

/**
 * @typedef {object} Summary the medians of both variants
 * @property {(latency: number, state: State) => { federated: Medians, oneBundle: Medians }} journeys
 * @property {(latency: number) => { federated: MenuClicks, oneBundle: MenuClicks }} menu
 */

/**
 * Gives the medians of both variants at a latency and in a state.
 * @param {readonly Run[]} runs
 * @param {readonly MenuRun[]} clicks
 * @returns {Summary}
 */
export function summarize(runs, clicks) {
  return {
    journeys(latency, state) {
      const of = (/** @type {Variant} */ variant) =>
        mediansOf(
          runs.filter((run) => run.latency === latency && run.state === state && run.variant === variant),
        );
      return { federated: of('federated'), oneBundle: of('oneBundle') };
    },
    menu(latency) {
      const of = (/** @type {Variant} */ variant) => {
        const taken = clicks.filter((click) => click.latency === latency && click.variant === variant);
        return {
          menuColdMs: median(taken.map(({ menuColdMs }) => menuColdMs)),
          menuVisitedMs: median(taken.map(({ menuVisitedMs }) => menuVisitedMs)),
        };
      };
      return { federated: of('federated'), oneBundle: of('oneBundle') };
    },
  };
}

/** @param {Run[]} runs */
function mediansOf(runs) {
  const entries = Object.entries(figures).map(([name, read]) => [name, median(runs.map(read))]);
  return /** @type {Medians} */ (Object.fromEntries(entries));
}
