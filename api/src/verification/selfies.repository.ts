import type { GuestUserType } from '@suite/contracts/bookings';
import type { DocumentSide, HeadPose } from '@suite/contracts/verification';
import { sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { LinkHolder } from './consents.repository.ts';
import type { Person, PersonKey } from './domain/acting-for.ts';

export interface NewSelfie {
  token_hash: Buffer;
  /** The digest is SHA-256 of the file as sent. */
  digest: Buffer;
  image_id: string | null;
  captures: Buffer | null;
  keptSeconds: number;
}

export async function replaceSelfie(
  tx: Database,
  person: Person,
  { token_hash, digest, image_id, captures, keptSeconds }: NewSelfie,
): Promise<void> {
  await deleteSelfie(tx, person);
  await tx.query(sql`
    insert into verification_selfies (hotel_id, booking_id, passenger_id, person_name, token_hash, digest, image_id, captures,
      expires_at)
    values (${person.hotel_id}, ${person.booking_id}, ${person.passenger_id}, ${person.name}, ${token_hash}, ${digest},
      ${image_id}::uuid, ${captures}, now() + make_interval(secs => ${keptSeconds}))
  `);
}

export interface AcceptedSelfie {
  id: number;
  digest: Buffer;
  /** Null when the hotel stores no photos. */
  path: string | null;
  side: StoredSide | null;
}

export interface StoredSide {
  kind: DocumentSide;
  path: string;
  from_file: boolean;
}

/** Requires the same name and link, because the selfie of another person must not be reused. */
export async function findSelfie(
  db: Database,
  person: Person,
  token_hash: Buffer,
): Promise<AcceptedSelfie | null> {
  const [row] = await db.query<AcceptedSelfie>(sql`
    select selfies.id, digest, images.path,
      (select json_build_object('kind', kind, 'path', path, 'from_file', side_from_file)
        from verification_images where hotel_id = selfies.hotel_id and id = side_image_id and delete_at > now()) as side
    from verification_selfies selfies
    left join lateral (
      select path, delete_at from verification_images where hotel_id = selfies.hotel_id and id = image_id
    ) images on true
    where ${ofPerson(person)} and token_hash = ${token_hash} and lower(person_name) = lower(${person.name})
      and expires_at > now() and (image_id is null or delete_at > now())
  `);
  return row ?? null;
}

/** Identifies a selfie within its hotel. */
export interface SelfieKey {
  hotel_id: number;
  selfie_row: number;
}

const isSelfie = ({ hotel_id, selfie_row }: SelfieKey) => sql`hotel_id = ${hotel_id} and id = ${selfie_row}`;

export async function findCaptures(db: Database, key: SelfieKey): Promise<Buffer | null | undefined> {
  const [row] = await db.query<{ captures: Buffer | null }>(sql`
    select captures from verification_selfies where ${isSelfie(key)}`);
  return row?.captures;
}

export interface SelfieOwner {
  user_type: GuestUserType;
  item_id: number;
  document_side: DocumentSide | null;
}

export function findSelfieOwners(db: Database, { booking, token_hash }: LinkHolder): Promise<SelfieOwner[]> {
  return db.query(sql`
    select case when selfies.passenger_id is null then 'primary' else 'guest' end as user_type,
      coalesce(selfies.passenger_id, selfies.booking_id) as item_id,
      (select kind from verification_images
        where hotel_id = selfies.hotel_id and id = side_image_id and delete_at > now()) as document_side
    from verification_selfies selfies
    join verification_images images on images.hotel_id = selfies.hotel_id and images.id = selfies.image_id
    join booking_overview as bookings on bookings.hotel_id = selfies.hotel_id and bookings.id = selfies.booking_id
    left join guest_overview as passengers
      on passengers.hotel_id = selfies.hotel_id and passengers.id = selfies.passenger_id
    where selfies.hotel_id = ${booking.hotel_id} and selfies.booking_id = ${booking.id} and token_hash = ${token_hash}
      and expires_at > now() and images.delete_at > now()
      and not coalesce(passengers.is_verified, bookings.is_verified)
      and lower(selfies.person_name) = lower(coalesce(passengers.name, bookings.name))
    order by selfies.passenger_id nulls first
  `);
}

/** Returns false when the selfie no longer exists. */
export async function lockSelfie(tx: Database, key: SelfieKey): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from verification_selfies where ${isSelfie(key)} for update`);
  return rows.length > 0;
}

export async function replaceSide(
  tx: Database,
  key: SelfieKey,
  side: { image_id: string; from_file: boolean } | null,
): Promise<void> {
  await tx.query(sql`
    update verification_images set delete_at = now()
    where hotel_id = ${key.hotel_id}
      and id = (select side_image_id from verification_selfies where ${isSelfie(key)})`);
  await tx.query(sql`
    update verification_selfies
    set side_image_id = ${side && side.image_id}::uuid, side_from_file = ${side?.from_file ?? false}
    where ${isSelfie(key)}`);
}

export async function deleteSelfie(tx: Database, person: PersonKey): Promise<void> {
  await tx.query(sql`delete from verification_selfies where ${ofPerson(person)}`);
}

/** The sweep of photos does not find selfies without a photo. */
export async function deleteOldSelfies(db: Database): Promise<void> {
  await db.query(sql`delete from verification_selfies where expires_at < now()`);
}

export async function insertChallenge(
  db: Database,
  person: Person,
  { poses, minutes }: { poses: readonly HeadPose[]; minutes: number },
): Promise<{ challenge_id: string; expires_at: Date }> {
  const [row] = await db.query<{ challenge_id: string; expires_at: Date }>(sql`
    insert into verification_challenges (hotel_id, booking_id, passenger_id, poses, expires_at)
    values (${person.hotel_id}, ${person.booking_id}, ${person.passenger_id}, ${poses}::text[],
      now() + make_interval(mins => ${minutes}))
    returning id as challenge_id, expires_at
  `);
  if (!row) throw new Error('The challenge was not stored');
  return row;
}

export async function lockDraws(tx: Database, { booking_id, passenger_id }: Person): Promise<void> {
  const subject = `challenge of ${booking_id} ${passenger_id ?? 'primary'}`;
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
}

export async function findStandingPoses(tx: Database, person: Person): Promise<HeadPose[] | null> {
  const [row] = await tx.query<{ poses: HeadPose[] }>(sql`
    select poses from verification_challenges
    where ${ofPerson(person)} and used_at is null and expires_at > now()
    order by expires_at desc limit 1
  `);
  return row?.poses ?? null;
}

export async function useChallenge(tx: Database, person: Person, id: string): Promise<HeadPose[] | null> {
  const [row] = await tx.query<{ poses: HeadPose[] }>(sql`
    update verification_challenges set used_at = now()
    where id::text = ${id} and ${ofPerson(person)} and used_at is null and expires_at > now()
    returning poses
  `);
  return row?.poses ?? null;
}

export async function findUses(tx: Database, person: Person, minutes: number): Promise<Date[]> {
  const rows = await tx.query<{ used_at: Date }>(sql`
    select used_at from verification_challenges
    where ${ofPerson(person)} and used_at > now() - make_interval(mins => ${minutes}) order by used_at desc
  `);
  return rows.map(({ used_at }) => used_at);
}

/** With `counts`, a copy keeps the use, so that it counts among the selfies of ten minutes. */
export async function returnChallenge(
  db: Database,
  person: Person,
  id: string,
  { counts }: { counts: boolean },
): Promise<void> {
  await db.query(sql`
    with counted as (
      insert into verification_challenges (hotel_id, booking_id, passenger_id, poses, expires_at, used_at)
      select hotel_id, booking_id, passenger_id, poses, expires_at, used_at from verification_challenges
      where id::text = ${id} and ${ofPerson(person)} and ${counts}::boolean
    )
    update verification_challenges set used_at = null where id::text = ${id} and ${ofPerson(person)}`);
}

export async function deleteOldChallenges(db: Database): Promise<void> {
  await db.query(sql`delete from verification_challenges where expires_at < now() - interval '1 day'`);
}
