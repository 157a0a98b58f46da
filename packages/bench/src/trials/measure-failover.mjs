import { setTimeout as sleep } from 'node:timers/promises';
import { openLine } from '@suite/database/test-line';
import { startReplicatedPostgres } from '@suite/database/test-replica';
import pg from 'pg';
import { count, seconds } from '../figures/formats.mjs';
import { median } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { startServer } from '../processes/start-server.mjs';
import { findLost } from './crash-target.mjs';
import { readBookings } from './embedded-database.mjs';
import { writeBookings } from './write-bookings.mjs';

/** @typedef {{ acknowledged: number, lost: number, backMs: number, refused: Record<string, number> }} Failover */

const rounds = 3;
const writers = 8;
const writesBefore = 100;
const writesAfter = 50;
const longestMs = 10_000;

/**
 * Kills the primary under writes, promotes its synchronous replica, and looks for the bookings that were acknowledged.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureFailover() {
  console.log('\nFailover: starting a primary, a replica and a server …');
  /** @type {Failover[]} */
  const results = [];
  for (let round = 1; round <= rounds; round += 1) {
    results.push(await failOver());
    console.log(`Failover: round ${round} of ${rounds}, ${JSON.stringify(results.at(-1))}`);
  }
  const times = results.map(({ backMs }) => backMs);
  const lost = results.reduce((sum, each) => sum + each.lost, 0);
  return {
    name: 'failover',
    title: `Primary killed under writes, ${rounds} rounds`,
    tables: [
      {
        title: 'Rounds',
        columns: ['bookings acknowledged', 'lost', 'back after, median', 'longest'],
        rows: [
          [
            ...[count(results.reduce((sum, each) => sum + each.acknowledged, 0)), count(lost)],
            ...[seconds(median(times)), seconds(Math.max(...times))],
          ],
        ],
      },
    ],
    wanted: [
      atMost('acknowledged bookings lost', lost, 0, count),
      atMost('back after, longest', Math.max(...times), longestMs, seconds),
    ],
    notes: [
      `${writers} writers book stays over HTTP through an address that forwards to the primary (synchronous_standby_names = '*'). Back is from its kill -9 to the first answer 201 after it: the address changes and pg_promote is called at once, so that detecting the loss is not in it.`,
    ],
    figures: { results },
  };
}

/** @returns {Promise<Failover>} */
async function failOver() {
  const postgres = await startReplicatedPostgres();
  await waitForReplica(postgres.primaryUrl);
  const address = await openLine(postgres.primaryUrl);
  const server = await startServer({ DATABASE_URL: address.url });
  const writing = await writeBookings(server.url, writers);
  const { acknowledged, refused } = writing;
  await writing.untilAcknowledged(writesBefore);
  const [{ pid }] = await ask(
    postgres.primaryUrl,
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
  );
  const before = acknowledged.length;
  const began = performance.now();
  process.kill(pid, 'SIGKILL');
  address.forwardTo(postgres.replicaUrl);
  await ask(postgres.replicaUrl, 'select pg_promote()');
  await writing.untilAcknowledged(before + writers + 1);
  const backMs = performance.now() - began;
  await writing.untilAcknowledged(before + writesAfter);
  await writing.stop();
  const ids = acknowledged.map(({ id }) => id);
  const lost = findLost(acknowledged, await readBookings(postgres.replicaUrl, ids)).length;
  await server.stop();
  address.close();
  await postgres.stop();
  return { acknowledged: acknowledged.length, lost, backMs, refused };
}

/** @param {string} primaryUrl */
async function waitForReplica(primaryUrl) {
  await ask(primaryUrl, `alter system set synchronous_standby_names = '*'`);
  await ask(primaryUrl, 'select pg_reload_conf()');
  const isSynchronous = `select from pg_stat_replication where sync_state = 'sync'`;
  while ((await ask(primaryUrl, isSynchronous)).length === 0) await sleep(100);
}

/**
 * @param {string} url
 * @param {string} statement
 */
async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
