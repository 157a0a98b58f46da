import { startEmbeddedPostgres } from '@suite/database';
import { explainStatements } from '../api/explain-statements.mjs';
import { recordStatements } from '../api/record-statements.mjs';
import { signIn } from '../api/sign-in.mjs';
import { startWorker } from '../api/start-worker.mjs';
import { count, fineMilliseconds } from '../figures/formats.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { atTheEnd } from '../processes/at-the-end.mjs';
import { startServer } from '../processes/start-server.mjs';
import { plansTable } from '../lists/lists-report.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { fillDashboards } from './fill-dashboards.mjs';

const year = 'from=2026-07-01&to=2027-06-30';
const cases = [
  { name: 'Super Admin', path: '/api/dashboard', who: 'superadmin@demo.test', most: 150 },
  { name: 'Hotel Admin', path: '/api/dashboard', who: 'admin@seaview.test', most: 150 },
  { name: 'Hotel Admin, a year', path: `/api/dashboard?${year}`, who: 'admin@seaview.test', most: 150 },
  { name: 'Staff', path: '/api/dashboard', who: 'staff@seaview.test', most: 150 },
  { name: 'realtime, all hotels', path: '/api/dashboard/realtime', who: 'superadmin@demo.test', most: 20 },
  { name: 'realtime, one hotel', path: '/api/dashboard/realtime', who: 'admin@seaview.test', most: 20 },
];
const warmUpSeconds = 2;
const seconds = 8;

/**
 * Asks for each dashboard over 1,000,000 bookings, one request after the other.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureDashboards() {
  console.log('\nDashboards: starting a database and a server …');
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const stopPostgres = atTheEnd(() => postgres.stop());
  const server = await startServer({ DATABASE_URL: postgres.url });
  console.log('Dashboards: entering 1,000,000 bookings …');
  const size = await fillDashboards(postgres.url);
  const load = startWorker('load-worker.mjs');
  const results = [];
  for (const { name, path, who, most } of cases) {
    console.log(`Dashboards: ${name} …`);
    const token = await signIn(server.url, who);
    const headers = { authorization: `Bearer ${token}` };
    const order = { url: `${server.url}${path}`, headers, connections: 1 };
    await load.order({ ...order, seconds: warmUpSeconds });
    const { times } = await load.order({ ...order, seconds });
    const place = { databaseUrl: postgres.url, dataDir: server.dataDir, token };
    // The first answer of a server also reads what it keeps from then on.
    const [, statements = []] = await recordStatements(place, [path, path]);
    const plans = await explainStatements(postgres.url, statements);
    results.push({
      name,
      most,
      answers: times.length,
      p50: median(times),
      p95: quantile(times, 0.95),
      plans,
    });
  }
  await load.stop();
  await server.stop();
  await stopPostgres();
  await folder.remove();
  return {
    name: 'dashboards',
    title: `Dashboards: ${count(size.bookings)} bookings in ${size.hotels} hotels`,
    tables: [
      {
        title: 'Time of one answer',
        columns: ['', 'p50', 'p95', 'answers'],
        rows: results.map(({ name, p50, p95, answers }) => [
          name,
          fineMilliseconds(p50),
          fineMilliseconds(p95),
          count(answers),
        ]),
      },
      plansTable(results),
    ],
    wanted: results.map(({ name, p95, most }) => atMost(`p95, ${name}`, p95, most, fineMilliseconds)),
    notes: [
      `One request after the other for ${seconds} s each, after ${warmUpSeconds} s to warm up; load generator, server and PostgreSQL share the machine.`,
      'The time of a statement is the quickest of three; the look-up of the session is not among them.',
      'The bookings were made over two years and are for two; a twentieth is cancelled. Every booking has its audit record, every fourth a rating; each hotel has 200 rooms, 50 people and 5,000 tasks.',
    ],
    figures: { size, results },
  };
}
