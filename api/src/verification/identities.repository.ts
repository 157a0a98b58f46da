import { sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { Person } from './domain/acting-for.ts';

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
    from verification_identities identities join booking_overview as bookings on bookings.id = identities.booking_id
    left join guest_overview as passengers on passengers.id = identities.passenger_id
    where identities.booking_id = ${person.booking_id} and identities.delete_at > now()
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
    insert into verification_identities (booking_id, passenger_id, person_name, face, number_digest, delete_at)
    values (${person.booking_id}, ${person.passenger_id}, ${person.name}, ${face}, ${number_digest},
      greatest(now(), (${limit.checkin_date}::date + 1)::timestamp at time zone ${limit.time_zone})
        + make_interval(hours => ${limit.retention_hours}))
  `);
}

export async function deleteIdentities(tx: Database, booking_id: number): Promise<void> {
  await tx.query(sql`delete from verification_identities where booking_id = ${booking_id}`);
}

export async function deleteOldIdentities(db: Database): Promise<void> {
  await db.query(sql`delete from verification_identities where delete_at <= now()`);
}

export async function hasAnotherDeleted(tx: Database, person: Person): Promise<boolean> {
  const rows = await tx.query(sql`
    select id from verification_deletions where booking_id = ${person.booking_id}
      and passenger_id is distinct from ${person.passenger_id}::integer limit 1
  `);
  return rows.length > 0;
}
