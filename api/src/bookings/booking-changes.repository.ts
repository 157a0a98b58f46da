import type { GuestFacts, GuestLanguage, StayState, UpdateBookingPayload } from '@suite/contracts/bookings';
import type { CalendarDate } from '@suite/contracts/dates';
import { raw, sql, type Database } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';
import type { HotelScope } from '../access/caller.ts';
import { isAmong, isBooking, stayState, type BookingRef, type GuestStay } from './bookings.repository.ts';
import type { StoredGuestFacts } from './domain/guest-facts.ts';
import type { SealedToken } from './domain/verification-token.ts';

export interface BookingBefore extends GuestStay, StoredGuestFacts {
  id: number;
  name: string;
  room_type: string | null;
  no_nights: number;
  stay_end: string;
  overlap_allowed: boolean;
  is_overbooked: boolean;
  guest_language: GuestLanguage | null;
  external_reference: string | null;
  stay_state: StayState;
  today: CalendarDate;
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
    select id, hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights, stay_end, overlap_allowed,
      is_overbooked, guest_language, external_reference, phone, arrival_time, requests, ${stayState} as stay_state, is_verified, verified_name,
      (select (now() at time zone time_zone)::date from hotel_overview where id = bookings.hotel_id) as today,
      updated_at
    from bookings
    where ${isAmong(scope, [id])} and deleted_at is null for update
  `);
  return row ?? null;
}

/** Reads without a lock, because the guest's advisory lock comes first, as in a new booking. */
export async function findStay(db: Database, scope: HotelScope, id: number): Promise<GuestStay | null> {
  const [row] = await db.query<GuestStay>(sql`
    select id, hotel_id, email, checkin_date, checkout_date from bookings
    where ${isAmong(scope, [id])}
  `);
  return row ?? null;
}

/** `renewed` is the secret of a new link when the old link must end. */
export interface BookingChange
  extends
    Omit<
      UpdateBookingPayload,
      | 'passengers'
      | 'hotel_id'
      | 'updated_at'
      | 'guest_language'
      | 'external_reference'
      | 'end_verification'
      | keyof GuestFacts
    >,
    StoredGuestFacts {
  overlap_allowed: boolean;
  is_overbooked: boolean;
  guest_language: GuestLanguage | null;
  external_reference: string | null;
  resetsPrimary: boolean;
  renewed: SealedToken | null;
}

export async function writeBooking(tx: Database, booking: BookingRef, change: BookingChange): Promise<void> {
  const { hash, encrypted, short_id } = change.renewed ?? { hash: null, encrypted: null, short_id: null };
  await tx.query(sql`
    update bookings set
      name = ${change.name}, email = ${change.email}, room_type = ${change.room_type},
      checkin_date = ${change.checkin_date}, checkout_date = ${change.checkout_date},
      no_nights = ${change.no_nights}, overlap_allowed = ${change.overlap_allowed},
      is_overbooked = ${change.is_overbooked},
      guest_language = ${change.guest_language}, external_reference = ${change.external_reference},
      phone = ${change.phone}, arrival_time = ${change.arrival_time}, requests = ${change.requests},
      is_verified = is_verified and not ${change.resetsPrimary}::boolean,
      verified_name = case when is_verified and not ${change.resetsPrimary}::boolean then coalesce(verified_name, name) end,
      verified_at = case when ${change.resetsPrimary}::boolean then null else verified_at end,
      verification_token_hash = coalesce(${hash}::bytea, verification_token_hash),
      verification_token_encrypted = coalesce(${encrypted}::bytea, verification_token_encrypted),
      short_id = coalesce(${short_id}::text, short_id),
      updated_at = ${laterThan('updated_at')}
    where ${isBooking(booking)}
  `);
}

/** A permitted overlap applies to the same dates only. */
export async function writeStayDates(
  tx: Database,
  booking: BookingRef,
  {
    checkin_date,
    checkout_date,
    is_overbooked,
  }: Record<'checkin_date' | 'checkout_date', string> & {
    is_overbooked: boolean;
  },
): Promise<void> {
  await tx.query(sql`
    update bookings set checkin_date = ${checkin_date}, checkout_date = ${checkout_date},
      no_nights = ${checkout_date}::date - ${checkin_date}::date, is_overbooked = ${is_overbooked},
      overlap_allowed = false, updated_at = ${laterThan('updated_at')}
    where ${isBooking(booking)}
  `);
}

/** Leaves out deleted bookings. */
export function findChangedSinceCreation(
  tx: Database,
  hotel_id: number,
  ids: readonly number[],
): Promise<{ id: number; is_changed: boolean }[]> {
  return tx.query(sql`
    select id, updated_at <> created_at or is_verified
      or coalesce(checked_in_at, checked_out_at, cancelled_at, no_show_at) is not null
      or exists (select from passengers
        where passengers.hotel_id = bookings.hotel_id and booking_id = bookings.id and passengers.is_verified) as is_changed
    from bookings where hotel_id = ${hotel_id} and id = any(${[...ids]}::integer[]) and deleted_at is null
    order by id for update
  `);
}

export async function markDeleted(tx: Database, scope: HotelScope, id: number): Promise<boolean> {
  const rows = await tx.query(sql`
    update bookings set deleted_at = now(), updated_at = ${laterThan('updated_at')}
    where ${isAmong(scope, [id])} and deleted_at is null returning id
  `);
  return rows.length > 0;
}

interface DeletedStay extends GuestStay {
  room_type: string | null;
  no_nights: number;
  is_overbooked: boolean;
  occupies: boolean;
}

export async function lockDeleted(
  tx: Database,
  scope: HotelScope,
  id: number,
  withinSeconds: number,
): Promise<DeletedStay | null> {
  const [row] = await tx.query<DeletedStay>(sql`
    select id, hotel_id, email, room_type, checkin_date, checkout_date, no_nights, is_overbooked,
      coalesce(cancelled_at, no_show_at) is null as occupies
    from bookings
    where ${isAmong(scope, [id])} and deleted_at > now() - make_interval(secs => ${withinSeconds})
    for update
  `);
  return row ?? null;
}

export async function unmarkDeleted(
  tx: Database,
  booking: BookingRef,
  is_overbooked: boolean,
): Promise<void> {
  await tx.query(sql`
    update bookings set deleted_at = null, is_overbooked = ${is_overbooked}, updated_at = ${laterThan('updated_at')}
    where ${isBooking(booking)}
  `);
}

type StayMoment = 'checked_in' | 'checked_out' | 'no_show' | 'cancelled';

export async function noteMoment(
  tx: Database,
  booking: BookingRef,
  { moment, at, user_id }: { moment: StayMoment; at: Date; user_id: number | null },
): Promise<void> {
  await tx.query(sql`
    update bookings set ${raw(`${moment}_at`)} = ${at}, ${raw(`${moment}_by`)} = ${user_id}
    where ${isBooking(booking)}`);
}

export async function clearMoment(tx: Database, booking: BookingRef, moment: StayMoment): Promise<void> {
  await tx.query(sql`
    update bookings set ${raw(`${moment}_at`)} = null, ${raw(`${moment}_by`)} = null where ${isBooking(booking)}`);
}

/** The day by the hotel's clock ends the nights that are sold. */
export async function writeLeftOn(
  tx: Database,
  booking: BookingRef,
  left_on: CalendarDate | null,
): Promise<void> {
  await tx.query(sql`update bookings set left_on = ${left_on} where ${isBooking(booking)}`);
}

export async function writeOverbooked(
  tx: Database,
  booking: BookingRef,
  is_overbooked: boolean,
): Promise<void> {
  await tx.query(sql`update bookings set is_overbooked = ${is_overbooked} where ${isBooking(booking)}`);
}

export async function writeCancelReason(
  tx: Database,
  booking: BookingRef,
  reason: string | null,
): Promise<void> {
  await tx.query(
    sql`update bookings set cancel_reason = ${reason}, updated_at = ${laterThan('updated_at')} where ${isBooking(booking)}`,
  );
}
