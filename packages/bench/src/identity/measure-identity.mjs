import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@suite/database';
import { fillDatabase } from '../api/fill-database.mjs';
import { signIn } from '../api/sign-in.mjs';
import { startWorker } from '../api/start-worker.mjs';
import { count, fineMilliseconds, milliseconds, ratio, seconds } from '../figures/formats.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { atLeast, atMost } from '../figures/wanted.mjs';
import { addCleanUp } from '../processes/clean-up.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { measureChecks } from './measure-checks.mjs';
import { measureDecisions } from './measure-decisions.mjs';
import { measureDocuments } from './measure-documents.mjs';
import { measureInjections } from './measure-injections.mjs';
import { drawVerification } from './verification-photos.mjs';

const rounds = 3;
const roundSeconds = 5;
const connections = 4;
const inside = new URL('decide-inside.mjs', import.meta.url).href;

/**
 * Measures decisions about guests, and how long staff wait for bookings meanwhile.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureIdentity() {
  console.log('\nIdentity: drawing the photos of a guest …');
  const folder = await temporaryFolder();
  drawVerification(folder.path);
  console.log('Identity: deciding, one after the other and fifty at once …');
  const decisions = await measureDecisions(folder.path);
  console.log('Identity: reading drawn documents …');
  const documents = await measureDocuments();
  const injections = await measureInjections();
  const lists = await measureLists(folder.path);
  console.log('Identity: starting a database and a server for guests …');
  const checks = await measureChecks(folder.path);
  await folder.remove();
  const p95 = quantile(decisions.times, 0.95);
  const more = lists.busy.p95 / lists.quiet.p95;
  const inServer = quantile(checks.times, 0.95);
  const moreForStaff = checks.busy.p95 / checks.quiet.p95;
  return {
    name: 'identity',
    title: 'Identity: one guest, from photos to a decision',
    tables: [...tablesOf({ decisions, lists, checks }), documents, injections],
    wanted: [
      atMost('p95 of one decision about a document', p95, 1000, milliseconds),
      atLeast('answered of fifty at once', decisions.answered, decisions.together, count),
      atMost('p95 of bookings while deciding, over alone', more, 2, ratio),
      atMost('p95 of a document sent to a server', inServer, 1000, milliseconds),
      atMost('p95 of bookings while fifty documents wait, over alone', moreForStaff, 2, ratio),
    ],
    notes: [
      `A selfie, a passport of 1,920 pixels whose zone is read, and fifteen frames. ${decisions.times.length} decisions one after the other.`,
      `${connections} requests at a time for ${roundSeconds} s, ${rounds} rounds in turns; the engine belongs to the server's process and always has work. Load generator, server and PostgreSQL share the machine.`,
    ],
    figures: { decisions, lists, checks },
  };
}

/**
 * @param {object} measured
 * @param {Awaited<ReturnType<typeof measureDecisions>>} measured.decisions
 * @param {Awaited<ReturnType<typeof measureLists>>} measured.lists
 * @param {Awaited<ReturnType<typeof measureChecks>>} measured.checks
 */
const tablesOf = ({ decisions, lists, checks }) => [
  {
    title: 'Decisions',
    columns: ['', 'time'],
    rows: [
      ['p50 of the document, after the selfie', milliseconds(median(decisions.times))],
      ['p95 of the document', milliseconds(quantile(decisions.times, 0.95))],
      ['loading the models', milliseconds(decisions.load)],
      ['the first decision after it', milliseconds(decisions.first)],
      ['fifty at once, until the last', seconds(decisions.all)],
      ['longest stall of the asking process meanwhile', milliseconds(decisions.stall)],
    ],
  },
  {
    title: 'GET /api/bookings',
    columns: ['', 'p50', 'p95', 'answers'],
    rows: [row('alone', lists.quiet), row('while the same server decides', lists.busy)],
  },
  {
    title: 'POST /api/verification, the document of a guest whose selfie was accepted',
    columns: ['', 'time'],
    rows: [
      ['p50', milliseconds(median(checks.times))],
      ['p95', milliseconds(quantile(checks.times, 0.95))],
      ['fifty at once, until the last', seconds(checks.all)],
    ],
  },
  {
    title: 'GET /api/bookings, one request after the other',
    columns: ['', 'p50', 'p95', 'answers'],
    rows: [row('alone', checks.quiet), row('while fifty documents wait', checks.busy)],
  },
];

/**
 * @param {string} name
 * @param {{ p50: number, p95: number, answers: number }} speed
 */
const row = (name, { p50, p95, answers }) => [
  name,
  fineMilliseconds(p50),
  fineMilliseconds(p95),
  count(answers),
];

/**
 * Reads bookings with and without decisions in the server's process, in turns.
 * @param {string} photos their folder
 */
async function measureLists(photos) {
  console.log('Identity: starting a database and a server …');
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const stopPostgres = addCleanUp(() => postgres.stop());
  const env = { BENCH_VERIFICATION: photos, NODE_OPTIONS: `--import ${inside}` };
  const server = await startServer({ DATABASE_URL: postgres.url, ...env });
  await fillDatabase(postgres.url);
  const headers = { authorization: `Bearer ${await signIn(server.url)}` };
  const order = { url: `${server.url}/api/bookings?page=1&limit=10`, headers, connections };
  const load = startWorker('load-worker.mjs');
  const go = join(photos, 'go');
  const read = async (/** @type {number} */ duration) => {
    const { times } = await load.order({ ...order, seconds: duration });
    return /** @type {number[]} */ (times);
  };
  writeFileSync(go, '');
  await read(roundSeconds);
  /** @type {{ quiet: number[], busy: number[] }} */
  const times = { quiet: [], busy: [] };
  for (let round = 0; round < rounds; round++) {
    rmSync(go);
    // Running decisions end first.
    await read(2);
    times.quiet.push(...(await read(roundSeconds)));
    writeFileSync(go, '');
    await read(1);
    times.busy.push(...(await read(roundSeconds)));
    console.log(`Identity: ${round + 1} of ${rounds} rounds of reading bookings …`);
  }
  rmSync(go);
  await load.stop();
  await server.stop();
  await stopPostgres();
  await folder.remove();
  return { quiet: speedOf(times.quiet), busy: speedOf(times.busy) };
}

/** @param {number[]} times */
const speedOf = (times) => ({ p50: median(times), p95: quantile(times, 0.95), answers: times.length });
