import { setTimeout as sleep } from 'node:timers/promises';
import { startWorker } from '../api/start-worker.mjs';
import { count, fineMilliseconds, seconds } from '../figures/formats.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { startServer } from '../processes/start-server.mjs';

const signIns = 300;
const rounds = 5;
const pagesAlonePerRound = 120;
const pauseMs = 10;

/**
 * How long the page takes while wrong passwords come from everywhere at once: alone and under sign-ins in turns.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureFlood() {
  console.log('\nFlood: starting a server …');
  const server = await startServer({ TRUST_PROXY: 'true' });
  // A process of its own: hundreds of calls would delay the clock of the page.
  const flood = startWorker('sign-ins-worker.mjs');
  const signInWrongly = (/** @type {{ round: number, signIns: number }} */ order) =>
    flood.order({ url: server.url, ...order });
  // The first hash starts the threads, and the first pages are read from the disk.
  await signInWrongly({ round: 0, signIns: 1 });
  await askForPages(server.url, (asked) => asked < 50);
  /** @type {{ alone: number[], under: number[] }} */
  const times = { alone: [], under: [] };
  /** @type {FloodResult[]} */
  const floods = [];
  for (let round = 1; round <= rounds; round++) {
    console.log(`Flood: round ${round} of ${rounds}: the page alone, then under ${signIns} wrong sign-ins …`);
    times.alone.push(...(await askForPages(server.url, (asked) => asked < pagesAlonePerRound)));
    let isOver = false;
    const flooding = signInWrongly({ round, signIns }).finally(() => (isOver = true));
    times.under.push(...(await askForPages(server.url, () => !isOver)));
    floods.push(await flooding);
  }
  await flood.stop();
  await server.stop();
  return sectionOf(times, floods);
}

/**
 * @param {{ alone: number[], under: number[] }} times
 * @param {FloodResult[]} floods
 * @returns {import('../report/section.mjs').Section}
 */
function sectionOf(times, floods) {
  const ratio = quantile(times.under, 0.95) / quantile(times.alone, 0.95);
  return {
    name: 'flood',
    title: `GET / under ${signIns} parallel wrong sign-ins, ${rounds} rounds`,
    tables: [
      {
        title: 'Time of the page',
        columns: ['', 'median', 'p95', 'longest', 'times'],
        rows: [
          ['alone', ...timesOf(times.alone)],
          ['under sign-ins', ...timesOf(times.under)],
        ],
      },
    ],
    wanted: [atMost('p95 under sign-ins to p95 alone', ratio, 2, (value) => value.toFixed(2))],
    notes: floods.map(
      ({ ms, statuses }, index) =>
        `Round ${index + 1}: all sign-ins were answered after ${seconds(ms)}: ${JSON.stringify(statuses)} by status.`,
    ),
    figures: { times, floods },
  };
}

/** @param {number[]} times */
const timesOf = (times) => [
  fineMilliseconds(median(times)),
  fineMilliseconds(quantile(times, 0.95)),
  fineMilliseconds(Math.max(...times)),
  count(times.length),
];

/**
 * @param {string} url
 * @param {(asked: number) => boolean} goesOn
 */
async function askForPages(url, goesOn) {
  /** @type {number[]} */
  const times = [];
  while (goesOn(times.length)) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    await sleep(pauseMs);
  }
  return times;
}

/** @typedef {{ ms: number, statuses: Record<string, number> }} FloodResult */
