import { join, sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { Person } from './domain/acting-for.ts';
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
    booking_id,
    attempt_id,
    keptSeconds,
  }: { booking_id: number; attempt_id: number | null; keptSeconds: number },
): Promise<void> {
  const rows = images.map(
    ({ id, kind, path }) => sql`(${id}::uuid, ${booking_id}::integer, ${attempt_id}::bigint, ${kind}, ${path},
      now() + make_interval(secs => ${keptSeconds}))`,
  );
  await tx.query(sql`
    insert into verification_images (id, booking_id, attempt_id, kind, path, delete_at) values ${join(rows)}
  `);
}

export async function writePrint(tx: Database, id: string, print: Buffer): Promise<void> {
  await tx.query(sql`update verification_images set print = ${print} where id = ${id}::uuid`);
}

export async function copyPrint(tx: Database, attempt_id: number, selfie_row: number): Promise<void> {
  await tx.query(sql`
    update verification_images set print = (
      select accepted.print from verification_selfies selfies
      join verification_images accepted on accepted.id = selfies.image_id where selfies.id = ${selfie_row})
    where attempt_id = ${attempt_id} and kind = 'selfie'`);
}

/** Bounds the comparison; the newest selfies count. */
const maxPrints = 20_000;

export function findOtherPrints(
  db: Database,
  booking_id: number,
): Promise<{ booking_id: number; print: Buffer }[]> {
  return db.query(sql`
    select booking_id, print from verification_images
    where print is not null and delete_at > now() and booking_id <> ${booking_id}
    order by delete_at desc limit ${maxPrints}`);
}

export function findCheckImages(db: Database, attempt_id: number): Promise<NewImage[]> {
  return db.query(sql`select id, kind, path from verification_images where attempt_id = ${attempt_id}`);
}

export async function keepImages(tx: Database, attempt_id: number, keptSeconds: number): Promise<void> {
  await tx.query(sql`
    update verification_images set delete_at = now() + make_interval(secs => ${keptSeconds})
    where attempt_id = ${attempt_id}`);
}

export interface StoredImage {
  id: string;
  path: string;
  kind: ImageKind;
  booking_id: number;
  hotel_id: number;
  passenger_id: number | null;
  token_hash: Buffer;
}

export async function findStoredImage(db: Database, id: string): Promise<StoredImage | null> {
  const [row] = await db.query<StoredImage>(sql`
    select images.id, images.path, images.kind, images.booking_id, bookings.hotel_id, attempts.passenger_id,
      attempts.token_hash
    from verification_images images
    join verification_attempts attempts on attempts.id = images.attempt_id
    join booking_overview as bookings on bookings.id = images.booking_id
    where images.id::text = ${id} and images.delete_at > now() and bookings.deleted_at is null
  `);
  return row ?? null;
}

export async function expireImages(tx: Database, booking_id: number): Promise<void> {
  await deleteIdentities(tx, booking_id);
  await tx.query(sql`
    update verification_images set delete_at = now() where booking_id = ${booking_id} and delete_at > now()
  `);
}

export async function expireImagesOf(
  tx: Database,
  person: Pick<Person, 'booking_id' | 'passenger_id'>,
  keptSeconds = 0,
): Promise<void> {
  const due = sql`now() + make_interval(secs => ${keptSeconds})`;
  await tx.query(sql`
    update verification_images set delete_at = ${due}
    where delete_at > ${due} and attempt_id in (select id from verification_attempts where ${ofPerson(person)})
  `);
  await deleteSelfie(tx, person);
}

export function claimDueImages(
  tx: Database,
  booking_id: number | null,
  limit: number,
): Promise<{ id: string; path: string }[]> {
  return tx.query(sql`
    select id, path from verification_images
    where delete_at <= now() and (${booking_id}::integer is null or booking_id = ${booking_id}::integer)
    order by delete_at limit ${limit} for update skip locked
  `);
}

export async function deleteImages(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.query(sql`delete from verification_images where id = any(${ids}::uuid[])`);
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
