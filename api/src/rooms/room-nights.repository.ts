import type { CalendarDate } from '@suite/contracts/dates';
import type { CreateBlockPayload, RoomBlock } from '@suite/contracts/rooms';
import { sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { isAmong } from '../bookings/bookings.public.ts';
import type { Occupant } from './domain/choose-room.ts';
import type { Nights, RoomRange, RoomStay } from './domain/room-ranges.ts';

const lockKey = 7_318_020;

/**
 * Serializes the writers of a hotel's room nights: the constraint alone could refuse them with a deadlock. The locks of
 * bookings come before it.
 */
export async function lockRoomNights(tx: Database, hotel_id: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${lockKey}::int, ${hotel_id}::int)`);
}

export interface StoredStay extends RoomStay {
  checkin_date: CalendarDate;
  is_overbooked: boolean;
}

/** Guests in house may have arrived before their check-in date. */
const firstNight = sql`
  case when bookings.stay_state = 'in_house'
    then least(bookings.checkin_date, (bookings.checked_in_at at time zone hotels.time_zone)::date)
    else bookings.checkin_date end`;

function selectStays(condition: Sql): Sql {
  return sql`
    select bookings.id as booking_id, bookings.hotel_id, bookings.room_type, bookings.checkin_date, ${firstNight} as "from",
      bookings.stay_end as "to", bookings.stay_state, bookings.inactive_since is null as is_active,
      bookings.is_overbooked, (now() at time zone hotels.time_zone)::date as today
    from booking_overview as bookings join hotel_overview as hotels on hotels.id = bookings.hotel_id
    where ${condition} order by bookings.id`;
}

const among = (scope: HotelScope, ids: readonly number[]) =>
  sql`${isAmong(scope, ids)} and bookings.deleted_at is null`;

/** Locks the bookings, so that their nights and rooms change only here. */
export function lockStays(tx: Database, scope: HotelScope, ids: readonly number[]): Promise<StoredStay[]> {
  return tx.query<StoredStay>(sql`${selectStays(among(scope, ids))} for no key update of bookings`);
}

export function findStays(db: Database, scope: HotelScope, ids: readonly number[]): Promise<RoomStay[]> {
  return db.query<RoomStay>(selectStays(among(scope, ids)));
}

/** Returns deleted bookings too. */
export async function findChangedStay(
  tx: Database,
  { hotel_id, booking_id }: { hotel_id: number; booking_id: number },
): Promise<RoomStay> {
  const [row] = await tx.query<RoomStay>(
    selectStays(sql`bookings.id = ${booking_id} and bookings.hotel_id = ${hotel_id}`),
  );
  if (!row) throw new Error(`There is no booking ${booking_id}.`);
  return row;
}

export async function findToday(db: Database, hotel_id: number, now?: Date): Promise<CalendarDate> {
  const [row] = await db.query<{ today: CalendarDate }>(sql`
    select (coalesce(${now ?? null}::timestamptz, now()) at time zone time_zone)::date as today
    from hotel_overview where id = ${hotel_id}`);
  if (!row) throw new Error(`There is no hotel ${hotel_id}.`);
  return row.today;
}

export async function findArrivingWithoutRoom(
  db: Database,
  hotel_id: number,
  checkin_date: CalendarDate,
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from booking_overview as bookings
    where hotel_id = ${hotel_id} and checkin_date = ${checkin_date} and stay_state in ('booked', 'in_house')
      and deleted_at is null and not exists (
        select from room_nights
        where hotel_id = bookings.hotel_id and booking_id = bookings.id and upper(during) = bookings.stay_end)
    order by id`);
  return rows.map(({ id }) => id);
}

export interface StoredRange extends RoomRange {
  id: number;
  booking_id: number;
  room_number: string;
  room_type: string;
}

export function findRanges(
  db: Database,
  hotel_id: number,
  booking_ids: readonly number[],
): Promise<StoredRange[]> {
  return db.query<StoredRange>(sql`
    select nights.id, nights.booking_id, nights.room_id, rooms.room_number, rooms.room_type, nights.is_fixed,
      lower(during) as "from", upper(during) as "to"
    from room_nights as nights join rooms on rooms.hotel_id = nights.hotel_id and rooms.id = nights.room_id
    where nights.hotel_id = ${hotel_id} and nights.booking_id = any(${[...booking_ids]}::integer[])
    order by nights.during`);
}

export type RangesByBooking = ReadonlyMap<number, readonly RoomRange[]>;

const rangeOf = ({ from, to }: Nights) => sql`daterange(${from}::date, ${to}::date)`;

/** Removes and shortens ranges before it adds others, so that stays can exchange their rooms. */
export async function writeRanges(
  tx: Database,
  { hotel_id, created_by }: { hotel_id: number; created_by: number | null },
  after: RangesByBooking,
): Promise<void> {
  const ranges = [...after].flatMap(([booking_id, own]) => own.map((range) => ({ ...range, booking_id })));
  const kept = ranges.filter(({ id }) => id !== undefined);
  await tx.query(sql`
    delete from room_nights
    where hotel_id = ${hotel_id} and booking_id = any(${[...after.keys()]}::integer[])
      and id <> all(${kept.map(({ id }) => id)}::bigint[])`);
  for (const range of kept) {
    await tx.query(sql`
      update room_nights set during = ${rangeOf(range)}, is_fixed = ${range.is_fixed}
      where hotel_id = ${hotel_id} and booking_id = ${range.booking_id} and id = ${range.id}`);
  }
  for (const range of ranges.filter(({ id }) => id === undefined)) {
    await tx.query(sql`
      insert into room_nights (hotel_id, room_id, during, booking_id, is_fixed, created_by)
      values (${hotel_id}, ${range.room_id}, ${rangeOf(range)}, ${range.booking_id}, ${range.is_fixed}, ${created_by})`);
  }
}

export function isRoomTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23P01' && constraint === 'room_nights_no_overlap';
}

/** Returns the stays and blocks of these nights and of the two nights before and after them. */
export function findOccupants(
  db: Database,
  hotel_id: number,
  { from, to }: Nights,
  { without = [] as readonly number[] } = {},
): Promise<Occupant[]> {
  return db.query<Occupant>(sql`
    select room_id, booking_id, reason, lower(during) as "from", upper(during) as "to" from room_nights
    where hotel_id = ${hotel_id} and during && daterange(${from}::date - 2, ${to}::date + 2)
      and coalesce(booking_id <> all(${[...without]}::integer[]), true)
    order by room_nights.during`);
}

export async function hasNightsFrom(
  tx: Database,
  hotel_id: number,
  { room_id, day }: { room_id: number; day: CalendarDate },
): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from room_nights
    where hotel_id = ${hotel_id} and room_id = ${room_id} and upper(during) > ${day}::date limit 1`);
  return rows.length > 0;
}

/** Returns the rooms with guests in house other than those of the stay, also after their last night. */
export function findRoomsInUse(
  db: Database,
  { booking_id, hotel_id }: Pick<RoomStay, 'booking_id' | 'hotel_id'>,
): Promise<{ room_id: number; booking_id: number }[]> {
  return db.query<{ room_id: number; booking_id: number }>(sql`
    select last.room_id, bookings.id as booking_id
    from booking_overview as bookings join lateral (
      select room_id from room_nights as nights
      where nights.hotel_id = bookings.hotel_id and nights.booking_id = bookings.id
      order by during desc limit 1) as last on true
    where bookings.hotel_id = ${hotel_id} and bookings.checked_in_at is not null and bookings.checked_out_at is null
      and bookings.deleted_at is null and bookings.id <> ${booking_id}`);
}

function selectBlocks(hotel_id: number, condition: Sql): Sql {
  return sql`
    select nights.id, nights.room_id, rooms.room_number, nights.block_kind as kind, lower(during) as "from",
      upper(during) as "to", nights.reason,
      (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = nights.created_by)
        as created_by
    from room_nights as nights join rooms on rooms.hotel_id = nights.hotel_id and rooms.id = nights.room_id
    where nights.hotel_id = ${hotel_id} and nights.block_kind is not null and ${condition}
    order by nights.during, rooms.room_number`;
}

export function findBlocks(
  db: Database,
  hotel_id: number,
  { from, to }: { from: string; to: string | undefined },
): Promise<RoomBlock[]> {
  return db.query<RoomBlock>(
    selectBlocks(hotel_id, sql`nights.during && daterange(${from}::date, ${to ?? null}::date)`),
  );
}

export async function insertBlock(
  tx: Database,
  hotel_id: number,
  { room_id, from, to, kind, reason }: CreateBlockPayload,
  created_by: number,
): Promise<RoomBlock> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into room_nights (hotel_id, room_id, during, block_kind, reason, created_by)
    values (${hotel_id}, ${room_id}, ${rangeOf({ from, to })}, ${kind}, ${reason}, ${created_by})
    returning id`);
  const block = row && (await findBlock(tx, hotel_id, row.id));
  if (!block) throw new Error('The block was not returned');
  return block;
}

export async function findBlock(db: Database, hotel_id: number, id: number): Promise<RoomBlock | null> {
  const [block] = await db.query<RoomBlock>(selectBlocks(hotel_id, sql`nights.id = ${id}`));
  return block ?? null;
}

export async function deleteBlockRow(tx: Database, hotel_id: number, id: number): Promise<void> {
  await tx.query(sql`delete from room_nights where hotel_id = ${hotel_id} and id = ${id}`);
}

export async function endBlockRow(tx: Database, hotel_id: number, id: number, day: string): Promise<void> {
  await tx.query(sql`
    update room_nights set during = daterange(lower(during), ${day}::date) where hotel_id = ${hotel_id} and id = ${id}`);
}
