import { sql, type Database } from '@suite/database';

export function isReferenceTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === 'bookings_reference';
}

/** Serializes the calls with one reference of another system. */
export async function lockReference(tx: Database, hotel_id: number, reference: string): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`reference ${reference}`}::text, ${hotel_id}::bigint))`,
  );
}

export async function findIdByReference(
  db: Database,
  hotel_id: number,
  reference: string,
): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(sql`
    select id from bookings
    where hotel_id = ${hotel_id} and external_reference = ${reference} and deleted_at is null`);
  return row?.id ?? null;
}

/** Also of a deleted booking. */
export async function findReference(
  db: Database,
  hotel_id: number,
  booking_id: number,
): Promise<string | null> {
  const [row] = await db.query<{ external_reference: string | null }>(sql`
    select external_reference from bookings where hotel_id = ${hotel_id} and id = ${booking_id}`);
  return row?.external_reference ?? null;
}
