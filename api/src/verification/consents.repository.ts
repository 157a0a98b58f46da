import type { ConsentPayload } from '@suite/contracts/verification';
import { sql, type Database, type Sql } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { Person, PersonKey } from './domain/acting-for.ts';

export async function insertConsent(
  tx: Database,
  person: Person,
  { version, locale, address }: Pick<ConsentPayload, 'version' | 'locale'> & { address: string },
): Promise<Date> {
  const [row] = await tx.query<{ consented_at: Date }>(sql`
    insert into verification_consents (hotel_id, booking_id, passenger_id, person_name, version, locale, address)
    values (${person.hotel_id}, ${person.booking_id}, ${person.passenger_id}, ${person.name}, ${version}, ${locale},
      ${address})
    returning consented_at
  `);
  if (!row) throw new Error('The consent was not stored');
  return row.consented_at;
}

/** A consent counts for the same name only, so that it does not pass to another person. */
export async function findConsents(db: Database, person: Person): Promise<string[]> {
  const rows = await db.query<{ version: string }>(sql`
    select distinct version from verification_consents
    where ${ofPerson(person)} and lower(person_name) = lower(${person.name}) and withdrawn_at is null
  `);
  return rows.map(({ version }) => version);
}

export interface LinkHolder {
  booking: { id: number; hotel_id: number; passenger_id: number | null };
  token_hash: Buffer;
}

interface Deleted {
  deleted_at: Date;
  photos: number;
  checks: number;
}

const ofBooking = ({ booking }: Pick<LinkHolder, 'booking'>) =>
  sql`hotel_id = ${booking.hotel_id} and booking_id = ${booking.id}`;

/** Includes checks that the holder of the link made for other guests. */
function ofLink(guest: LinkHolder): Sql {
  return sql`${ofBooking(guest)} and (passenger_id is not distinct from ${guest.booking.passenger_id}::integer
    or token_hash = ${guest.token_hash})`;
}

/** Locks the checks before their photos, in the order of all other transactions. */
export async function isBeingChecked(tx: Database, guest: LinkHolder): Promise<boolean> {
  const rows = await tx.query<{ state: string }>(sql`
    select state from verification_attempts where ${ofLink(guest)} order by id for update`);
  return rows.some(({ state }) => state === 'checking');
}

/** Erases all but the flag names of a successful check, which staff need at check-in. */
export async function eraseChecks(
  tx: Database,
  guest: LinkHolder,
  deleted_at: Date,
): Promise<Omit<Deleted, 'deleted_at'>> {
  const [images] = await tx.query<{ photos: number }>(sql`
    with expired as (
      update verification_images set delete_at = now()
      where ${ofBooking(guest)} and attempt_id in (select id from verification_attempts where ${ofLink(guest)})
      returning id
    ) select count(*) as photos from expired`);
  await tx.query(sql`
    delete from verification_identities identities
    where ${ofBooking(guest)} and exists (
      select from verification_attempts where ${ofLink(guest)}
        and passenger_id is not distinct from identities.passenger_id)`);
  const selfies = await tx.query<{ photos: number }>(sql`
    delete from verification_selfies where ${ofLink(guest)} returning 1 + num_nonnulls(side_image_id) as photos`);
  const [attempts] = await tx.query<{ checks: number }>(sql`
    with erased as (
      update verification_attempts set document_data = null, document_sealed = null, face_match_details = null,
        desk_review = false, selfie_digest = null, document_digest = null, file_digests = '{}',
        person_name = '', flags = case when state = 'matched' or review = 'approve' then flags else '{}' end
      where ${ofLink(guest)} returning passenger_id
    ), withdrawn as (
      update verification_consents set withdrawn_at = ${deleted_at}, address = ''
      where ${ofBooking(guest)} and withdrawn_at is null
        and (passenger_id is not distinct from ${guest.booking.passenger_id}::integer
          or passenger_id in (select passenger_id from erased))
    ) select count(*) as checks from erased`);
  return {
    photos: selfies.reduce((sum, { photos }) => sum + photos, images?.photos ?? 0),
    checks: attempts?.checks ?? 0,
  };
}

export async function insertDeletion(
  tx: Database,
  { booking }: Pick<LinkHolder, 'booking'>,
  deleted: Deleted,
): Promise<void> {
  await tx.query(sql`
    insert into verification_deletions (hotel_id, booking_id, passenger_id, deleted_at, photos, checks)
    values (${booking.hotel_id}, ${booking.id}, ${booking.passenger_id}, ${deleted.deleted_at}, ${deleted.photos},
      ${deleted.checks})`);
}

export async function findDeletion(db: Database, person: PersonKey): Promise<Date | null> {
  const [row] = await db.query<{ deleted_at: Date }>(sql`
    select deleted_at from verification_deletions where ${ofPerson(person)} order by deleted_at desc limit 1`);
  return row?.deleted_at ?? null;
}
