import { setTimeout as sleep } from 'node:timers/promises';
import { count, fineMilliseconds, seconds } from '../figures/formats.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { startServer } from '../processes/start-server.mjs';

const signIns = 300;
const aloneTries = 300;
const pauseMs = 10;

/**
 * How long the page takes while wrong passwords come from everywhere at once.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureFlood() {
  console.log('\nFlood: starting a server …');
  const server = await startServer({ TRUST_PROXY: 'true' });
  // The first hash starts the threads, and the first pages are read from the disk.
  await signInWrongly(server.url, 'nobody@demo.test', '192.0.2.1');
  await askForPages(server.url, () => false, 50);
  console.log(`Flood: the page alone, ${aloneTries} times …`);
  const alone = await askForPages(server.url, () => false, aloneTries);

  console.log(`Flood: the page under ${signIns} wrong sign-ins from ${signIns} addresses …`);
  /** @type {Record<string, number>} */
  const statuses = {};
  let isOver = false;
  const began = performance.now();
  const flood = Promise.all(
    Array.from({ length: signIns }, async (_, index) => {
      const address = `198.51.${Math.floor(index / 250)}.${1 + (index % 250)}`;
      const status = await signInWrongly(server.url, `person${index}@demo.test`, address);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  ).then(() => (isOver = true));
  const under = await askForPages(server.url, () => !isOver, 0);
  await flood;
  const ms = performance.now() - began;
  await server.stop();
  const p95 = { alone: quantile(alone, 0.95), under: quantile(under, 0.95) };
  return {
    name: 'flood',
    title: `GET / under ${signIns} parallel wrong sign-ins`,
    tables: [
      {
        title: 'Time of the page',
        columns: ['', 'median', 'p95', 'longest', 'times'],
        rows: [
          ['alone', ...timesOf(alone)],
          ['under sign-ins', ...timesOf(under)],
        ],
      },
    ],
    wanted: [
      atMost('p95 under sign-ins to p95 alone', p95.under / p95.alone, 2, (value) => value.toFixed(2)),
    ],
    notes: [
      `All sign-ins were answered after ${seconds(ms)}: ${JSON.stringify(statuses)} by status. The client runs on the same machine.`,
    ],
    figures: { alone, under, ms, statuses },
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
 * @param {() => boolean} goesOn
 * @param {number} least
 */
async function askForPages(url, goesOn, least) {
  /** @type {number[]} */
  const times = [];
  while (times.length < least || goesOn()) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    await sleep(pauseMs);
  }
  return times;
}

/**
 * @param {string} url
 * @param {string} usr_email
 * @param {string} address
 */
async function signInWrongly(url, usr_email, address) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ usr_email, usr_password: 'Wrong-password-1' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
