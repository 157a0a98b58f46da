import type { CalendarDate } from '@suite/contracts/dates';
import { sql, type Database, type Sql } from '@suite/database';

export interface StayTask {
  booking_id: number;
  kind: 'arrival' | 'departure';
  task: string;
  priority: string;
  room_id: number | null;
}

const lockKey = 7_318_010;

/** Returns false while another process makes tasks; the lock is released with the transaction. */
export async function tryLockTaskMaking(tx: Database): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(${lockKey}) as held`);
  return row?.held ?? false;
}

export function findStaysWithoutTask(
  db: Database,
  hotel_id: number,
  booking_ids: readonly number[],
  kind: StayTask['kind'],
): Promise<{ booking_id: number; room_id: number | null; room_number: string | null }[]> {
  return db.query<{ booking_id: number; room_id: number | null; room_number: string | null }>(sql`
    select given.id as booking_id, rooms.id as room_id, rooms.room_number
    from unnest(${[...booking_ids]}::integer[]) as given (id)
    left join housekeeping_tasks arrivals 
      on arrivals.hotel_id = ${hotel_id} and arrivals.booking_id = given.id and arrivals.kind = 'arrival'
    left join lateral (
      select room_id from stay_room_overview as nights
      where ${kind} = 'departure' and nights.hotel_id = ${hotel_id} and nights.booking_id = given.id order by nights.during desc limit 1
    ) as stays on true
    left join room_overview as rooms on rooms.hotel_id = ${hotel_id} and rooms.id = coalesce(stays.room_id, arrivals.room_id)
    where not exists (
      select from housekeeping_tasks made
      where made.hotel_id = ${hotel_id} and made.booking_id = given.id and made.kind = ${kind})
    order by given.id`);
}

/** Returns the bookings of which a person has taken or finished a task. */
export async function findStaysWithHandledTask(
  db: Database,
  hotel_id: number,
  booking_ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db.query<{ booking_id: number }>(sql`
    select booking_id from housekeeping_tasks
    where hotel_id = ${hotel_id} and booking_id = any(${[...booking_ids]}::integer[])
      and (user_id is not null or done_at is not null)`);
  return new Set(rows.map(({ booking_id }) => booking_id));
}

export async function insertStayTasks(
  tx: Database,
  tasks: readonly StayTask[],
  { hotel_id, day, due_time }: { hotel_id: number; day: CalendarDate; due_time: string },
): Promise<Set<number>> {
  const rows = await tx.query<{ booking_id: number }>(sql`
    insert into housekeeping_tasks (hotel_id, kind, task, priority, day, due_at, room_id, booking_id)
    select hotels.id, kind, task, priority, ${day}, (${day}::date + ${due_time}::time) at time zone hotels.time_zone,
      room_id, booking_id
    from hotel_overview as hotels, json_to_recordset(${JSON.stringify(tasks)}::json)
      as given (kind text, task text, priority text, room_id integer, booking_id integer)
    where hotels.id = ${hotel_id}
    on conflict (booking_id, kind) where booking_id is not null do nothing
    returning booking_id`);
  return new Set(rows.map(({ booking_id }) => booking_id));
}

export function deleteOutdatedTasks(
  tx: Database,
): Promise<{ id: number; hotel_id: number; task: string; kind: string }[]> {
  return tx.query<{ id: number; hotel_id: number; task: string; kind: string }>(sql`
    delete from housekeeping_tasks as tasks using booking_overview as bookings
    where tasks.done_at is null and bookings.hotel_id = tasks.hotel_id and bookings.id = tasks.booking_id and (
      bookings.inactive_since is not null
      or tasks.day <> case tasks.kind when 'arrival' then bookings.checkin_date else bookings.stay_end end)
    returning tasks.id, tasks.hotel_id, tasks.task, tasks.kind`);
}

export function selectUnassignedArrivals(hotel_id: number): Sql {
  return sql`
    select 'arrival' as kind, 'task ' || tasks.id as key, tasks.created_at as since, bookings.name, tasks.hotel_id,
      tasks.booking_id, tasks.id as task_id, null::text as remote, '[]'::jsonb as details
    from housekeeping_tasks as tasks
    join booking_overview as bookings on bookings.hotel_id = tasks.hotel_id and bookings.id = tasks.booking_id
    join hotel_overview as hotels on hotels.id = tasks.hotel_id
    where tasks.hotel_id = ${hotel_id} and tasks.done_at is null and tasks.kind = 'arrival'
      and tasks.user_id is null and tasks.room_id is null and bookings.inactive_since is null
      and bookings.checked_in_at is null and bookings.stay_end >= (now() at time zone hotels.time_zone)::date`;
}
