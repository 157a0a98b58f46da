import type { Booking, GuestLanguage, StayState } from '@suite/contracts/bookings';
import { join, raw, sql, type Database, type Sql } from '@suite/database';
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
  /** The number of the group's first booking. */
  group_id?: number;
  created_by: number | null;
  created_at: Date | null;
  is_overbooked: boolean;
  token: SealedToken;
}

/**
 * Belongs in every `where` of this module. The table `of` must have a column hotel_id. A Super Admin's scope names no hotel:
 * the hotels of the bookings `ids` are looked up.
 */
export function ofHotels(
  scope: HotelScope,
  of: 'attempts' | 'bookings' | 'choices' | 'counts' | 'notes' | 'own' | 'passengers' | 'rooms',
  ids?: readonly number[],
): Sql {
  const table = raw(of);
  if (scope.kind === 'none') return sql`(false and ${table}.hotel_id = 0)`;
  if (scope.kind === 'hotel') return sql`${table}.hotel_id = ${scope.hotel_id}`;
  if (ids === undefined) return sql`true /* ${table} of all hotels */`;
  return sql`${table}.hotel_id = any (array(
    select own.hotel_id from booking_overview own where own.id = any(${[...ids]}::integer[])))`;
}

export function inScope(scope: HotelScope): Sql {
  return sql`bookings.deleted_at is null and ${ofHotels(scope, 'bookings')}`;
}

/** Includes deleted bookings. */
export function isAmong(scope: HotelScope, ids: readonly number[]): Sql {
  return sql`bookings.id = any(${[...ids]}::integer[]) and ${ofHotels(scope, 'bookings', ids)}`;
}

export interface BookingRef {
  hotel_id: number;
  id: number;
}

export const isBooking = ({ hotel_id, id }: BookingRef) =>
  sql`bookings.hotel_id = ${hotel_id} and bookings.id = ${id}`;

/**
 * Deleted and cancelled stays and no-shows occupy no room and have no link, mail or photo. Names the columns of the indexes, so that
 * counts do not read the bookings themselves.
 */
export const isActive = sql`bookings.deleted_at is null and bookings.cancelled_at is null and bookings.no_show_at is null`;

export const stayState = sql`
  stay_state(bookings.checked_in_at, bookings.checked_out_at, bookings.no_show_at, bookings.cancelled_at)`;

export const bookingColumns = sql`
  bookings.id, bookings.name, bookings.email, bookings.hotel_id, hotels.hotel_name, bookings.room_type,
  bookings.checkin_date, bookings.checkout_date, bookings.no_nights, bookings.is_verified,
  bookings.short_id, bookings.guest_language, ${stayState} as stay_state, bookings.group_id, bookings.is_overbooked,
  bookings.phone, bookings.arrival_time, bookings.requests, bookings.external_reference,
  bookings.created_at, bookings.updated_at, guests.passengers, stay_rooms.room
`;

export const withHotelAndGuests = sql`
  join hotel_overview as hotels on hotels.id = bookings.hotel_id
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'type', type, 'user_type', user_type,
      'is_verified', is_verified, 'short_id', short_id,
      'is_accompanied', is_verified and verified_method = 'guardian' and verified_by is null) order by id), '[]') as passengers
    from passengers where hotel_id = bookings.hotel_id and booking_id = bookings.id
  ) as guests
  left join lateral (
    select json_build_object('room_id', room_id, 'room_number', room_number, 'room_type', nights.room_type,
      'is_upgrade', coalesce(nights.room_type <> bookings.room_type, false), 'is_fixed', is_fixed) as room
    from stay_room_overview as nights
    where nights.hotel_id = bookings.hotel_id and nights.booking_id = bookings.id order by nights.during desc limit 1
  ) as stay_rooms on true
`;

export async function findBooking(db: Database, scope: HotelScope, id: number): Promise<BookingRow | null> {
  const [row] = await db.query<BookingRow>(sql`
    select ${bookingColumns} from bookings ${withHotelAndGuests}
    where ${isAmong(scope, [id])} and bookings.deleted_at is null
  `);
  return row ?? null;
}

export function findGroup(db: Database, scope: HotelScope, id: number): Promise<BookingRow[]> {
  return db.query<BookingRow>(sql`
    select ${bookingColumns} from bookings ${withHotelAndGuests}
    where (bookings.hotel_id, bookings.group_id) = (
      select bookings.hotel_id, bookings.group_id from bookings where ${isAmong(scope, [id])}
    ) and bookings.deleted_at is null
    order by bookings.id
  `);
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

/** Locks several guests in one order, so that two callers cannot wait for each other. */
export async function lockGuests(tx: Database, hotel_id: number, emails: readonly string[]): Promise<void> {
  await tx.query(sql`
    select pg_advisory_xact_lock(${hotel_id}::int, key) from (
      select distinct hashtext(lower(email)) as key from unnest(${[...emails]}::text[]) as email order by 1
    ) as guests
  `);
}

function insertOf(bookings: readonly NewBooking[]): Sql {
  const values = bookings.map(
    (booking) => sql`(
      ${booking.hotel_id}, ${booking.name}, ${booking.email}, ${booking.room_type}, ${booking.checkin_date},
      ${booking.checkout_date}, ${booking.no_nights}, ${booking.allow_overlap ?? false}, ${booking.is_overbooked},
      ${booking.token.hash}, ${booking.token.encrypted}, ${booking.token.short_id},
      ${booking.guest_language ?? null}, ${booking.phone || null}, ${booking.arrival_time || null},
      ${booking.requests || null}, ${booking.external_reference || null}, ${booking.group_id ?? null}, ${booking.created_by},
      coalesce(${booking.created_at}::timestamptz, now()), coalesce(${booking.created_at}::timestamptz, now())
    )`,
  );
  return sql`
    insert into bookings (
      hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights, overlap_allowed, is_overbooked,
      verification_token_hash, verification_token_encrypted, short_id, guest_language, phone, arrival_time,
      requests, external_reference, group_id, created_by, created_at, updated_at
    ) values ${join(values)}
    on conflict (verification_token_hash) do nothing`;
}

export async function insertBooking(tx: Database, booking: NewBooking): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(sql`${insertOf([booking])} returning id`);
  return row?.id ?? null;
}

/** Requires fresh tokens, and returns the numbers in the order of the bookings. */
export async function insertBookings(tx: Database, bookings: readonly NewBooking[]): Promise<number[]> {
  if (bookings.length === 0) return [];
  const rows = await tx.query<{ id: number; hash: Buffer }>(sql`
    ${insertOf(bookings)} returning id, verification_token_hash as hash`);
  const ids = new Map(rows.map(({ id, hash }) => [hash.toString('hex'), id]));
  return bookings.map(({ token }) => {
    const id = ids.get(token.hash.toString('hex'));
    if (id === undefined) throw new Error('A fresh verification token was taken already');
    return id;
  });
}

/** Makes a booking the first one of a group. */
export async function markGroup(tx: Database, booking: BookingRef): Promise<void> {
  await tx.query(sql`update bookings set group_id = id where ${isBooking(booking)}`);
}

export interface GuestStay extends Pick<NewBooking, 'hotel_id' | 'email' | 'checkin_date' | 'checkout_date'> {
  id?: number;
}

export interface DeskBooking {
  id: number;
  hotel_id: number;
  checkin_date: string;
  checkout_date: string | null;
  time_zone: string;
  room_type: string | null;
  no_nights: number;
  is_overbooked: boolean;
  stay_state: StayState;
  checked_in_at: Date | null;
  checked_in_by: string | null;
  checked_out_at: Date | null;
  checked_out_by: string | null;
  left_on: string | null;
  no_show_at: Date | null;
  no_show_by: string | null;
  cancelled_at: Date | null;
  cancelled_by: string | null;
  cancel_reason: string | null;
}

const nameOfAccount = (user_id: Sql) => sql`
  (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = ${user_id})`;

export async function findDeskBooking(
  db: Database,
  scope: HotelScope,
  id: number,
  { locked = false } = {},
): Promise<DeskBooking | null> {
  const [row] = await db.query<DeskBooking>(sql`
    select bookings.id, bookings.hotel_id, bookings.checkin_date, bookings.checkout_date, hotels.time_zone,
      bookings.room_type, bookings.no_nights, bookings.is_overbooked, ${stayState} as stay_state,
      bookings.checked_in_at, ${nameOfAccount(sql`checked_in_by`)} as checked_in_by,
      bookings.checked_out_at, ${nameOfAccount(sql`checked_out_by`)} as checked_out_by, bookings.left_on,
      bookings.no_show_at, ${nameOfAccount(sql`no_show_by`)} as no_show_by,
      bookings.cancelled_at, ${nameOfAccount(sql`cancelled_by`)} as cancelled_by, bookings.cancel_reason
    from bookings join hotel_overview as hotels on hotels.id = bookings.hotel_id
    where ${isAmong(scope, [id])} and bookings.deleted_at is null ${locked ? sql`for no key update of bookings` : sql``}
  `);
  return row ?? null;
}
