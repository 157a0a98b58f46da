import type { CalendarDate } from '@suite/contracts/dates';
import { sql, type Database } from '@suite/database';
import { lockRoomNights } from '../rooms/rooms.public.ts';
import type { CalendarKey, StoredFailure } from './external-calendars.repository.ts';

export interface CalendarToRead extends CalendarKey {
  room_id: number;
  name: string;
  host: string;
  url_encrypted: Buffer;
  etag: string | null;
  last_modified: string | null;
  suspicious_since: Date | null;
  time_zone: string;
  today: CalendarDate;
}

const toRead = sql`
  calendars.hotel_id, calendars.id, room_id, name, host, url_encrypted, etag, last_modified, suspicious_since,
  hotels.time_zone, (now() at time zone hotels.time_zone)::date as today`;

/** Bounds how long a platform is back before its calendars are read. */
const maxFailingWaitMinutes = 360;

/**
 * Returns calendars that are due, and makes each due again after its interval, give or take a tenth: no two processes read
 * one at once, and the calendars of one server are not read in the same second. One that fails waits for half of the time
 * since it first failed and comes after the others, because a slow answer or a complex file keeps them waiting.
 */
export function takeDueCalendars(db: Database, count: number): Promise<CalendarToRead[]> {
  return db.query<CalendarToRead>(sql`
    with due as (
      select hotel_id, id from external_calendars where next_read_at <= now()
      order by failing_since is not null, next_read_at limit ${count} for update skip locked
    )
    update external_calendars as calendars
    set next_read_at = now() + (0.9 + 0.2 * random()) * greatest(
      make_interval(mins => interval_minutes),
      least((now() - coalesce(failing_since, now())) / 2, make_interval(mins => ${maxFailingWaitMinutes}::integer)))
    from due join hotel_overview as hotels on hotels.id = due.hotel_id
    where calendars.hotel_id = due.hotel_id and calendars.id = due.id
    returning ${toRead}`);
}

export async function findCalendarToRead(
  db: Database,
  { hotel_id, id }: CalendarKey,
): Promise<CalendarToRead | null> {
  const [row] = await db.query<CalendarToRead>(sql`
    select ${toRead} from external_calendars as calendars join hotel_overview as hotels on hotels.id = calendars.hotel_id
    where calendars.hotel_id = ${hotel_id} and calendars.id = ${id}`);
  return row ?? null;
}

/**
 * Takes the lock of the hotel's room nights first, because calendars of one room write nights of each other. Returns null if the
 * subscription has ended since.
 */
export async function lockCalendar(
  tx: Database,
  { hotel_id, id }: CalendarKey,
): Promise<{ room_id: number; suspicious_since: Date | null } | null> {
  await lockRoomNights(tx, hotel_id);
  const [row] = await tx.query<{ room_id: number; suspicious_since: Date | null }>(sql`
    select room_id, suspicious_since from external_calendars
    where hotel_id = ${hotel_id} and id = ${id} for no key update`);
  return row ?? null;
}

export async function storeFailure(
  db: Database,
  { hotel_id, id }: CalendarKey,
  failure: StoredFailure,
): Promise<void> {
  await db.query(sql`
    update external_calendars
    set last_read_at = now(), failing_since = coalesce(failing_since, now()), failure = ${JSON.stringify(failure)}::jsonb
    where hotel_id = ${hotel_id} and id = ${id}`);
}

export async function storeSuspicion(
  tx: Database,
  { hotel_id, id }: CalendarKey,
  events: number,
): Promise<void> {
  await tx.query(sql`
    update external_calendars
    set last_read_at = now(), last_success_at = now(), failing_since = null, failure = null, etag = null, last_modified = null,
      suspicious_since = coalesce(suspicious_since, now()), suspicious_events = ${events}
    where hotel_id = ${hotel_id} and id = ${id}`);
}

export interface AnswerFacts {
  etag: string | null;
  last_modified: string | null;
  skipped_events: number;
}

/** An unchanged answer has no facts. */
export async function storeSuccess(
  tx: Database,
  { hotel_id, id }: CalendarKey,
  facts: AnswerFacts | undefined,
): Promise<void> {
  await tx.query(sql`
    update external_calendars
    set last_read_at = now(), last_success_at = now(), failing_since = null, failure = null
    where hotel_id = ${hotel_id} and id = ${id}`);
  if (!facts) return;
  await tx.query(sql`
    update external_calendars
    set suspicious_since = null, suspicious_events = null, etag = ${facts.etag}, last_modified = ${facts.last_modified},
      skipped_events = ${facts.skipped_events}
    where hotel_id = ${hotel_id} and id = ${id}`);
}
