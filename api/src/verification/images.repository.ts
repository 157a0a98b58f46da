import { empty, join, sql, type Database } from '@suite/database';
import type { BookingKey } from '../bookings/bookings.public.ts';
import { ofPerson, type CheckKey } from './attempts.repository.ts';
import type { PersonKey } from './domain/acting-for.ts';
import { deleteIdentities } from './documents.repository.ts';
import { deleteSelfie } from './selfies.repository.ts';

export const imageKinds = ['selfie', 'document', 'document_back'] as const;

export type ImageKind = (typeof imageKinds)[number];

export interface NewImage {
  id: string;
  kind: ImageKind;
  path: string;
}

export async function insertImages(
  tx: Database,
  images: readonly NewImage[],
  {
    hotel_id,
    booking_id,
    attempt_id,
    keptSeconds,
  }: BookingKey & { attempt_id: number | null; keptSeconds: number },
): Promise<void> {
  const rows = images.map(
    ({
      id,
      kind,
      path,
    }) => sql`(${id}::uuid, ${hotel_id}::integer, ${booking_id}::integer, ${attempt_id}::bigint,
      ${kind}, ${path}, now() + make_interval(secs => ${keptSeconds}))`,
  );
  await tx.query(sql`
    insert into verification_images (id, hotel_id, booking_id, attempt_id, kind, path, delete_at) values ${join(rows)}
  `);
}

export async function writePrint(
  tx: Database,
  { hotel_id, id }: { hotel_id: number; id: string },
  print: Buffer,
): Promise<void> {
  await tx.query(sql`
    update verification_images set print = ${print} where hotel_id = ${hotel_id} and id = ${id}::uuid`);
}

const ofCheck = ({ hotel_id, attempt_id }: CheckKey) =>
  sql`hotel_id = ${hotel_id} and attempt_id = ${attempt_id}`;

export async function copyPrint(tx: Database, check: CheckKey, selfie_row: number): Promise<void> {
  await tx.query(sql`
    update verification_images set print = (
      select accepted.print from verification_selfies selfies
      join verification_images accepted on accepted.hotel_id = selfies.hotel_id and accepted.id = selfies.image_id
      where selfies.hotel_id = ${check.hotel_id} and selfies.id = ${selfie_row})
    where ${ofCheck(check)} and kind = 'selfie'`);
}

/** Bounds the comparison; the newest selfies count. */
const maxPrints = 20_000;

/** Compares with all hotels, because a forger may use one photo in several of them. */
export function findOtherPrints(
  db: Database,
  { hotel_id, booking_id }: BookingKey,
): Promise<{ booking_id: number; print: Buffer }[]> {
  return db.query(sql`
    select booking_id, print from verification_images
    where print is not null and delete_at > now() and (hotel_id, booking_id) <> (${hotel_id}, ${booking_id})
    order by delete_at desc limit ${maxPrints}`);
}

export function findCheckImages(db: Database, check: CheckKey): Promise<NewImage[]> {
  return db.query(sql`select id, kind, path from verification_images where ${ofCheck(check)}`);
}

export async function keepImages(tx: Database, check: CheckKey, keptSeconds: number): Promise<void> {
  await tx.query(sql`
    update verification_images set delete_at = now() + make_interval(secs => ${keptSeconds})
    where ${ofCheck(check)}`);
}

export interface StoredImage {
  id: string;
  path: string;
  kind: ImageKind;
  booking_id: number;
  passenger_id: number | null;
  token_hash: Buffer;
}

export async function findStoredImage(
  db: Database,
  hotel_id: number,
  id: string,
): Promise<StoredImage | null> {
  const [row] = await db.query<StoredImage>(sql`
    select images.id, images.path, images.kind, images.booking_id, attempts.passenger_id, attempts.token_hash
    from verification_images images
    join verification_attempts attempts on attempts.hotel_id = images.hotel_id and attempts.id = images.attempt_id
    join booking_overview as bookings on bookings.hotel_id = images.hotel_id and bookings.id = images.booking_id
    where images.hotel_id = ${hotel_id} and images.id::text = ${id} and images.delete_at > now() and bookings.deleted_at is null
  `);
  return row ?? null;
}

export async function expireImages(tx: Database, booking: BookingKey): Promise<void> {
  await deleteIdentities(tx, booking);
  await tx.query(sql`
    update verification_images set delete_at = now()
    where hotel_id = ${booking.hotel_id} and booking_id = ${booking.booking_id} and delete_at > now()
  `);
}

export async function expireImagesOf(tx: Database, person: PersonKey, keptSeconds = 0): Promise<void> {
  const due = sql`now() + make_interval(secs => ${keptSeconds})`;
  await tx.query(sql`
    update verification_images set delete_at = ${due}
    where hotel_id = ${person.hotel_id} and delete_at > ${due}
      and attempt_id in (select id from verification_attempts where ${ofPerson(person)})
  `);
  await deleteSelfie(tx, person);
}

export interface DueImage {
  hotel_id: number;
  id: string;
  path: string;
}

export function claimDueImages(tx: Database, booking: BookingKey | null, limit: number): Promise<DueImage[]> {
  const isOfBooking =
    booking && sql`and hotel_id = ${booking.hotel_id} and booking_id = ${booking.booking_id}`;
  return tx.query(sql`
    select hotel_id, id, path from verification_images
    where delete_at <= now() ${isOfBooking ?? empty}
    order by delete_at limit ${limit} for update skip locked
  `);
}

export async function deleteImages(tx: Database, images: readonly DueImage[]): Promise<void> {
  const [hotels, ids] = [images.map(({ hotel_id }) => hotel_id), images.map(({ id }) => id)];
  await tx.query(sql`
    delete from verification_images
    where (hotel_id, id) in (select * from unnest(${hotels}::integer[], ${ids}::uuid[]))`);
}

/** Returns false when the photo is deleted or being deleted. */
export async function lockImage(tx: Database, path: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from verification_images where path = ${path} for update skip locked`);
  return rows.length > 0;
}

export async function findUnknownPaths(db: Database, paths: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ path: string }>(sql`
    select path from unnest(${paths}::text[]) as stored (path)
    where not exists (select from verification_images where verification_images.path = stored.path)
  `);
  return rows.map(({ path }) => path);
}
