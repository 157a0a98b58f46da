import type { MessageParams } from '@suite/contracts/http';
import type { ExternalCalendar } from '@suite/contracts/integrations';
import { sql, type Database, type Sql } from '@suite/database';

export interface CalendarKey {
  hotel_id: number;
  id: number;
}

export interface StoredFailure {
  code: string;
  params?: MessageParams | undefined;
}

export interface CalendarRow extends Omit<
  ExternalCalendar,
  'state' | 'failure' | `${'last_read' | 'last_success'}_at` | 'failing_since' | 'suspicious_since'
> {
  failure: StoredFailure | null;
  last_read_at: Date | null;
  last_success_at: Date | null;
  failing_since: Date | null;
  suspicious_since: Date | null;
}

export function findCalendars(db: Database, hotel_id: number, id?: number): Promise<CalendarRow[]> {
  return db.query<CalendarRow>(sql`
    with hotel as (
      select (now() at time zone time_zone)::date as today from hotel_overview where id = ${hotel_id}
    )
    select calendars.id, calendars.room_id, rooms.room_number, name, host, interval_minutes, last_read_at, last_success_at,
      failing_since, failure, suspicious_since, suspicious_events, skipped_events, events.count as events, blocked.nights,
      clashes.conflicts
    from hotel cross join external_calendars as calendars
    join room_overview as rooms on rooms.hotel_id = calendars.hotel_id and rooms.id = calendars.room_id
    cross join lateral (
      select count(*)::integer as count from external_events as events
      where events.hotel_id = ${hotel_id} and events.calendar_id = calendars.id and upper(during) > today
    ) as events
    cross join lateral (
      select coalesce(sum(upper(nights.during) - greatest(lower(nights.during), today)), 0)::integer as nights
      from external_events as events join room_night_overview as nights
        on nights.hotel_id = ${hotel_id} and nights.external_event_id = events.id and upper(nights.during) > today
      where events.hotel_id = ${hotel_id} and events.calendar_id = calendars.id
    ) as blocked
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('from', "from", 'to', "to", 'booking_id', booking_id) order by "from"), '[]')
        as conflicts
      from (${selectClashes(hotel_id)}) as clash where clash.calendar_id = calendars.id
    ) as clashes
    where calendars.hotel_id = ${hotel_id} and (${id ?? null}::bigint is null or calendars.id = ${id ?? null})
    order by rooms.room_number, name, calendars.id`);
}

/** The nights from today on of events that a stay or a block of people occupies as well. */
function selectClashes(hotel_id: number): Sql {
  return sql`
    select events.calendar_id, calendars.name, calendars.room_id, nights.booking_id,
      greatest(events.created_at, nights.created_at) as since,
      greatest(lower(nights.during), lower(events.during), day.today) as "from",
      least(upper(nights.during), upper(events.during)) as "to"
    from (select (now() at time zone time_zone)::date as today from hotel_overview where id = ${hotel_id}) as day
    cross join external_events as events
    join external_calendars as calendars on calendars.hotel_id = ${hotel_id} and calendars.id = events.calendar_id
    join room_night_overview as nights on nights.hotel_id = ${hotel_id} and nights.room_id = calendars.room_id
      and nights.during && events.during and nights.external_event_id is null and upper(nights.during) > day.today
    where events.hotel_id = ${hotel_id} and upper(events.during) > day.today`;
}

/** Hours after which a calendar that cannot be read needs attention. */
const failingHours = 24;

/** Selects nights that are taken twice, and subscribed calendars that cannot be believed or read. */
export function selectCalendarProblems(hotel_id: number): Sql {
  const columns = sql`${hotel_id}::integer as hotel_id, null::integer as task_id, null::text as remote`;
  return sql`
    select 'calendar' as kind, concat_ws(' ', 'calendar', ${hotel_id}::integer, calendar_id, booking_id, "from", "to") as key,
      since, rooms.room_number as name, booking_id, jsonb_build_array('conflict', clash.name, "from", "to") as details,
      ${columns}
    from (${selectClashes(hotel_id)}) as clash
    join room_overview as rooms on rooms.hotel_id = ${hotel_id} and rooms.id = clash.room_id
    union all
    select 'calendar', concat_ws(' ', 'calendar', ${hotel_id}::integer, calendars.id, state), since, rooms.room_number, null::integer,
      jsonb_build_array(state, calendars.name), ${columns}
    from external_calendars as calendars
    join room_overview as rooms on rooms.hotel_id = ${hotel_id} and rooms.id = calendars.room_id
    cross join lateral (values ('shrunk', suspicious_since), ('failing', failing_since)) as problem (state, since)
    where calendars.hotel_id = ${hotel_id}
      and (state = 'shrunk' and since is not null or since < now() - make_interval(hours => ${failingHours}::integer))`;
}

/** Returns the sealed addresses that a room is subscribed to. */
export function findAddresses(
  tx: Database,
  { hotel_id, room_id }: { hotel_id: number; room_id: number },
): Promise<{ id: number; url_encrypted: Buffer }[]> {
  return tx.query<{ id: number; url_encrypted: Buffer }>(sql`
    select id, url_encrypted from external_calendars where hotel_id = ${hotel_id} and room_id = ${room_id}`);
}

export async function countCalendars(tx: Database, hotel_id: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::integer as count from external_calendars where hotel_id = ${hotel_id}`);
  return row?.count ?? 0;
}

interface CalendarFields {
  name: string;
  interval_minutes: number;
}

export interface Address {
  host: string;
  url_encrypted: Buffer;
}

export async function insertCalendar(
  tx: Database,
  hotel_id: number,
  fields: CalendarFields & Address & { room_id: number; created_by: number },
): Promise<number> {
  const { room_id, name, host, url_encrypted, interval_minutes, created_by } = fields;
  const [row] = await tx.query<{ id: number }>(sql`
    insert into external_calendars (hotel_id, room_id, name, host, url_encrypted, interval_minutes, created_by)
    values (${hotel_id}, ${room_id}, ${name}, ${host}, ${url_encrypted}, ${interval_minutes}, ${created_by})
    returning id`);
  if (!row) throw new Error('The calendar was not returned');
  return row.id;
}

/** Another address is read soon. */
export async function updateCalendar(
  tx: Database,
  { hotel_id, id }: CalendarKey,
  { name, interval_minutes, address }: CalendarFields & { address: Address | undefined },
): Promise<void> {
  await tx.query(sql`
    update external_calendars set name = ${name}, interval_minutes = ${interval_minutes}
    where hotel_id = ${hotel_id} and id = ${id}`);
  if (!address) return;
  await tx.query(sql`
    update external_calendars
    set host = ${address.host}, url_encrypted = ${address.url_encrypted}, etag = null, last_modified = null,
      failing_since = null, failure = null, suspicious_since = null, suspicious_events = null, next_read_at = now()
    where hotel_id = ${hotel_id} and id = ${id}`);
}

export async function deleteCalendarRow(tx: Database, { hotel_id, id }: CalendarKey): Promise<void> {
  await tx.query(sql`delete from external_calendars where hotel_id = ${hotel_id} and id = ${id}`);
}
