import { sql, type Database } from '@suite/database';

export async function findNumberKey(db: Database, booking_id: number): Promise<Buffer | null> {
  const [row] = await db.query<{ number_key: Buffer }>(sql`
    select number_key from verification_number_keys where booking_id = ${booking_id}`);
  return row?.number_key ?? null;
}

export async function insertNumberKey(db: Database, booking_id: number, number_key: Buffer): Promise<void> {
  await db.query(sql`
    insert into verification_number_keys (booking_id, number_key) values (${booking_id}, ${number_key})
    on conflict do nothing`);
}

/** Finds bookings whose digests predate stored keys. */
export async function findBookingsWithoutNumberKey(db: Database): Promise<number[]> {
  const rows = await db.query<{ booking_id: number }>(sql`
    select distinct booking_id from verification_identities identities
    where number_digest is not null and not exists (
      select from verification_number_keys keys where keys.booking_id = identities.booking_id)`);
  return rows.map(({ booking_id }) => booking_id);
}

export async function hasNumberDigests(db: Database, booking_id: number): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from verification_identities where booking_id = ${booking_id} and number_digest is not null limit 1`);
  return rows.length > 0;
}
