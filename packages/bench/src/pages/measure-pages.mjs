import { releaseRemote } from '../processes/release-remote.mjs';
import { startServer } from '../processes/start-server.mjs';
import { builtFile } from '../project-root.mjs';
import { buildOneBundle } from './build-one-bundle.mjs';
import { latencies } from './latencies.mjs';
import { openBrowser } from './open-browser.mjs';
import { pageNotes } from './page-notes.mjs';
import { pageTables } from './page-tables.mjs';
import { pagePromises } from './page-promises.mjs';
import { summarize } from './summarize.mjs';
import { takeJourney } from './take-journey.mjs';
import { takeMenuClicks } from './take-menu-click.mjs';

/** @typedef {import('./take-journey.mjs').Journey} Journey */
/** @typedef {'federated' | 'oneBundle'} Variant */
/** @typedef {'cold' | 'preloaded' | 'warm'} State */
/** @typedef {Journey & { variant: Variant, state: State, latency: number }} Run */
/** @typedef {import('./take-menu-click.mjs').MenuClicks & { variant: Variant, latency: number }} MenuRun */

/**
 * Loads the sign-in page and the bookings table, federated and as one bundle, in turns.
 * @param {{ runs: number }} how
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measurePages({ runs }) {
  builtFile('shell', 'dist', 'index.html');
  console.log('\nPages: building the same screens as one bundle …');
  const oneBundleDir = await buildOneBundle();
  const federated = await startServer();
  const oneBundle = await startServer({ SHELL_DIR: oneBundleDir });
  await releaseRemote(federated, 'mf-bookings');
  const { browser, close } = await openBrowser();
  const urls = { federated: federated.url, oneBundle: oneBundle.url };
  // The first visit finds the server's code cold; it is not counted.
  for (const variant of variants(0)) await visit(browser, urls, { variant, latency: 0 });
  /** @type {Run[]} */
  const journeys = [];
  /** @type {MenuRun[]} */
  const clicks = [];
  for (let turn = 1; turn <= runs; turn++) {
    console.log(`Pages: run ${turn} of ${runs} …`);
    for (const latency of latencies) {
      for (const variant of variants(turn)) {
        journeys.push(...(await visit(browser, urls, { variant, latency })));
        const menu = await takeMenuClicks(browser, { url: urls[variant], latency });
        clicks.push({ variant, latency, ...menu });
      }
    }
  }
  await close();
  await federated.stop();
  await oneBundle.stop();
  const summary = summarize(journeys, clicks);
  return {
    name: 'pages',
    title: 'Pages: the federated suite beside the same screens as one bundle',
    tables: pageTables(summary),
    wanted: pagePromises(summary),
    notes: pageNotes(runs),
    figures: { runs, journeys, clicks },
  };
}

/**
 * Alternates the order, so that neither variant always meets the quieter machine.
 * @param {number} turn
 * @returns {Variant[]}
 */
function variants(turn) {
  return turn % 2 === 0 ? ['federated', 'oneBundle'] : ['oneBundle', 'federated'];
}

/**
 * Cold and then warm in one browser profile, preloaded in another.
 * @param {import('playwright-core').Browser} browser
 * @param {Record<Variant, string>} urls
 * @param {{ variant: Variant, latency: number }} what
 * @returns {Promise<Run[]>}
 */
async function visit(browser, urls, what) {
  const url = urls[what.variant];
  /** @type {Run[]} */
  const journeys = [];
  for (const states of /** @type {State[][]} */ ([['cold', 'warm'], ['preloaded']])) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    for (const state of states) {
      const how = { url, latency: what.latency, preloaded: state === 'preloaded', reloads: state === 'warm' };
      journeys.push({ ...what, state, ...(await takeJourney(context, how)) });
    }
    await context.close();
  }
  return journeys;
}
