import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { median } from '../figures/quantile.mjs';

/** @typedef {{ clients: number, hotels: number }} AuditCase */
/** @typedef {AuditCase & { sealed: number, unsealed: number, toUnsealed: number }} AuditResult */

const cases = [
  { clients: 16, hotels: 1 },
  { clients: 8, hotels: 16 },
  { clients: 16, hotels: 16 },
  { clients: 32, hotels: 16 },
];
export const rounds = 5;
export const roundMs = 4_000;
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
 * Bookings with their audit record a second, with and without sealing, in turns.
 * @param {string} databaseUrl of a server that seals
 * @returns {Promise<AuditResult[]>}
 */
export async function measureAudit(databaseUrl) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 32 });
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
  return results;
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
