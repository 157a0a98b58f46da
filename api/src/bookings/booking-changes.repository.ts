import type { GuestLanguage, UpdateBookingPayload } from '@suite/contracts/bookings';
import { join, sql, type Database } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';
import type { HotelScope } from '../access/caller.ts';
import { inScope, ofHotels, type GuestStay } from './bookings.repository.ts';
import { keepName } from './domain/keep-name.ts';
import type { SealedToken } from './domain/verification-token.ts';

export interface BookingBefore extends GuestStay {
  id: number;
  name: string;
  room_type: string | null;
  no_nights: number;
  overlap_allowed: boolean;
  guest_language: GuestLanguage | null;
  is_verified: boolean;
  verified_name: string | null;
  updated_at: Date;
}

export async function lockBooking(
  tx: Database,
  scope: HotelScope,
  id: number,
): Promise<BookingBefore | null> {
  const [row] = await tx.query<BookingBefore>(sql`
    select id, hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights, overlap_allowed,
      guest_language, is_verified, verified_name, updated_at
    from bookings
    where id = ${id} and ${inScope(scope)} for update
  `);
  return row ?? null;
}

/** Reads without a lock, because the guest's advisory lock comes first, as in a new booking. */
export async function findStay(db: Database, scope: HotelScope, id: number): Promise<GuestStay | null> {
  const [row] = await db.query<GuestStay>(sql`
    select id, hotel_id, email, checkin_date, checkout_date from bookings
    where id = ${id} and ${ofHotels(scope, 'bookings')}
  `);
  return row ?? null;
}

/** `renewed` is the secret of a new link when the old link must end. */
export interface BookingChange extends Omit<
  UpdateBookingPayload,
  'passengers' | 'hotel_id' | 'updated_at' | 'guest_language' | 'end_verification'
> {
  overlap_allowed: boolean;
  guest_language: GuestLanguage | null;
  resetsPrimary: boolean;
  renewed: SealedToken | null;
}

export async function writeBooking(tx: Database, id: number, change: BookingChange): Promise<void> {
  const { hash, encrypted, short_id } = change.renewed ?? { hash: null, encrypted: null, short_id: null };
  await tx.query(sql`
    update bookings set
      name = ${change.name}, email = ${change.email}, room_type = ${change.room_type},
      checkin_date = ${change.checkin_date}, checkout_date = ${change.checkout_date},
      no_nights = ${change.no_nights}, overlap_allowed = ${change.overlap_allowed},
      guest_language = ${change.guest_language},
      is_verified = is_verified and not ${change.resetsPrimary}::boolean,
      verified_name = case when is_verified and not ${change.resetsPrimary}::boolean then coalesce(verified_name, name) end,
      verified_at = case when ${change.resetsPrimary}::boolean then null else verified_at end,
      verification_token_hash = coalesce(${hash}::bytea, verification_token_hash),
      verification_token_encrypted = coalesce(${encrypted}::bytea, verification_token_encrypted),
      short_id = coalesce(${short_id}::text, short_id),
      updated_at = ${laterThan('updated_at')}
    where id = ${id}
  `);
}

type Passenger = UpdateBookingPayload['passengers'][number];

interface StoredPassenger extends Pick<BookingBefore, 'id' | 'name' | 'is_verified' | 'verified_name'> {
  type: string;
}

interface Reconciled {
  /** These ids belong to no guest of this booking; when there are any, nothing is written. */
  unknown: number[];
  added: number;
  removed: number;
  reset: string[];
}

/**
 * Matches guests by id: adds those without one, deletes missing ones, and resets the verification of another person.
 */
export async function reconcilePassengers(
  tx: Database,
  booking_id: number,
  passengers: readonly Passenger[],
  isSamePerson: (before: StoredPassenger, name: string) => Promise<boolean>,
): Promise<Reconciled> {
  const stored = await tx.query<StoredPassenger>(sql`
    select id, name, type, is_verified, verified_name from passengers where booking_id = ${booking_id} for update
  `);
  const kept = passengers.flatMap((passenger) =>
    passenger.id === undefined ? [] : { ...passenger, id: passenger.id },
  );
  const unknown = kept.map(({ id }) => id).filter((id) => !stored.some((one) => one.id === id));
  if (unknown.length > 0) return { unknown, added: 0, removed: 0, reset: [] };

  const gone = stored.map(({ id }) => id).filter((id) => !kept.some((one) => one.id === id));
  if (gone.length > 0) await tx.query(sql`delete from passengers where id = any(${gone}::int[])`);

  const reset: string[] = [];
  for (const { id, name: sent, type } of kept) {
    const before = stored.find((one) => one.id === id);
    if (!before) continue;
    const name = keepName(before.name, sent);
    if (before.name === name && before.type === type) continue;
    if (before.type === type && (await isSamePerson(before, name))) {
      const verified_name = before.is_verified ? (before.verified_name ?? before.name) : null;
      await tx.query(
        sql`update passengers set name = ${name}, verified_name = ${verified_name} where id = ${id}`,
      );
      continue;
    }
    if (before.is_verified) reset.push(before.name);
    await tx.query(sql`
      update passengers set name = ${name}, type = ${type}, is_verified = false, verified_at = null,
        verification_token_hash = null, verification_token_encrypted = null, short_id = null,
        guest_language = null
      where id = ${id}
    `);
  }
  const fresh = passengers.filter(({ id }) => id === undefined);
  if (fresh.length > 0) {
    const rows = fresh.map(
      ({ name, type, user_type }) => sql`(${booking_id}, ${name}, ${type}, ${user_type})`,
    );
    await tx.query(sql`insert into passengers (booking_id, name, type, user_type) values ${join(rows)}`);
  }
  return { unknown, added: fresh.length, removed: gone.length, reset };
}

export async function markDeleted(tx: Database, scope: HotelScope, id: number): Promise<boolean> {
  const rows = await tx.query(sql`
    update bookings set deleted_at = now(), updated_at = ${laterThan('updated_at')}
    where id = ${id} and ${inScope(scope)} returning id
  `);
  return rows.length > 0;
}

export async function unmarkDeleted(
  tx: Database,
  scope: HotelScope,
  id: number,
  withinSeconds: number,
): Promise<boolean> {
  const rows = await tx.query(sql`
    update bookings set deleted_at = null, updated_at = ${laterThan('updated_at')}
    where id = ${id} and ${ofHotels(scope, 'bookings')}
      and deleted_at > now() - make_interval(secs => ${withinSeconds}) returning id
  `);
  return rows.length > 0;
}
