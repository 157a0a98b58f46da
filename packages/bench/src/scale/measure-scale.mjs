import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@suite/database';
import pg from 'pg';
import { fillDatabase } from '../api/fill-database.mjs';
import { count, fineMilliseconds, ratio } from '../figures/formats.mjs';
import { median } from '../figures/quantile.mjs';
import { atLeast, atMost } from '../figures/wanted.mjs';
import { addCleanUp } from '../processes/clean-up.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { measureLists, startFilled } from './measure-lists.mjs';

/** @typedef {{ clients: number, hotels: number }} AuditCase */

const cases = [
  { clients: 16, hotels: 1 },
  { clients: 8, hotels: 16 },
  { clients: 16, hotels: 16 },
  { clients: 32, hotels: 16 },
];
const rounds = 5;
const roundMs = 4_000;
const least = 0.9;
const sizes = { smaller: 1_000_000, larger: 5_000_000 };
const mostGrowth = 1.2;

/** A booking with its audit record, in one transaction. */
const auditedWrite = `
  with booking as (
    insert into bookings (hotel_id, name, email, checkin_date, checkout_date, no_nights, verification_token_hash,
      verification_token_encrypted)
    select $1, 'Ada Byron', gen_random_uuid() || '@measured.test', day, day + 2, 2, sha256(uuid_send(gen_random_uuid())), '\\x00'
    from (select date '2027-01-01' + floor(random() * 700)::int as day) as stay
    returning id
  )
  insert into audit_records (hotel_id, action, subject_type, subject_id, address, details)
  select $1, 'create-booking', 'booking', id::text, '192.0.2.7', '{"room_type": "Double", "no_nights": 2}' from booking`;

/**
 * Audited writes with and without sealing, and lists among few and many bookings, each in turns.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureScale() {
  console.log('\nScale: starting a database and a server …');
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const stopPostgres = addCleanUp(() => postgres.stop());
  const server = await startServer({ DATABASE_URL: postgres.url });
  await fillDatabase(postgres.url);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 32 });
  const { rows } = await pool.query(
    'select id from hotels where is_approved and is_active order by id limit 16',
  );
  const ids = rows.map(({ id }) => Number(id));
  const results = [];
  for (const one of cases) {
    console.log(`Scale: audited writes, ${JSON.stringify(one)} …`);
    results.push({ ...one, ...(await measureCase(pool, one.clients, ids.slice(0, one.hotels))) });
  }
  await pool.end();
  await server.stop();
  console.log(`Scale: entering ${count(sizes.smaller)} and ${count(sizes.larger)} bookings …`);
  const servers = {
    smaller: await startFilled(postgres.url, sizes.smaller),
    larger: await startFilled(postgres.url, sizes.larger),
  };
  const lists = await measureLists(servers);
  for (const each of Object.values(servers)) await each.stop();
  await stopPostgres();
  await folder.remove();
  return scaleSection(results, lists);
}

/**
 * @param {pg.Pool} pool
 * @param {number} clients
 * @param {number[]} hotels
 */
async function measureCase(pool, clients, hotels) {
  const perSecond = { sealed: /** @type {number[]} */ ([]), unsealed: /** @type {number[]} */ ([]) };
  for (let round = 0; round < rounds * 2; round += 1) {
    const isSealed = round % 2 === Math.floor(round / 2) % 2;
    await pool.query(
      `alter table audit_records ${isSealed ? 'enable' : 'disable'} trigger audit_records_queued`,
    );
    perSecond[isSealed ? 'sealed' : 'unsealed'].push(await writeForARound(pool, clients, hotels));
    await untilSealed(pool);
  }
  const { sealed, unsealed } = perSecond;
  // Neighbouring rounds are compared, as the load of the machine changes from round to round.
  const ratios = sealed.map((value, index) => value / (unsealed[index] ?? Number.NaN));
  return { sealed: median(sealed), unsealed: median(unsealed), toUnsealed: median(ratios) };
}

/**
 * @param {pg.Pool} pool
 * @param {number} clients
 * @param {number[]} hotels
 */
async function writeForARound(pool, clients, hotels) {
  const began = performance.now();
  let written = 0;
  const write = async (/** @type {number} */ client) => {
    for (let turn = client; performance.now() - began < roundMs; turn += 1, written += 1) {
      await pool.query({ name: 'audited-write', text: auditedWrite, values: [hotels[turn % hotels.length]] });
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => write(client)));
  return (written * 1000) / (performance.now() - began);
}

/** @param {pg.Pool} pool */
async function untilSealed(pool) {
  for (;;) {
    const { rows } = await pool.query('select 1 from audit_seal_queue limit 1');
    if (rows.length === 0) return;
    await sleep(100);
  }
}

/**
 * @param {(AuditCase & { sealed: number, unsealed: number, toUnsealed: number })[]} results
 * @param {import('./measure-lists.mjs').ListTimes[]} lists
 * @returns {import('../report/section.mjs').Section}
 */
function scaleSection(results, lists) {
  const nameOf = (/** @type {AuditCase} */ { clients, hotels }) =>
    `${clients} clients in ${hotels === 1 ? 'one hotel' : `${hotels} hotels`}`;
  return {
    name: 'scale',
    title: 'Scale: audited writes and lists',
    tables: [
      {
        title: 'Bookings with their audit record, a second',
        columns: ['', 'with sealing', 'without', 'ratio'],
        rows: results.map(({ sealed, unsealed, toUnsealed, ...one }) => [
          ...[nameOf(one), count(sealed), count(unsealed), ratio(toUnsealed)],
        ]),
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
      'Lists: the same hotel has 600,000 bookings in both databases; the others are spread over 1,000 hotels.',
    ],
    figures: { results, lists },
  };
}
