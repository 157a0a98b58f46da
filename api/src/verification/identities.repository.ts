import { sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { Person } from './domain/acting-for.ts';

/** What is kept to tell a person from the other guests of the booking. */
export interface StoredIdentity {
  passenger_id: number | null;
  /** Sealed. */
  face: Buffer;
  number_digest: Buffer | null;
}

/** Lets one check of a booking at a time compare and store, so that no two pass each other. */
export async function lockIdentities(tx: Database, booking_id: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('verification_identities'), ${booking_id})`);
}

/** Those of the other guests of the booking, as long as they have the same name. */
export function findOtherIdentities(tx: Database, person: Person): Promise<StoredIdentity[]> {
  return tx.query<StoredIdentity>(sql`
    select identities.passenger_id, identities.face, identities.number_digest
    from verification_identities identities join booking_overview as bookings on bookings.id = identities.booking_id
    left join guest_overview as passengers on passengers.id = identities.passenger_id
    where identities.booking_id = ${person.booking_id} and identities.delete_at > now()
      and identities.passenger_id is distinct from ${person.passenger_id}::integer
      and lower(identities.person_name) =
        lower(case when identities.passenger_id is null then bookings.name else passengers.name end)
    order by identities.id
  `);
}

/**
 * Stores what a person is told from others by, in place of what was stored before: until check-in, and at most so many
 * hours after the arrival day has ended where the hotel is.
 */
export async function storeIdentity(
  tx: Database,
  person: Person,
  { face, number_digest }: Pick<StoredIdentity, 'face' | 'number_digest'>,
  limit: { checkin_date: string; time_zone: string; retention_hours: number },
): Promise<void> {
  await tx.query(sql`delete from verification_identities where ${ofPerson(person)}`);
  await tx.query(sql`
    insert into verification_identities (booking_id, passenger_id, person_name, face, number_digest, delete_at)
    values (${person.booking_id}, ${person.passenger_id}, ${person.name}, ${face}, ${number_digest},
      greatest(now(), (${limit.checkin_date}::date + 1)::timestamp at time zone ${limit.time_zone})
        + make_interval(hours => ${limit.retention_hours}))
  `);
}

/** No other guest can come with this booking once its guests have checked in. */
export async function deleteIdentities(tx: Database, booking_id: number): Promise<void> {
  await tx.query(sql`delete from verification_identities where booking_id = ${booking_id}`);
}

export async function deleteOldIdentities(db: Database): Promise<void> {
  await db.query(sql`delete from verification_identities where delete_at <= now()`);
}

/** Whether another guest of the booking had their data deleted, so that a comparison with them is no more possible. */
export async function hasAnotherDeleted(tx: Database, person: Person): Promise<boolean> {
  const rows = await tx.query(sql`
    select id from verification_deletions where booking_id = ${person.booking_id}
      and passenger_id is distinct from ${person.passenger_id}::integer limit 1
  `);
  return rows.length > 0;
}
