import { sql, type Database } from '@suite/database';
import type { ImportKey } from './imports.repository.ts';

export async function insertImported(
  tx: Database,
  { hotel_id, id }: ImportKey,
  bookings: readonly number[],
): Promise<void> {
  await tx.query(sql`
    insert into imported_bookings (hotel_id, import_id, booking_id)
    select ${hotel_id}, ${id}, unnest(${[...bookings]}::integer[])`);
}

/** Leaves out those that the undo has kept. */
export async function findImported(
  db: Database,
  { hotel_id, id }: ImportKey,
  most: number,
): Promise<number[]> {
  const rows = await db.query<{ booking_id: number }>(sql`
    select booking_id from imported_bookings
    where hotel_id = ${hotel_id} and import_id = ${id} and not is_kept order by booking_id limit ${most}`);
  return rows.map(({ booking_id }) => booking_id);
}

export async function markKept(
  tx: Database,
  { hotel_id, id }: ImportKey,
  bookings: readonly number[],
): Promise<void> {
  await tx.query(sql`
    update imported_bookings set is_kept = true
    where hotel_id = ${hotel_id} and import_id = ${id} and booking_id = any(${[...bookings]}::integer[])`);
}

export async function deleteImported(
  tx: Database,
  { hotel_id, id }: ImportKey,
  bookings: readonly number[],
): Promise<void> {
  await tx.query(sql`
    delete from imported_bookings
    where hotel_id = ${hotel_id} and import_id = ${id} and booking_id = any(${[...bookings]}::integer[])`);
}

export async function findKept(db: Database, { hotel_id, id }: ImportKey, most: number): Promise<number[]> {
  const rows = await db.query<{ booking_id: number }>(sql`
    select booking_id from imported_bookings
    where hotel_id = ${hotel_id} and import_id = ${id} and is_kept order by booking_id limit ${most}`);
  return rows.map(({ booking_id }) => booking_id);
}
