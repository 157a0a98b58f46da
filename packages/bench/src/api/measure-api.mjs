import { cpus } from 'node:os';
import { startEmbeddedPostgres } from '@suite/database';
import { count, ratio } from '../figures/formats.mjs';
import { atLeast } from '../figures/wanted.mjs';
import { addCleanUp } from '../processes/clean-up.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { apiTables } from './api-tables.mjs';
import { cases, connections } from './cases.mjs';
import { fillDatabase } from './fill-database.mjs';
import { measureCase } from './measure-case.mjs';
import { recordStatements } from './record-statements.mjs';
import { signIn } from './sign-in.mjs';
import { startWorker } from './start-worker.mjs';

/**
 * Loads the bookings list over 100,000 bookings, beside a bare driver loop and a bare reply.
 * @param {{ seconds: number }} how
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureApi({ seconds }) {
  console.log('\nAPI: starting a database and a server …');
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const stopPostgres = addCleanUp(() => postgres.stop());
  const server = await startServer({ DATABASE_URL: postgres.url });
  console.log('API: entering 100,000 bookings …');
  const size = await fillDatabase(postgres.url);
  const addresses = cases.map(({ query }) => `/api/bookings?${query}`);
  const place = { databaseUrl: postgres.url, dataDir: server.dataDir, token: await signIn(server.url) };
  const recorded = await recordStatements(place, addresses);

  const workers = {
    load: startWorker('load-worker.mjs'),
    statements: startWorker('statements-worker.mjs'),
    bareReply: startWorker('bare-reply-worker.mjs'),
  };
  const results = [];
  for (const [index, { name, query }] of cases.entries()) {
    console.log(`API: ${name}, ${index + 1} of ${cases.length} …`);
    const statements = recorded[index] ?? [];
    const address = `${server.url}${addresses[index]}`;
    const token = await signIn(server.url);
    const measured = await measureCase(workers, {
      address,
      token,
      databaseUrl: postgres.url,
      statements,
      seconds,
    });
    results.push({ name, query, statements: statements.map(({ text }) => text), ...measured });
  }
  for (const worker of Object.values(workers)) await worker.stop();
  await server.stop();
  await stopPostgres();
  await folder.remove();
  return {
    name: 'api',
    title: `API: the first page of bookings among ${size.bookings.toLocaleString('en')}`,
    tables: apiTables(results),
    wanted: apiPromises(results),
    notes: apiNotes(size, seconds),
    figures: { size, results },
  };
}

/** @param {import('./api-tables.mjs').Result[]} results */
function apiPromises(results) {
  return results.map(({ name, speeds: { server, driver } }) =>
    atLeast(
      `requests per second, ${name}, of the driver loop`,
      server.perSecond / driver.perSecond,
      0.5,
      ratio,
    ),
  );
}

/**
 * @param {{ bookings: number, passengers: number, hotels: number }} size
 * @param {number} seconds
 */
function apiNotes({ bookings, passengers, hotels }, seconds) {
  return [
    `${count(bookings)} bookings with ${count(passengers)} further guests in ${hotels} hotels; asked for by the admin of one hotel, ${connections} requests at a time, ${seconds} s for each way in three rounds taken in turns.`,
    `Processes: the load generator (autocannon), the server, and PostgreSQL with ${connections} backends share ${cpus().length} processors. The driver loop is one process and needs no load generator; the bare reply is a Fastify of its own under the same load generator.`,
    'Driver loop: the statements that the server itself sent for this address, recorded from its driver, prepared, with the same parameters, in the same parallel, through bare pg; without the look-up of the session, which the server does for every request.',
    'Bare reply: the same bytes from a Fastify without plugins, database or session.',
    'Compressed: asked as browsers ask, answered with Brotli; the other columns are about plain answers.',
    'Requests per second are the median of the rounds; p50 and p95 are of all their answers.',
  ];
}
