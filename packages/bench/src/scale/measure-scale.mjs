import { join } from 'node:path';
import { startEmbeddedPostgres } from '@suite/database';
import { fillDatabase } from '../api/fill-database.mjs';
import { count, fineMilliseconds, kilobytes, ratio, seconds } from '../figures/formats.mjs';
import { atLeast, atMost } from '../figures/wanted.mjs';
import { addCleanUp } from '../processes/clean-up.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { measureAudit, roundMs, rounds } from './measure-audit.mjs';
import { measureLists, startFilled } from './measure-lists.mjs';
import { measureStreams } from './measure-streams.mjs';

const least = 0.9;
const sizes = { smaller: 1_000_000, larger: 5_000_000 };
const mostGrowth = 1.2;

/**
 * Audited writes with and without sealing, event streams, and lists among few and many bookings.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureScale() {
  console.log('\nScale: starting a database and a server …');
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const stopPostgres = addCleanUp(() => postgres.stop());
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: join(folder.path, 'server') };
  const server = await startServer(settings);
  await fillDatabase(postgres.url);
  const results = await measureAudit(postgres.url);
  await server.stop();
  const streams = await measureStreams(settings);
  console.log(`Scale: entering ${count(sizes.smaller)} and ${count(sizes.larger)} bookings …`);
  const servers = {
    smaller: await startFilled(postgres.url, sizes.smaller),
    larger: await startFilled(postgres.url, sizes.larger),
  };
  const lists = await measureLists(servers);
  for (const each of Object.values(servers)) await each.stop();
  await stopPostgres();
  await folder.remove();
  return scaleSection({ results, streams, lists });
}

/**
 * @param {object} measured
 * @param {import('./measure-audit.mjs').AuditResult[]} measured.results
 * @param {import('./measure-streams.mjs').StreamFigures} measured.streams
 * @param {import('./measure-lists.mjs').ListTimes[]} measured.lists
 * @returns {import('../report/section.mjs').Section}
 */
function scaleSection({ results, streams, lists }) {
  const nameOf = (/** @type {import('./measure-audit.mjs').AuditCase} */ { clients, hotels }) =>
    `${clients} clients in ${hotels === 1 ? 'one hotel' : `${hotels} hotels`}`;
  return {
    name: 'scale',
    title: 'Scale: audited writes, event streams and lists',
    tables: [
      {
        title: 'Bookings with their audit record, a second',
        columns: ['', 'with sealing', 'without', 'ratio'],
        rows: results.map(({ sealed, unsealed, toUnsealed, ...one }) => [
          ...[nameOf(one), count(sealed), count(unsealed), ratio(toUnsealed)],
        ]),
      },
      {
        title: 'Event streams on three processes',
        columns: ['streams', 'memory each', 'own change, alone', 'among all', 'a change for all'],
        rows: [
          [
            ...[count(streams.streams), kilobytes(streams.bytesEach), fineMilliseconds(streams.aloneMs)],
            ...[fineMilliseconds(streams.amongAllMs), seconds(streams.allMs)],
          ],
        ],
      },
      {
        title: 'Lists, p95',
        columns: ['', `${count(sizes.smaller)} bookings`, `${count(sizes.larger)} bookings`, 'ratio'],
        rows: lists.map(({ name, smaller, larger }) => [
          ...[name, fineMilliseconds(smaller), fineMilliseconds(larger), ratio(larger / smaller)],
        ]),
      },
    ],
    wanted: [
      ...results
        .filter(({ hotels }) => hotels > 1)
        .map(({ toUnsealed, ...one }) =>
          atLeast(`${nameOf(one)}, with sealing to without`, toUnsealed, least, ratio),
        ),
      ...lists.map(({ name, smaller, larger }) =>
        atMost(`p95 of more bookings to that of fewer, ${name}`, larger / smaller, mostGrowth, ratio),
      ),
    ],
    notes: [
      `Medians of ${rounds} pairs of rounds of ${roundMs / 1000} s each, in turns; the clients, PostgreSQL with fsync and the server that seals share this machine's processors.`,
      'Without: the trigger that queues records is off. With: the server seals while the clients write; each round begins with an empty queue.',
      'Own change: p50 from the request at one process to the event on a stream of another. A change for all is spread, so that not all tabs request their documents at once.',
      'Lists: the same hotel has 600,000 bookings in both databases; the others are spread over 1,000 hotels.',
    ],
    figures: { results, streams, lists },
  };
}
