import { startEmbeddedPostgres } from '@suite/database';
import { atTheEnd } from '../processes/at-the-end.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { apiNotes } from './api-notes.mjs';
import { apiTables } from './api-tables.mjs';
import { apiPromises } from './api-promises.mjs';
import { cases } from './cases.mjs';
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
  const stopPostgres = atTheEnd(() => postgres.stop());
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
