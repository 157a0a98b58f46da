import type { GuestLanguage, UpdateBookingPayload } from '@suite/contracts/bookings';
import { raw, sql, type Database } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';
import type { HotelScope } from '../access/caller.ts';
import { inScope, ofHotels, type GuestStay } from './bookings.repository.ts';
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

export async function noteMoment(
  tx: Database,
  id: number,
  { moment, at, user_id }: { moment: 'checked_in' | 'checked_out'; at: Date; user_id: number },
): Promise<void> {
  await tx.query(sql`
    update bookings set ${raw(`${moment}_at`)} = ${at}, ${raw(`${moment}_by`)} = ${user_id} where id = ${id}
  `);
}

export async function clearCheckIn(tx: Database, id: number): Promise<void> {
  await tx.query(sql`update bookings set checked_in_at = null, checked_in_by = null where id = ${id}`);
}
