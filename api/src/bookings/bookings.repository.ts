import type { Booking, GuestLanguage } from '@suite/contracts/bookings';
import { raw, sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import type { NewStay } from './domain/new-stay.ts';
import type { SealedToken } from './domain/verification-token.ts';

export type BookingRow = Omit<Booking, 'created_at' | 'updated_at' | 'guest_language'> & {
  guest_language: GuestLanguage | null;
  created_at: Date;
  updated_at: Date;
};

export function toBooking(row: BookingRow): Booking {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}

export interface NewBooking extends NewStay {
  hotel_id: number;
  created_by: number;
  created_at: Date | null;
  token: SealedToken;
}

/** Belongs in every `where` of this module. The table `of` must have a column hotel_id. */
export function ofHotels(scope: HotelScope, of: 'bookings' | 'counts'): Sql {
  if (scope.kind === 'all') return sql`true`;
  if (scope.kind === 'none') return sql`false`;
  return sql`${raw(of)}.hotel_id = ${scope.hotel_id}`;
}

export function inScope(scope: HotelScope): Sql {
  return sql`bookings.deleted_at is null and ${ofHotels(scope, 'bookings')}`;
}

export const bookingColumns = sql`
  bookings.id, bookings.name, bookings.email, bookings.hotel_id, hotels.hotel_name, bookings.room_type,
  bookings.checkin_date, bookings.checkout_date, bookings.no_nights, bookings.is_verified,
  bookings.short_id, bookings.guest_language, bookings.created_at, bookings.updated_at, guests.passengers
`;

export const withHotelAndGuests = sql`
  join hotel_overview as hotels on hotels.id = bookings.hotel_id
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'type', type, 'user_type', user_type,
      'is_verified', is_verified, 'short_id', short_id,
      'is_accompanied', is_verified and verified_method = 'guardian' and verified_by is null) order by id), '[]') as passengers
    from passengers where booking_id = bookings.id
  ) as guests
`;

export async function findBooking(db: Database, scope: HotelScope, id: number): Promise<BookingRow | null> {
  const [row] = await db.query<BookingRow>(sql`
    select ${bookingColumns} from bookings ${withHotelAndGuests}
    where bookings.id = ${id} and ${inScope(scope)}
  `);
  return row ?? null;
}

export async function findBookableHotel(
  db: Database,
  hotel_id: number,
): Promise<{ id: number; time_zone: string } | null> {
  const [row] = await db.query<{ id: number; time_zone: string }>(sql`
    select id, time_zone from hotel_overview where id = ${hotel_id} and is_approved and is_active
  `);
  return row ?? null;
}

/** Returns null when the name is ambiguous, or the hotel not approved or not active. */
export async function findBookableHotelNamed(
  db: Database,
  hotel_name: string,
): Promise<{ id: number; time_zone: string } | null> {
  const rows = await db.query<{ id: number; time_zone: string }>(sql`
    select id, time_zone from hotel_overview where hotel_name = ${hotel_name} and is_approved and is_active limit 2
  `);
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/** Serializes the writers of one guest's stays; the overlap constraint alone could refuse them with a deadlock. */
export async function lockGuest(tx: Database, hotel_id: number, email: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${hotel_id}::int, hashtext(lower(${email}::text)))`);
}

export async function insertBooking(tx: Database, booking: NewBooking): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into bookings (
      hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights, overlap_allowed,
      verification_token_hash, verification_token_encrypted, short_id, guest_language, created_by, created_at, updated_at
    ) values (
      ${booking.hotel_id}, ${booking.name}, ${booking.email}, ${booking.room_type}, ${booking.checkin_date},
      ${booking.checkout_date}, ${booking.no_nights}, ${booking.allow_overlap ?? false},
      ${booking.token.hash}, ${booking.token.encrypted}, ${booking.token.short_id},
      ${booking.guest_language ?? null}, ${booking.created_by},
      coalesce(${booking.created_at}::timestamptz, now()), coalesce(${booking.created_at}::timestamptz, now())
    )
    on conflict (verification_token_hash) do nothing
    returning id
  `);
  return row?.id ?? null;
}

export function isOverlap(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23P01' && constraint === 'bookings_no_overlap';
}

export interface GuestStay extends Pick<NewBooking, 'hotel_id' | 'email' | 'checkin_date' | 'checkout_date'> {
  id?: number;
}

type OverlappingStay = Pick<BookingRow, 'id' | 'name'> & Record<'checkin_date' | 'checkout_date', string>;

export async function findOverlappingStay(
  db: Database,
  stay: GuestStay,
): Promise<OverlappingStay | undefined> {
  const [found] = await db.query<OverlappingStay>(sql`
    select id, name, checkin_date, checkout_date from bookings
    where hotel_id = ${stay.hotel_id} and lower(email) = lower(${stay.email})
      and id is distinct from ${stay.id ?? null}::int
      and deleted_at is null and checkout_date is not null and (overlap_allowed or not overlap_allowed)
      and daterange(checkin_date, checkout_date, '[)') &&
        daterange(${stay.checkin_date}::date, ${stay.checkout_date}::date, '[)')
    order by bookings.checkin_date, id limit 1
  `);
  return found;
}

export interface DeskBooking {
  id: number;
  hotel_id: number;
  checkin_date: string;
  checkout_date: string | null;
  time_zone: string;
  checked_in_at: Date | null;
  checked_in_by: string | null;
  checked_out_at: Date | null;
}

export async function findDeskBooking(
  db: Database,
  scope: HotelScope,
  id: number,
  { locked = false } = {},
): Promise<DeskBooking | null> {
  const [row] = await db.query<DeskBooking>(sql`
    select bookings.id, bookings.hotel_id, bookings.checkin_date, bookings.checkout_date, hotels.time_zone,
      bookings.checked_in_at, bookings.checked_out_at,
      (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = checked_in_by)
        as checked_in_by
    from bookings join hotel_overview as hotels on hotels.id = bookings.hotel_id
    where bookings.id = ${id} and ${inScope(scope)} ${locked ? sql`for no key update of bookings` : sql``}
  `);
  return row ?? null;
}
