import pg from 'pg';
import { signIn } from '../api/sign-in.mjs';
import { BenchFailure } from '../bench-failure.mjs';
import { admin, bookingCases, superAdmin } from '../bookings/booking-cases.mjs';
import { fillBookings } from '../bookings/fill-bookings.mjs';
import { quantile } from '../figures/quantile.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';

/** @typedef {{ name: string, smaller: number, larger: number }} ListTimes p95 in milliseconds */

const warmUps = 5;
const turns = 40;

const cases = [
  // A calendar's answer grows with the days it shows, not with the database.
  ...bookingCases.filter(({ path }) => !path.includes('/calendar')),
  { name: 'one hotel: dashboard', path: '/api/dashboard', who: admin },
  { name: 'one hotel: search everywhere', path: '/api/search?q=adler', who: admin },
  { name: 'all hotels: dashboard', path: '/api/dashboard', who: superAdmin },
];

/**
 * Makes a database with that many bookings and starts a server on it.
 * @param {string} postgresUrl
 * @param {number} bookings
 */
export async function startFilled(postgresUrl, bookings) {
  const name = `bookings_${bookings}`;
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgresUrl);
  url.pathname = name;
  const folder = await temporaryFolder();
  const settings = { DATABASE_URL: url.href, DATA_DIR: folder.path };
  const migrating = await startServer(settings);
  // Its jobs would read all bookings while their indexes are down.
  await migrating.stop();
  await fillBookings(url.href, bookings);
  return startServer({ ...settings, ROLE: 'web' });
}

/**
 * Asks both servers one request after the other in turns, because the load of the machine changes.
 * @param {{ smaller: { url: string }, larger: { url: string } }} servers
 * @returns {Promise<ListTimes[]>}
 */
export async function measureLists({ smaller, larger }) {
  const results = [];
  for (const { name, path, who } of cases) {
    console.log(`Scale: ${name} …`);
    const asked = await Promise.all(
      [smaller, larger].map(async ({ url }) => ({
        url: `${url}${path}`,
        headers: { authorization: `Bearer ${await signIn(url, who)}` },
        times: /** @type {number[]} */ ([]),
      })),
    );
    for (let turn = 0; turn < warmUps + turns; turn += 1) {
      for (const { url, headers, times } of asked) {
        const ms = await timeOf(url, headers);
        if (turn >= warmUps) times.push(ms);
      }
    }
    const [ofSmaller = Number.NaN, ofLarger = Number.NaN] = asked.map(({ times }) => quantile(times, 0.95));
    results.push({ name, smaller: ofSmaller, larger: ofLarger });
  }
  return results;
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function timeOf(url, headers) {
  const began = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new BenchFailure(`${url} answered ${answer.status}.`);
  return performance.now() - began;
}
