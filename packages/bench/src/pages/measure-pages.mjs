import { ratio } from '../figures/formats.mjs';
import { releaseRemote } from '../processes/release-remote.mjs';
import { startServer } from '../processes/start-server.mjs';
import { builtFile } from '../project-root.mjs';
import { buildOneBundle } from './build-one-bundle.mjs';
import { latencies } from './latencies.mjs';
import { openBrowser } from './open-browser.mjs';
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

/** @param {number} runs */
function pageNotes(runs) {
  return [
    `Medians of ${runs} runs each, federated and one bundle in turns in one browser, each on a server and a database of its own.`,
    'Cold: empty cache, the form is filled in and submitted by a script in the moment it is usable. Preloaded: empty cache, submitted when the page has asked for nothing for 2.5 s. Warm: the second visit of the cold profile, signed out in between, with its HTTP cache.',
    'Sign-in usable: from the start of the navigation to the painted heading and the button that can be pressed. Click to table: from pressing the button to the first painted row. Both contain the server’s work for the sign-in; the guard’s 500 ms minimum is in both sign-in times.',
    'Reload: of the bookings, signed in, from the start of the navigation to the first painted row. Menu: from pressing the entry, on a page of the shell, to the first painted row; cold in a new profile in the moment the entry is there, visited before after going back.',
    'Bytes: answers as they came over the wire with their headers (encodedDataLength), of all requests sent before the moment; what a cache answered is no request.',
    'The one bundle has the same sources, screens, data calls, loaders and compression. It carries the bookings routes in its main file and the screen as a lazy chunk, knows its menu without GET /platform/remotes, and preloads the bookings screen while the sign-in page is idle, which a federated shell cannot: what the visitor may use is not known yet.',
    `Both share this machine with the browser: read the ratios, not the milliseconds (a ratio of ${ratio(1)} means no difference).`,
  ];
}
