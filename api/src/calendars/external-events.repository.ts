import type { CalendarDate } from '@suite/contracts/dates';
import { sql, type Database } from '@suite/database';
import type { NamedEvent } from '../rooms/rooms.public.ts';
import type { Nights } from './domain/read-events.ts';
import type { CalendarKey } from './external-calendars.repository.ts';

export type StoredEvent = Nights & { id: number };

export function findComingEvents(
  tx: Database,
  { hotel_id, id }: CalendarKey,
  today: CalendarDate,
): Promise<StoredEvent[]> {
  return tx.query<StoredEvent>(sql`
    select id, lower(during) as "from", upper(during) as "to" from external_events
    where hotel_id = ${hotel_id} and calendar_id = ${id} and upper(during) > ${today}::date`);
}

export async function insertEvents(
  tx: Database,
  { hotel_id, id }: CalendarKey,
  nights: readonly Nights[],
): Promise<void> {
  await tx.query(sql`
    insert into external_events (hotel_id, calendar_id, during)
    select ${hotel_id}::integer, ${id}::bigint, daterange("from", "to")
    from jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) as added ("from" date, "to" date)
    on conflict do nothing`);
}

/** Shortens an event to the nights before today when its first night is over, so that the history keeps them. */
export async function endEvents(
  tx: Database,
  hotel_id: number,
  events: readonly StoredEvent[],
  today: CalendarDate,
): Promise<void> {
  const begun = events.filter(({ from }) => from < today).map(({ id }) => id);
  await tx.query(sql`
    update external_events as events set during = daterange(lower(during), ${today}::date)
    from (
      select distinct on (lower(during)) id from external_events
      where hotel_id = ${hotel_id} and id = any(${begun}::bigint[]) order by lower(during), id
    ) as first
    where events.hotel_id = ${hotel_id} and events.id = first.id and not exists (
      select from external_events as other where other.hotel_id = ${hotel_id} and other.calendar_id = events.calendar_id
        and other.during = daterange(lower(events.during), ${today}::date))`);
  await tx.query(sql`
    delete from external_events
    where hotel_id = ${hotel_id} and id = any(${events.map(({ id }) => id)}::bigint[]) and upper(during) > ${today}::date`);
}

/** Returns the coming events of all calendars of a room; of overlapping events the earlier one has the nights. */
export function findEventsOfRoom(
  tx: Database,
  { hotel_id, room_id, today }: { hotel_id: number; room_id: number; today: CalendarDate },
): Promise<NamedEvent[]> {
  return tx.query<NamedEvent>(sql`
    select events.id as event_id, lower(during) as "from", upper(during) as "to", calendars.name as reason
    from external_events as events join external_calendars as calendars
      on calendars.hotel_id = ${hotel_id} and calendars.id = events.calendar_id
    where events.hotel_id = ${hotel_id} and calendars.room_id = ${room_id} and upper(during) > ${today}::date
    order by events.id`);
}

export async function findEventIds(tx: Database, { hotel_id, id }: CalendarKey): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select id from external_events where hotel_id = ${hotel_id} and calendar_id = ${id}`);
  return rows.map((row) => row.id);
}
