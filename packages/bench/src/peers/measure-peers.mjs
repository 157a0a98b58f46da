import { latencies } from '../pages/latencies.mjs';
import { openBrowser } from '../pages/open-browser.mjs';
import { releaseRemote } from '../processes/release-remote.mjs';
import { startServer } from '../processes/start-server.mjs';
import { builtFile } from '../project-root.mjs';
import { buildPeer } from './build-peer.mjs';
import { compareAll } from './comparisons.mjs';
import { inTurns } from './in-turns.mjs';
import { peerPromises } from './peer-promises.mjs';
import { peerTables } from './peer-tables.mjs';
import { packagesOf, peers } from './peers.mjs';
import { reasonsBehind } from './reasons-behind.mjs';
import { summarizeVisits } from './summarize-visits.mjs';
import { readRows, takeFirstVisit, takeVisit } from './take-visit.mjs';

/** @typedef {import('./take-visit.mjs').Visit} Visit */
/** @typedef {import('./take-visit.mjs').Place} Place */
/** @typedef {'suite' | 'suiteAtOnce' | import('./peers.mjs').PeerName} Variant `suiteAtOnce` without the guard's wait */
/** @typedef {{ variant: Variant, place: Place, stop: () => Promise<void> }} Opened */
/** @typedef {Visit & { variant: Variant, latency: number }} Run */

const suiteLinks = { bookingsLink: 'nav a[href="/"]', hotelsLink: 'nav a[href="/hotels"]' };
const peerLinks = { bookingsLink: 'a[href="/bookings"]', hotelsLink: 'a[href="/hotels"]' };

/**
 * Opens the bookings and goes to the hotels, in the suite and in each peer, in turns.
 * @param {{ peerRuns: number }} how
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measurePeers({ peerRuns: runs }) {
  builtFile('shell', 'dist', 'index.html');
  console.log('\nPeers: making ready what is compared …');
  const suite = await openSuite();
  /** @type {Opened} */
  const atOnce = {
    variant: 'suiteAtOnce',
    place: { ...suite.place, waits: false },
    // On the server of the suite.
    stop: async () => undefined,
  };
  const places = [suite, atOnce];
  for (const peer of peers) places.push(await openPeer(peer));
  const { browser, close } = await openBrowser();
  for (const { place } of places) {
    place.rows = await readRows(browser, place.url);
    place.origins = await takeFirstVisit(browser, place);
  }
  /** @type {Run[]} */
  const visits = [];
  for (let turn = 0; turn < runs; turn++) {
    console.log(`Peers: run ${turn + 1} of ${runs} …`);
    for (const latency of latencies)
      for (const { variant, place } of inTurns(places, turn))
        visits.push({ variant, latency, ...(await takeVisit(browser, place, latency)) });
  }
  await close();
  for (const { stop } of places) await stop();
  const summary = summarizeVisits(visits);
  return {
    name: 'peers',
    title: 'Peers: the suite beside the same two screens, built in other ways',
    tables: peerTables(summary),
    wanted: peerPromises(summary),
    notes: peerNotes(summary, runs),
    figures: { runs, visits },
  };
}

async function openSuite() {
  const server = await startServer();
  await releaseRemote(server, 'mf-bookings');
  await releaseRemote(server, 'mf-hotels');
  return opened('suite', server, suiteLinks);
}

/** @param {import('./peers.mjs').Peer} peer */
async function openPeer(peer) {
  const server = await startServer({ SHELL_DIR: await buildPeer(peer) });
  return opened(peer.name, server, peerLinks);
}

/**
 * @param {Variant} variant
 * @param {import('../processes/start-server.mjs').Server} server
 * @param {Pick<Place, 'bookingsLink' | 'hotelsLink'>} links
 * @returns {Opened}
 */
function opened(variant, { url, stop }, links) {
  const place = { url, ...links, rows: { booking: '', hotel: '' }, origins: [], waits: true };
  return { variant, place, stop };
}

/**
 * @param {import('./summarize-visits.mjs').Summary} summary
 * @param {number} runs
 */
function peerNotes(summary, runs) {
  return [
    ...reasonsBehind(compareAll(summary)),
    `Medians of ${runs} runs of each, in turns in one browser, each on a server and a database of its own with the same demo data: the server of the suite, so that compression, caching and calls are the same. Its content security policy is off for all.`,
    'Cold: an empty HTTP cache, signed in, from the navigation to the first painted row of bookings. Warm: the same in a new tab of that profile. Menu: from pressing the entry, when the bookings have asked for nothing for half a second, to the first painted row of hotels; then once more after going back.',
    'Blocked: what long tasks took beyond 50 ms each, before the row was painted. Bytes: answers over the wire with their headers (encodedDataLength), of all requests sent before the row.',
    ...peers.map(
      (peer) =>
        `${peer.title}: ${packagesOf(peer)
          .map(({ name, version, license }) => `${name} ${version} (${license})`)
          .join(', ')}.`,
    ),
    'The peers have the two lists with figures, filters, order, pages and deletion, without sign-in page (but react-admin, which brings one), languages, dialogs, saved views, exports or live changes. Both remotes of Module Federation 2 are on the origin of the host, which spares it a connection.',
    'react-admin has a data provider of its own, since ra-data-simple-rest’s parameters do not fit the API, and is one bundle, as its documentation builds it; ant-design-pro has a chunk for each screen, as Umi splits pages; Module Federation 2 shares react, react-router, react-query and antd as singletons, asked for by their manifests.',
  ];
}
