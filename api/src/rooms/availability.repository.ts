import { roomTypes } from '@suite/contracts/bookings';
import { maxNightsShown } from '@suite/contracts/rooms';
import type { CalendarDate } from '@suite/contracts/dates';
import type { BookingRef, PlannedStay } from '../bookings/bookings.public.ts';
import { sql, type Database, type Sql } from '@suite/database';

/** Bounds the nights of a stay whose check-out is centuries away. */
const maxNights = 3650;

/** Nights from `from` on, before `to`; both may read `today` of the hotel. */
interface NightsToCount {
  hotel_id: number | Sql;
  from: Sql;
  to: Sql;
  /** Replaces the hotel's today. */
  today?: CalendarDate | undefined;
  room_type?: string | Sql;
  /** The room is counted as if it were deleted. */
  without_room?: number;
}

export interface TypeNight {
  room_type: string;
  night: CalendarDate;
  in_service: number;
  sold: number;
}

/**
 * Types without a room have no rows. Guests who arrived before their check-in date need a room from their arrival on. A room with
 * the status Out of Order is out of service on all nights from today on, one in Maintenance tonight only, and a blocked one on
 * the nights of its block. The range of early guests has both ends, because the planner takes an open one for a third of all bookings.
 */
function selectTypeNights(nights: NightsToCount): Sql {
  const { hotel_id, from, to, today = null, room_type = null, without_room = null } = nights;
  return sql`
    with span as materialized (
      select today, time_zone, first, least(${to}, first + ${maxNights}::integer) as last from (
        select coalesce(${today}::date, (now() at time zone time_zone)::date) as today, time_zone
        from hotel_overview where id = ${hotel_id}
      ) as hotel cross join lateral (select ${from} as first) as start
    ), hotel_rooms as materialized (
      select id, room_type, status, id is distinct from ${without_room}::integer as is_counted from room_overview
      where hotel_id = ${hotel_id} and (${room_type}::text is null or room_type = ${room_type})
    ), types as materialized (
      select room_type, count(*) filter (where is_counted) as rooms,
        count(*) filter (where is_counted and status = 'Out of Order') as out_of_order,
        count(*) filter (where is_counted and status = 'Maintenance') as in_maintenance
      from hotel_rooms group by room_type
    ), early as (
      select bookings.room_type, (checked_in_at at time zone time_zone)::date as arrival,
        least(checkin_date, (checked_out_at at time zone time_zone)::date) as until
      from span cross join booking_overview as bookings
      where hotel_id = ${hotel_id} and checked_in_at is not null and deleted_at is null
        and checkin_date > (select first from span)
        and checkin_date <= (select last + ${maxNights}::integer from span)
    ), changes as (
      select counts.room_type, greatest(counts.day, first) as night, sum(stays) as change
      from span, (
        select room_type, day, stays from stay_change_overview where hotel_id = ${hotel_id}
        union all
        select room_type, unnest(array[arrival, until]), unnest(array[1, -1]) from early where arrival < until
      ) as counts
      where counts.room_type in (select room_type from types) and counts.day < last
      group by 1, 2
    ), blocked as (
      select hotel_rooms.room_type, days.at::date as night, count(*) as rooms
      from span cross join room_nights join hotel_rooms on hotel_rooms.id = room_nights.room_id and is_counted
      cross join lateral generate_series(
        greatest(lower(during), first)::timestamp, (least(upper(during), last) - 1)::timestamp, '1 day') as days (at)
      where room_nights.hotel_id = ${hotel_id} and block_kind is not null
        and during && daterange(least(first, last), last)
        and not (status = 'Out of Order' and days.at >= today or status = 'Maintenance' and days.at = today)
      group by 1, 2
    ), nights as (
      select days.at::date as night from span
      cross join lateral generate_series(first::timestamp, (last - 1)::timestamp, '1 day') as days (at)
    )
    select types.room_type, nights.night,
      (types.rooms - case when nights.night >= today then out_of_order else 0 end
        - case when nights.night = today then in_maintenance else 0 end - coalesce(blocked.rooms, 0))::integer as in_service,
      (sum(coalesce(change, 0)) over (partition by types.room_type order by nights.night))::integer as sold
    from span cross join types cross join nights
    left join changes on changes.room_type = types.room_type and changes.night = nights.night
    left join blocked on blocked.room_type = types.room_type and blocked.night = nights.night`;
}

/** `today` is the hotel's own unless it is given. */
export function findTypeNights(
  db: Database,
  { hotel_id, from, to, today }: { hotel_id: number; from: string; to: string; today?: CalendarDate },
): Promise<TypeNight[]> {
  const nights = { hotel_id, from: sql`${from}::date`, to: sql`${to}::date`, today };
  return db.query<TypeNight>(sql`
    select * from (${selectTypeNights(nights)}) as counted
    order by array_position(${[...roomTypes]}::text[], room_type), room_type, counted.night`);
}

/** Leaves out the nights that are over. */
export function findNightsOfStay(
  tx: Database,
  stay: Pick<PlannedStay, 'hotel_id' | 'checkin_date' | 'checkout_date' | 'no_nights'> & {
    room_type: string;
  },
): Promise<TypeNight[]> {
  const { hotel_id, room_type, checkin_date, checkout_date = null, no_nights } = stay;
  const from = sql`greatest(${checkin_date}::date, today)`;
  const to = sql`coalesce(${checkout_date}::date, ${checkin_date}::date + ${no_nights}::integer)`;
  return tx.query<TypeNight>(sql`
    select * from (${selectTypeNights({ hotel_id, room_type, from, to })}) as counted order by counted.night`);
}

/** Returns the first night from today on for which the other rooms do not suffice. */
export async function findNightInNeed(
  db: Database,
  { hotel_id, room_type, without_room }: { hotel_id: number; room_type: string; without_room: number },
): Promise<TypeNight | null> {
  const nights = {
    hotel_id,
    room_type,
    without_room,
    from: sql`today`,
    to: sql`today + ${maxNights}::integer`,
  };
  const [row] = await db.query<TypeNight>(sql`
    select * from (${selectTypeNights(nights)}) as counted where sold > in_service order by counted.night limit 1`);
  return row ?? null;
}

/**
 * Returns those of the marked stays for which a room is still missing on a night to come. The stay that was booked last is the
 * first one to lack a room.
 */
export async function findOverbooked(db: Database, stays: readonly BookingRef[]): Promise<Set<number>> {
  if (stays.length === 0) return new Set();
  const [hotel_id, room_type] = [sql`marked.hotel_id`, sql`marked.room_type`];
  const [from, to] = [sql`greatest(marked.checkin_date, today)`, sql`marked.stay_end`];
  const hotels = [...new Set(stays.map((stay) => stay.hotel_id))];
  const isHeld = sql`deleted_at is null and cancelled_at is null and no_show_at is null and checked_out_at is null`;
  const rows = await db.query<{ id: number }>(sql`
    select id from booking_overview as marked
    where marked.hotel_id = any(${hotels}::integer[]) and id = any(${stays.map(({ id }) => id)}::integer[]) and is_overbooked and ${isHeld} and exists (
      select from (${selectTypeNights({ hotel_id, room_type, from, to })}) as counted where sold - in_service > (
        select count(*) from booking_overview as later
        where later.hotel_id = ${hotel_id} and later.room_type = ${room_type} and is_overbooked and ${isHeld}
          and later.id > marked.id and checkin_date <= counted.night and stay_end > counted.night))`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Serializes the sellers of one room type. It comes after the lock of the guest and the row of the booking, before any other
 * write; several types are locked in the order of their names.
 */
export async function lockSales(tx: Database, hotel_id: number, room_type: string): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(${hotel_id}::integer, hashtext('sell ' || ${room_type}::text))`,
  );
}

/** One item for each of the next nights that is sold beyond the rooms in service. */
export function selectOverbookedNights(hotel_id: number): Sql {
  return sql`
    select 'overbooked' as kind, concat_ws(' ', 'overbooked', ${hotel_id}::integer, night, room_type) as key,
      coalesce((
        select min(created_at) from booking_overview as stays
        where stays.hotel_id = ${hotel_id} and deleted_at is null and inactive_since is null and is_overbooked and stay_end > night
          and checkin_date <= night and stays.room_type = nights.room_type
      ), now()) as since,
      room_type as name, ${hotel_id}::integer as hotel_id, null::integer as booking_id, null::integer as task_id,
      null::text as remote, jsonb_build_array(night, (sold - in_service)::text) as details
    from (${selectTypeNights({ hotel_id, from: sql`today`, to: sql`today + ${maxNightsShown}::integer` })}) as nights where sold > in_service`;
}
