import { startEmbeddedPostgres } from '@suite/database';
import { explainStatements } from '../api/explain-statements.mjs';
import { recordStatements } from '../api/record-statements.mjs';
import { signIn } from '../api/sign-in.mjs';
import { startWorker } from '../api/start-worker.mjs';
import { count } from '../figures/formats.mjs';
import { atMost } from '../figures/wanted.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { addCleanUp } from '../processes/clean-up.mjs';
import { idleMemory } from '../processes/idle-memory.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { bookingCases } from './booking-cases.mjs';
import { bookingsNotes, bookingsPromises, bookingsTables, plansTable } from './bookings-report.mjs';
import { writeIndexUses } from './index-uses.mjs';
import { fillBookings } from './fill-bookings.mjs';
import { measureExport } from './measure-export.mjs';

const how = { warmUp: 1, alone: 2, together: 1, connections: 10 };
const dayInMs = 86_400_000;

/** @param {number} days */
const dayFromToday = (days) => new Date(Date.now() + days * dayInMs).toISOString().slice(0, 10);

/**
 * Asks for lists, searches, figures, arrivals and exports among 1,000,000 bookings.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureBookings() {
  console.log('\nBookings: starting a database and a server …');
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const stopPostgres = addCleanUp(() => postgres.stop());
  const server = await startServer({ DATABASE_URL: postgres.url });
  console.log('Bookings: entering 1,000,000 bookings …');
  const size = await fillBookings(postgres.url);
  const workers = { load: startWorker('load-worker.mjs'), statements: startWorker('statements-worker.mjs') };
  const answers = [];
  for (const [index, { name, path, who }] of bookingCases.entries()) {
    console.log(`Bookings: ${name}, ${index + 1} of ${bookingCases.length} …`);
    const place = {
      databaseUrl: postgres.url,
      dataDir: server.dataDir,
      token: await signIn(server.url, who),
    };
    answers.push({ name, path, ...(await measureAnswer(workers, place, server.url, path)) });
  }
  const files = [];
  // Sixteen weeks of the large hotel are some ninety thousand; the second time everything is warm.
  for (const weeks of [1, 16, 16]) {
    console.log(`Bookings: an export of ${weeks} weeks …`);
    const query = `dateFrom=${dayFromToday(-7 * weeks)}&dateTo=${dayFromToday(9)}`;
    const address = `${server.url}/api/bookings/export/csv?${query}`;
    files.push(await measureExport(address, await signIn(server.url), server.pid));
  }
  for (const worker of Object.values(workers)) await worker.stop();
  console.log('Bookings: plans of the indexes …');
  const unused = await writeIndexUses({ ...server, databaseUrl: postgres.url });
  const idleBytes = await idleMemory(server.pid);
  await server.stop();
  await stopPostgres();
  await folder.remove();
  return {
    name: 'bookings',
    title: `Bookings: ${size.bookings.toLocaleString('en')} in ${size.hotels.toLocaleString('en')} hotels`,
    tables: [...bookingsTables(answers, files), plansTable(answers)],
    wanted: [
      ...bookingsPromises(answers, files, idleBytes),
      atMost(`indexes that nothing reads ${unused.join(', ')}`.trim(), unused.length, 0, count),
    ],
    notes: bookingsNotes(size, how),
    figures: { size, answers, files, idleBytes },
  };
}

/**
 * @param {{ load: Worker, statements: Worker }} workers
 * @param {{ databaseUrl: string, dataDir: string, token: string }} place
 * @param {string} url
 * @param {string} path
 */
async function measureAnswer({ load, statements: bare }, place, url, path) {
  // The first answer of a server also reads what it keeps from then on.
  const [, statements = []] = await recordStatements(place, [path, path]);
  const { databaseUrl } = place;
  const order = { url: `${url}${path}`, headers: { authorization: `Bearer ${place.token}` } };
  await load.order({ ...order, connections: 1, seconds: how.warmUp });
  const alone = await load.order({ ...order, connections: 1, seconds: how.alone });
  const { connections, together: seconds } = how;
  const many = await load.order({ ...order, connections, seconds });
  const loop = await bare.order({ databaseUrl, statements, connections, seconds });
  return {
    p50: median(alone.times),
    p95: quantile(alone.times, 0.95),
    perSecond: many.times.length / many.seconds,
    driverPerSecond: loop.times.length / loop.seconds,
    plans: await explainStatements(databaseUrl, statements),
  };
}

/** @typedef {import('../api/measure-case.mjs').Worker} Worker */
