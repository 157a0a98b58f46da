import type { GuestUserType } from '@suite/contracts/verification';
import { sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { LinkHolder } from './deletions.repository.ts';
import type { Person } from './domain/acting-for.ts';

export interface NewSelfie {
  token_hash: Buffer;
  /** SHA-256 of the file as it was sent. */
  digest: Buffer;
  /** Null where photos are not kept. */
  image_id: string | null;
  keptSeconds: number;
}

/** Stores the accepted selfie of a person in the place of the one before it. */
export async function replaceSelfie(
  tx: Database,
  person: Person,
  { token_hash, digest, image_id, keptSeconds }: NewSelfie,
): Promise<void> {
  await deleteSelfie(tx, person);
  await tx.query(sql`
    insert into verification_selfies (booking_id, passenger_id, person_name, token_hash, digest, image_id, expires_at)
    values (${person.booking_id}, ${person.passenger_id}, ${person.name}, ${token_hash}, ${digest}, ${image_id}::uuid,
      now() + make_interval(secs => ${keptSeconds}))
  `);
}

export interface AcceptedSelfie {
  /** The row in its table. */
  id: number;
  digest: Buffer;
  /** Null where photos are not kept. */
  path: string | null;
}

/** The accepted selfie of this very person, if it was taken with this link and its time is not over. */
export async function findSelfie(
  db: Database,
  person: Person,
  token_hash: Buffer,
): Promise<AcceptedSelfie | null> {
  const [row] = await db.query<AcceptedSelfie>(sql`
    select selfies.id, digest, path from verification_selfies selfies
    left join lateral (select path, delete_at from verification_images where id = image_id) images on true
    where ${ofPerson(person)} and token_hash = ${token_hash} and lower(person_name) = lower(${person.name})
      and expires_at > now() and (image_id is null or delete_at > now())
  `);
  return row ?? null;
}

/** The people of a booking whose selfie, taken with this link, need not be taken again. */
export function findSelfieOwners(
  db: Database,
  { booking, token_hash }: LinkHolder,
): Promise<{ user_type: GuestUserType; item_id: number }[]> {
  return db.query(sql`
    select case when selfies.passenger_id is null then 'primary' else 'guest' end as user_type,
      coalesce(selfies.passenger_id, selfies.booking_id) as item_id
    from verification_selfies selfies
    join verification_images images on images.id = selfies.image_id
    join bookings on bookings.id = selfies.booking_id
    left join passengers on passengers.id = selfies.passenger_id
    where selfies.booking_id = ${booking.id} and token_hash = ${token_hash}
      and expires_at > now() and delete_at > now()
      and not coalesce(passengers.is_verified, bookings.is_verified)
      and lower(selfies.person_name) = lower(coalesce(passengers.name, bookings.name))
    order by selfies.passenger_id nulls first
  `);
}

export async function deleteSelfie(
  tx: Database,
  person: Pick<Person, 'booking_id' | 'passenger_id'>,
): Promise<void> {
  await tx.query(sql`delete from verification_selfies where ${ofPerson(person)}`);
}

/** Forgets those that have no photo which the sweep could find. */
export async function deleteOldSelfies(db: Database): Promise<void> {
  await db.query(sql`delete from verification_selfies where expires_at < now()`);
}
