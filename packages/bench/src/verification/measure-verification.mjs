import { milliseconds, seconds } from '../figures/formats.mjs';
import { median } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { bookStay } from '../guest/book-stay.mjs';
import { openBrowser } from '../pages/open-browser.mjs';
import { releaseRemote } from '../processes/release-remote.mjs';
import { startServer } from '../processes/start-server.mjs';
import { drawGuest } from './draw-guest.mjs';
import { visitLink } from './visit-link.mjs';

/** @typedef {import('./visit-link.mjs').Visit} Visit */

const mostMachineMs = 12_000;

/**
 * Verifies drawn guests in a real browser, with the engine that really decides: from the link to the last page.
 * @param {{ runs: number }} how
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureVerification({ runs }) {
  console.log('\nVerification: drawing a guest and starting a server …');
  const pictures = await drawGuest();
  const server = await startServer();
  await releaseRemote(server, 'mf-verification');
  const { browser, close } = await openBrowser();
  /** @type {Visit[]} */
  const visits = [];
  for (let run = 0; run <= runs; run++) {
    console.log(
      run === 0 ? 'Verification: the first guest of a server …' : `Verification: guest ${run} of ${runs} …`,
    );
    const address = `${server.url}/user-verification/${await bookStay(server.url)}`;
    visits.push(await visitLink(browser, address, pictures));
  }
  await close();
  await server.stop();
  const [first, ...others] = visits;
  if (!first) throw new Error('There is a first guest.');
  return sectionOf(first, others);
}

/**
 * @param {Visit} first
 * @param {Visit[]} others
 * @returns {import('../report/section.mjs').Section}
 */
function sectionOf(first, others) {
  const rowOf = (/** @type {string} */ name, /** @type {(visit: Visit) => number} */ of) => [
    name,
    milliseconds(of(first)),
    milliseconds(median(others.map(of))),
    others.map((visit) => Math.round(of(visit))).join(', '),
  ];
  const machineMs = (/** @type {Visit} */ { wholeMs, movingMs }) => wholeMs - movingMs;
  return {
    name: 'verification',
    title: 'Verification: one guest in a browser, from the link to the verified page',
    tables: [
      {
        title: 'Time',
        columns: ['', 'the first guest of a server', `median of ${others.length} more`, 'each'],
        rows: [
          ...first.stages.map(({ name }, index) => rowOf(name, ({ stages }) => stages[index]?.ms ?? 0)),
          rowOf('the machines, together', machineMs),
          rowOf("the guest's reactions and movements", ({ movingMs }) => movingMs),
        ],
      },
    ],
    wanted: [
      atMost('machine time, median', median(others.map(machineMs)), mostMachineMs, seconds),
      atMost('machine time, the first guest of a server', machineMs(first), mostMachineMs, seconds),
    ],
    notes: [
      'The guest reads nothing and taps at once. Each movement takes a reaction of 350 ms and half a second; both are taken from the poses.',
      'Browser, server, engine and database share the machine; the network is the loopback.',
    ],
    figures: { visits: [first, ...others] },
  };
}
