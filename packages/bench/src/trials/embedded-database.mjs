import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * @param {string} dataDir
 */
export function embeddedDatabase(dataDir) {
  const home = join(dataDir, 'postgres');
  const [pid, , , port] = readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(home, 'password'), 'utf8').trim();
  return { pid: Number(pid), url: `postgres://suite:${password}@127.0.0.1:${port}/postgres` };
}

/**
 * Reads bookings with the number of their further guests.
 * @param {string} url
 * @param {readonly number[]} ids
 * @returns {Promise<import('./crash-target.mjs').Acknowledged[]>}
 */
export async function readBookings(url, ids) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select bookings.id::integer, bookings.email, count(passengers.id)::integer as guests
       from bookings left join passengers on passengers.booking_id = bookings.id
       where bookings.id = any($1) group by bookings.hotel_id, bookings.id`,
      [ids],
    );
    return rows;
  } finally {
    await client.end();
  }
}
