import type { DocumentData } from '@suite/contracts/verification';
import type { NameLikeness } from '@suite/identity';
import { sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { Person } from './domain/acting-for.ts';

export interface Renamed extends Pick<Person, 'booking_id' | 'passenger_id'> {
  before: string;
  after: string;
}

const isProof = sql`(state = 'matched' or review = 'approve')`;

export async function findProvenDocument(
  db: Database,
  { before, ...person }: Renamed,
): Promise<{ id: number; document_sealed: Buffer } | null> {
  const [row] = await db.query<{ id: number; document_sealed: Buffer }>(sql`
    select id, document_sealed from verification_attempts
    where ${ofPerson(person)} and ${isProof} and lower(person_name) = lower(${before}) and document_sealed is not null
    order by finished_at desc, id desc limit 1`);
  return row ?? null;
}

export async function renameChecks(
  tx: Database,
  { before, after, ...person }: Renamed,
  likeness: NameLikeness,
): Promise<void> {
  const compared = sql`
    array_remove(array_remove(flags, 'NAME_DIFFERS'), 'NAME_NOT_COMPARED')
      || case when ${likeness === 'unlike'} then '{NAME_DIFFERS}'::text[] end`;
  const renamed = sql`person_name = ${after}`;
  const ofName = sql`${ofPerson(person)} and lower(person_name) = lower(${before})`;
  await tx.query(sql`
    update verification_attempts set ${renamed},
      flags = case when ${isProof} and ${likeness !== 'cannot-compare'} then ${compared} else flags end
    where ${ofName}`);
  await tx.query(sql`update verification_identities set ${renamed} where ${ofName}`);
}

/** Finds data that an earlier version of the server stored unsealed. */
export function findUnsealedDocuments(
  db: Database,
  limit: number,
): Promise<{ id: number; document_data: DocumentData }[]> {
  return db.query(sql`
    select id, document_data from verification_attempts where document_data is not null order by id limit ${limit}`);
}

export async function replaceUnsealedDocument(
  db: Database,
  id: number,
  document_sealed: Buffer,
): Promise<void> {
  await db.query(sql`
    update verification_attempts set document_sealed = ${document_sealed}, document_data = null
    where id = ${id} and document_data is not null`);
}

/**
 * Applies the shorter period of the setting and the consent. Several processes share the work by skipping locked rows.
 */
export async function deleteOldDocuments(db: Database, limit: number): Promise<number> {
  const rows = await db.query(sql`
    update verification_attempts set document_sealed = null where id in (
      select attempts.id from verification_attempts attempts
      join booking_overview as bookings on bookings.id = attempts.booking_id
      join hotel_overview as hotels on hotels.id = bookings.hotel_id
      where attempts.document_sealed is not null and (
        coalesce((bookings.checked_out_at at time zone hotels.time_zone)::date, bookings.stay_end)
          + least(attempts.document_kept_days, hotels.document_retention_days) <= (now() at time zone hotels.time_zone)::date
        or bookings.deleted_at < now() - interval '1 minute')
      limit ${limit} for update of attempts skip locked
    ) returning id`);
  return rows.length;
}
