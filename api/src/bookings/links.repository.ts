import type { GuestLanguage, Passenger } from '@suite/contracts/bookings';
import { raw, sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import type { BookingKey } from './booking-events.ts';
import {
  inScope,
  isActive,
  isBooking,
  ofHotels,
  withHotelAndGuests,
  type BookingRef,
} from './bookings.repository.ts';
import type { StoredGuestFacts } from './domain/guest-facts.ts';
import type { SealedToken } from './domain/verification-token.ts';

/** The primary guest holds the link of the booking; another guest has a link of their own. */
export interface LinkHolder extends BookingKey {
  passenger_id: number | null;
}

const tableOf = ({ passenger_id }: LinkHolder): Sql => raw(passenger_id === null ? 'bookings' : 'passengers');

const isHolder = ({ hotel_id, booking_id, passenger_id }: LinkHolder): Sql => {
  const row =
    passenger_id === null
      ? sql`id = ${booking_id}`
      : sql`id = ${passenger_id} and booking_id = ${booking_id}`;
  return sql`hotel_id = ${hotel_id} and ${row}`;
};

export interface LinkedBooking extends StoredGuestFacts {
  id: number;
  hotel_id: number;
  hotel_name: string;
  time_zone: string;
  retention_hours: number;
  document_retention_days: number;
  allows_photo_files: boolean;
  asks_guest_facts: boolean;
  reviews_other_names: boolean;
  document_proof: 'zone' | 'printed';
  name: string;
  email: string;
  room_type: string | null;
  checkin_date: string;
  checkout_date: string | null;
  no_nights: number;
  checked_in_at: Date | null;
  checked_out_at: Date | null;
  is_verified: boolean;
  /** Other guests inherit the language of the booking until they choose one. */
  guest_language: GuestLanguage | null;
  passengers: readonly Passenger[];
  passenger_id: number | null;
}

export async function findBookingByToken(db: Database, token_hash: Buffer): Promise<LinkedBooking | null> {
  const [row] = await db.query<LinkedBooking>(sql`
    with link as (
      select hotel_id, id as booking_id, null::integer as passenger_id, guest_language from bookings
        where verification_token_hash = ${token_hash}
      union all
      select hotel_id, booking_id, id, guest_language from passengers where verification_token_hash = ${token_hash}
    )
    select bookings.id, bookings.hotel_id, hotels.hotel_name, hotels.time_zone, hotels.retention_hours,
      hotels.allows_photo_files, hotels.reviews_other_names, hotels.document_proof, hotels.document_retention_days,
      hotels.asks_guest_facts, bookings.phone, bookings.arrival_time, bookings.requests, bookings.checked_in_at,
      bookings.name, bookings.email, bookings.room_type, bookings.checkin_date, bookings.checkout_date, bookings.no_nights, bookings.checked_out_at,
      bookings.is_verified, coalesce(link.guest_language, bookings.guest_language) as guest_language,
      guests.passengers, link.passenger_id
    from link join bookings on bookings.hotel_id = link.hotel_id and bookings.id = link.booking_id ${withHotelAndGuests}
    where ${isActive}
  `);
  return row ?? null;
}

/** Includes deleted bookings, so that a late repeat of a call does not make a deleted booking again. */
export async function findIdByToken(
  db: Database,
  scope: HotelScope,
  token_hash: Buffer,
): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(
    sql`select bookings.id from bookings where verification_token_hash = ${token_hash} and ${ofHotels(scope, 'bookings')}`,
  );
  return row?.id ?? null;
}

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

export async function findTakenReferences(
  db: Database,
  hotel_id: number,
  stays: readonly { external_reference?: string | null | undefined }[],
): Promise<ReadonlySet<string>> {
  const references = stays.flatMap(({ external_reference }) => external_reference || []);
  const rows = await db.query<{ external_reference: string }>(sql`
    select external_reference from bookings
    where hotel_id = ${hotel_id} and external_reference = any(${references}::text[]) and deleted_at is null`);
  return new Set(rows.map(({ external_reference }) => external_reference));
}

/** Includes deleted bookings, because events of a deletion name the reference. */
export async function findReference(
  db: Database,
  hotel_id: number,
  booking_id: number,
): Promise<string | null> {
  const [row] = await db.query<{ external_reference: string | null }>(sql`
    select external_reference from bookings where hotel_id = ${hotel_id} and id = ${booking_id}`);
  return row?.external_reference ?? null;
}

/** The key has 40 bits, so that two bookings can share it by chance. */
export async function findIdsByArrivalKey(db: Database, scope: HotelScope, key: Buffer): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from bookings
    where substr(sha256('arrival:'::bytea || verification_token_hash), 1, 5) = ${key} and ${inScope(scope)} and ${isActive} limit 2
  `);
  return rows.map(({ id }) => id);
}

export type StoredLink = Pick<SealedToken, 'hash' | 'encrypted'>;

export async function findLink(db: Database, holder: LinkHolder): Promise<StoredLink | null> {
  const [row] = await db.query<StoredLink>(sql`
    select verification_token_hash as hash, verification_token_encrypted as encrypted
    from ${tableOf(holder)} where ${isHolder(holder)} and verification_token_encrypted is not null`);
  return row ?? null;
}

export async function writeLink(
  tx: Database,
  holder: LinkHolder,
  { hash, encrypted, short_id }: SealedToken,
): Promise<void> {
  await tx.query(sql`
    update ${tableOf(holder)} set verification_token_hash = ${hash}, verification_token_encrypted = ${encrypted},
      short_id = ${short_id}
    where ${isHolder(holder)}`);
}

export async function writeGuestLanguage(
  tx: Database,
  holder: LinkHolder,
  language: GuestLanguage,
): Promise<boolean> {
  const rows = await tx.query(sql`
    update ${tableOf(holder)} set guest_language = ${language}
    where ${isHolder(holder)} and guest_language is distinct from ${language} returning id`);
  return rows.length > 0;
}

/** Returns false once the guests have checked in. */
export async function writeGuestFacts(
  tx: Database,
  booking: BookingRef,
  { phone, arrival_time, requests }: StoredGuestFacts,
): Promise<boolean> {
  const rows = await tx.query(sql`
    update bookings set phone = ${phone}, arrival_time = ${arrival_time}, requests = ${requests}
    where ${isBooking(booking)} and checked_in_at is null and deleted_at is null returning id`);
  return rows.length > 0;
}

// Opening a link takes some 40 µs, so that a batch holds up requests for a few milliseconds only.
const linksAtOnce = 100;

export function findLinksWithoutShortId(
  db: Database,
  table: 'bookings' | 'passengers',
  after: number,
): Promise<(StoredLink & BookingRef)[]> {
  return db.query(sql`
    select hotel_id, id, verification_token_encrypted as encrypted, verification_token_hash as hash from ${raw(table)}
    where short_id is null and verification_token_encrypted is not null and id > ${after}
    order by id limit ${linksAtOnce}`);
}

/** Skips a link that was replaced in the meantime, because the new one has its own short ID. */
export async function writeShortId(
  db: Database,
  table: 'bookings' | 'passengers',
  { hotel_id, id, hash, short_id }: BookingRef & { hash: Buffer; short_id: string },
): Promise<void> {
  await db.query(sql`
    update ${raw(table)} set short_id = ${short_id}
    where hotel_id = ${hotel_id} and id = ${id} and verification_token_hash = ${hash} and short_id is null`);
}
