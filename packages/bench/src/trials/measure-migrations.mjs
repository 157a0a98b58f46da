import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { migrate, openDatabase, startEmbeddedPostgres } from '@suite/database';
import pg from 'pg';
import { fillDatabase } from '../api/fill-database.mjs';
import { BenchFailure } from '../bench-failure.mjs';
import { count, milliseconds, seconds } from '../figures/formats.mjs';
import { quantile } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { addCleanUp } from '../processes/clean-up.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { builtFile, inProject } from '../project-root.mjs';

const bookings = 1_000_000;
const firstMeasured = '0111';
const writers = 4;
const pauseMs = 20;
const aloneMs = 10_000;
const endAfterMs = 5_000;
const longestMs = 3_000;

/** A booking with a guest and a change of both, as a build before these migrations writes them: without the guest's hotel_id. */
const writes = [
  `with booking as (
    insert into bookings (hotel_id, name, email, checkin_date, checkout_date, no_nights, verification_token_hash,
      verification_token_encrypted)
    select id, 'Ada Byron', gen_random_uuid() || '@written.test', current_date, current_date + 2, 2,
      sha256(uuid_send(gen_random_uuid())), '\\x00'
    from hotels order by random() limit 1
    returning id
  )
  insert into passengers (booking_id, name, type) select id, 'Charles Babbage', 'Adult' from booking returning booking_id`,
  `update passengers set name = 'Charles' where booking_id = $1`,
  `update bookings set updated_at = now() where id = $1`,
];

/**
 * Migrates a million bookings while clients write; the first run is ended after some seconds, the second goes on.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureMigrations() {
  console.log(`\nMigrations: filling a database with ${count(bookings)} bookings …`);
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const stopPostgres = addCleanUp(() => postgres.stop());
  const { schemaSources } = await import(
    pathToFileURL(builtFile('api', 'dist', 'bootstrap', 'open-storage.js')).href
  );
  await migrateOnce(postgres.url, await withEarlierFiles(schemaSources, join(folder.path, 'earlier')));
  const size = await fillDatabase(postgres.url, { bookings, minutesApart: 1 });
  const pool = new pg.Pool({ connectionString: postgres.url, max: writers });
  const alone = await writeDuring(pool, () => sleep(aloneMs));
  const began = performance.now();
  const during = await writeDuring(pool, async () => {
    const ended = migrateOnce(postgres.url, schemaSources).then(
      () => false,
      () => true,
    );
    await sleep(endAfterMs);
    await endMigration(postgres.url);
    if (!(await ended)) throw new BenchFailure('The migration was over before it could be ended.');
    await migrateOnce(postgres.url, schemaSources);
  });
  const ms = performance.now() - began;
  await pool.end();
  await stopPostgres();
  await folder.remove();
  return migrationsSection({ size, ms, alone, during });
}

/**
 * @param {string} url
 * @param {import('@suite/database').SchemaSource[]} sources
 */
async function migrateOnce(url, sources) {
  const database = await openDatabase(url, { max: 1 });
  try {
    await migrate(database, sources, [], (line) => console.log(`Migrations: ${line}`));
  } finally {
    await database.close();
  }
}

/**
 * @param {import('@suite/database').SchemaSource[]} sources
 * @param {string} folder
 */
async function withEarlierFiles(sources, folder) {
  const files = await readdir(inProject('api', 'migrations'));
  await mkdir(folder);
  for (const file of files.filter((name) => name < firstMeasured)) {
    await copyFile(inProject('api', 'migrations', file), join(folder, file));
  }
  return sources.map((source) => (source.name === 'api' ? { name: 'api', folder } : source));
}

/** @param {string} url */
async function endMigration(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7318001`,
  );
  await client.end();
}

/**
 * @param {pg.Pool} pool
 * @param {() => Promise<unknown>} work
 */
async function writeDuring(pool, work) {
  /** @type {number[]} */
  const times = [];
  const state = { isOver: false };
  const write = async () => {
    while (!state.isOver) {
      /** @type {number | undefined} */
      let id;
      for (const text of writes) {
        const began = performance.now();
        const { rows } = await pool.query(text, id === undefined ? [] : [id]);
        times.push(performance.now() - began);
        id ??= rows[0].booking_id;
      }
      await sleep(pauseMs);
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, write));
  await Promise.race([writing, work()]).finally(() => {
    state.isOver = true;
  });
  await writing;
  return times;
}

/**
 * @param {{ size: { bookings: number, passengers: number }, ms: number, alone: number[], during: number[] }} measured
 * @returns {import('../report/section.mjs').Section}
 */
function migrationsSection({ size, ms, alone, during }) {
  const row = (/** @type {string} */ name, /** @type {number[]} */ times) => [
    name,
    count(times.length),
    ...[0.5, 0.99, 1].map((share) => milliseconds(quantile(times, share))),
  ];
  return {
    name: 'migrations',
    title: 'Migrations under writes',
    tables: [
      {
        title: 'Writes',
        columns: ['', 'writes', 'p50', 'p99', 'longest'],
        rows: [row('before', alone), row('during the migrations', during)],
      },
    ],
    wanted: [atMost('longest write', quantile(during, 1), longestMs, milliseconds)],
    notes: [
      `${count(size.bookings)} bookings with ${count(size.passengers)} further guests; the migrations from ${firstMeasured} on took ${seconds(ms)}. The first run was ended after ${seconds(endAfterMs)}, and the second went on.`,
      `${writers} clients write as a build before these migrations does, with a pause of ${pauseMs} ms. A failed write ends the trial.`,
    ],
    figures: { ms, alone: alone.length, during: during.length },
  };
}
