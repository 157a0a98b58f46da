import { startEmbeddedPostgres } from '@suite/database';
import { apiTables } from '../api/api-tables.mjs';
import { explainStatements } from '../api/explain-statements.mjs';
import { measureCase } from '../api/measure-case.mjs';
import { recordStatements } from '../api/record-statements.mjs';
import { signIn } from '../api/sign-in.mjs';
import { startWorker } from '../api/start-worker.mjs';
import { atTheEnd } from '../processes/at-the-end.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { fillLists } from './fill-lists.mjs';
import { listCases } from './list-cases.mjs';
import { listsNotes, listsPromises, plansTable } from './lists-report.mjs';

/**
 * Loads the lists of hotels, staff and roles over 10,000 hotels and 5,000 people.
 * @param {{ seconds: number }} how
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureLists({ seconds: asked }) {
  const seconds = Math.max(1, Math.round(asked / 3));
  console.log('\nLists: starting a database and a server …');
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const stopPostgres = atTheEnd(() => postgres.stop());
  const server = await startServer({ DATABASE_URL: postgres.url });
  console.log('Lists: entering 10,000 hotels and 5,000 people …');
  const size = await fillLists(postgres.url);

  const workers = {
    load: startWorker('load-worker.mjs'),
    statements: startWorker('statements-worker.mjs'),
    bareReply: startWorker('bare-reply-worker.mjs'),
  };
  const results = [];
  for (const [index, { name, path, who }] of listCases.entries()) {
    console.log(`Lists: ${name}, ${index + 1} of ${listCases.length} …`);
    const token = await signIn(server.url, who);
    const place = { databaseUrl: postgres.url, dataDir: server.dataDir, token };
    // The first answer of a server also reads what it keeps from then on.
    const [, statements = []] = await recordStatements(place, [path, path]);
    const address = `${server.url}${path}`;
    const measured = await measureCase(workers, {
      address,
      token,
      databaseUrl: postgres.url,
      statements,
      seconds,
    });
    const plans = await explainStatements(postgres.url, statements);
    results.push({ name, path, statements: statements.map(({ text }) => text), plans, ...measured });
  }
  for (const worker of Object.values(workers)) await worker.stop();
  await server.stop();
  await stopPostgres();
  await folder.remove();
  return {
    name: 'lists',
    title: `Lists: ${size.hotels.toLocaleString('en')} hotels and ${size.staff.toLocaleString('en')} people`,
    tables: [...apiTables(results), plansTable(results)],
    wanted: listsPromises(results),
    notes: listsNotes(size, seconds),
    figures: { size, results },
  };
}
