import type { DocumentData } from '@suite/contracts/verification';
import { sql, type Database } from '@suite/database';
import type { NameLikeness } from '@suite/identity';
import type { BookingKey } from '../bookings/bookings.public.ts';
import { ofPerson, type CheckKey } from './attempts.repository.ts';
import type { LinkHolder } from './consents.repository.ts';
import type { Person, PersonKey } from './domain/acting-for.ts';

export interface Renamed extends PersonKey {
  before: string;
  after: string;
}

const maxDocuments = 200;

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

/** Finds the newest proven document of each booking whose primary guest has this name; common names are cut off. */
export function findDocumentsNamed(
  db: Database,
  hotel_id: number,
  name: string,
): Promise<{ id: number; booking_id: number; document_sealed: Buffer }[]> {
  return db.query(sql`
    select distinct on (attempts.booking_id) attempts.id, attempts.booking_id, attempts.document_sealed
    from booking_overview as bookings
    join verification_attempts attempts on attempts.hotel_id = bookings.hotel_id and attempts.booking_id = bookings.id
    where bookings.hotel_id = ${hotel_id} and bookings.deleted_at is null
      and bookings.search like search_pattern(${name}::text) and lower(bookings.name) = lower(${name})
      and attempts.passenger_id is null and ${isProof} and attempts.document_sealed is not null
      and lower(attempts.person_name) = lower(bookings.name)
    order by attempts.booking_id desc, attempts.finished_at desc, attempts.id desc limit ${maxDocuments}`);
}

export interface CheckedDocument {
  id: number;
  passenger_id: number | null;
  document_sealed: Buffer;
}

/** Finds the newest document of each person that a check with this link accepted or left to the front desk. */
export function findCheckedDocuments(
  db: Database,
  { booking, token_hash }: LinkHolder,
  { locked = false } = {},
): Promise<CheckedDocument[]> {
  return db.query(sql`
    select id, passenger_id, document_sealed from verification_attempts where hotel_id = ${booking.hotel_id} and id in (
      select distinct on (attempts.passenger_id) attempts.id
      from verification_attempts attempts
      join booking_overview as bookings on bookings.hotel_id = attempts.hotel_id and bookings.id = attempts.booking_id
      left join guest_overview as passengers
        on passengers.hotel_id = attempts.hotel_id and passengers.id = attempts.passenger_id
      where attempts.hotel_id = ${booking.hotel_id} and attempts.booking_id = ${booking.id} and token_hash = ${token_hash} and document_sealed is not null
        and (${isProof} or desk_review and review is null)
        and lower(person_name) = lower(coalesce(passengers.name, bookings.name))
      order by attempts.passenger_id, ${isProof} desc nulls last, finished_at desc, attempts.id desc
    ) order by passenger_id nulls first ${locked ? sql`for update` : sql``}`);
}

export async function replaceDocument(
  tx: Database,
  { hotel_id, attempt_id }: CheckKey,
  document_sealed: Buffer,
): Promise<void> {
  await tx.query(sql`
    update verification_attempts set document_sealed = ${document_sealed}
    where hotel_id = ${hotel_id} and id = ${attempt_id}`);
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
): Promise<(CheckKey & { document_data: DocumentData })[]> {
  return db.query(sql`
    select hotel_id, id as attempt_id, document_data from verification_attempts
    where document_data is not null order by id limit ${limit}`);
}

export async function replaceUnsealedDocument(
  db: Database,
  { hotel_id, attempt_id }: CheckKey,
  document_sealed: Buffer,
): Promise<void> {
  await db.query(sql`
    update verification_attempts set document_sealed = ${document_sealed}, document_data = null
    where hotel_id = ${hotel_id} and id = ${attempt_id} and document_data is not null`);
}

/**
 * Applies the shorter period of the setting and the consent. Several processes share the work by skipping locked rows.
 */
export async function deleteOldDocuments(db: Database, limit: number): Promise<number> {
  const rows = await db.query(sql`
    update verification_attempts set document_sealed = null where (hotel_id, id) in (
      select attempts.hotel_id, attempts.id from verification_attempts attempts
      join booking_overview as bookings on bookings.hotel_id = attempts.hotel_id and bookings.id = attempts.booking_id
      join hotel_overview as hotels on hotels.id = bookings.hotel_id
      where attempts.document_sealed is not null and (
        coalesce((bookings.checked_out_at at time zone hotels.time_zone)::date, bookings.stay_end)
          + least(attempts.document_kept_days, hotels.document_retention_days) <= (now() at time zone hotels.time_zone)::date
        or coalesce(bookings.deleted_at, bookings.cancelled_at) < now() - interval '1 minute')
      limit ${limit} for update of attempts skip locked
    ) returning id`);
  return rows.length;
}

export interface StoredIdentity {
  passenger_id: number | null;
  face: Buffer;
  number_digest: Buffer | null;
}

/** Serializes the checks of a booking, so that two of them cannot miss each other. */
export async function lockIdentities(tx: Database, booking_id: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('verification_identities'), ${booking_id})`);
}

/** Ignores guests whose name has changed since the check. */
export function findOtherIdentities(tx: Database, person: Person): Promise<StoredIdentity[]> {
  return tx.query<StoredIdentity>(sql`
    select identities.passenger_id, identities.face, identities.number_digest
    from verification_identities identities
    join booking_overview as bookings on bookings.hotel_id = identities.hotel_id and bookings.id = identities.booking_id
    left join guest_overview as passengers
      on passengers.hotel_id = identities.hotel_id and passengers.id = identities.passenger_id
    where identities.hotel_id = ${person.hotel_id} and identities.booking_id = ${person.booking_id} and identities.delete_at > now()
      and identities.passenger_id is distinct from ${person.passenger_id}::integer
      and lower(identities.person_name) =
        lower(case when identities.passenger_id is null then bookings.name else passengers.name end)
    order by identities.id
  `);
}

/** Keeps the data until check-in, and at most `retention_hours` after the arrival day in the hotel's time zone. */
export async function storeIdentity(
  tx: Database,
  person: Person,
  { face, number_digest }: Pick<StoredIdentity, 'face' | 'number_digest'>,
  limit: { checkin_date: string; time_zone: string; retention_hours: number },
): Promise<void> {
  await tx.query(sql`delete from verification_identities where ${ofPerson(person)}`);
  await tx.query(sql`
    insert into verification_identities (hotel_id, booking_id, passenger_id, person_name, face, number_digest, delete_at)
    values (${person.hotel_id}, ${person.booking_id}, ${person.passenger_id}, ${person.name}, ${face}, ${number_digest},
      greatest(now(), (${limit.checkin_date}::date + 1)::timestamp at time zone ${limit.time_zone})
        + make_interval(hours => ${limit.retention_hours}))
  `);
}

const ofBooking = ({ hotel_id, booking_id }: BookingKey) =>
  sql`hotel_id = ${hotel_id} and booking_id = ${booking_id}`;

export async function deleteIdentities(tx: Database, booking: BookingKey): Promise<void> {
  await tx.query(sql`delete from verification_identities where ${ofBooking(booking)}`);
}

export async function deleteOldIdentities(db: Database): Promise<void> {
  await db.query(sql`delete from verification_identities where delete_at <= now()`);
}

export async function hasAnotherDeleted(tx: Database, person: Person): Promise<boolean> {
  const rows = await tx.query(sql`
    select id from verification_deletions where ${ofBooking(person)}
      and passenger_id is distinct from ${person.passenger_id}::integer limit 1
  `);
  return rows.length > 0;
}

export async function findNumberKey(db: Database, booking: BookingKey): Promise<Buffer | null> {
  const [row] = await db.query<{ number_key: Buffer }>(sql`
    select number_key from verification_number_keys where ${ofBooking(booking)}`);
  return row?.number_key ?? null;
}

export async function insertNumberKey(
  db: Database,
  { hotel_id, booking_id }: BookingKey,
  number_key: Buffer,
): Promise<void> {
  await db.query(sql`
    insert into verification_number_keys (hotel_id, booking_id, number_key)
    values (${hotel_id}, ${booking_id}, ${number_key}) on conflict do nothing`);
}

/** Finds bookings whose digests predate stored keys. */
export function findBookingsWithoutNumberKey(db: Database): Promise<BookingKey[]> {
  return db.query<BookingKey>(sql`
    select distinct hotel_id, booking_id from verification_identities identities
    where number_digest is not null and not exists (
      select from verification_number_keys keys
      where keys.hotel_id = identities.hotel_id and keys.booking_id = identities.booking_id)`);
}

export async function hasNumberDigests(db: Database, booking: BookingKey): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from verification_identities where ${ofBooking(booking)} and number_digest is not null limit 1`);
  return rows.length > 0;
}
