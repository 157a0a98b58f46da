import type { CalendarDate } from '@suite/contracts/dates';
import type { CalendarFeed, CreateCalendarFeedPayload } from '@suite/contracts/integrations';
import { sql, type Database, type Sql } from '@suite/database';

export interface FeedRow extends Omit<CalendarFeed, 'created_at' | 'last_read_at'> {
  created_at: Date;
  last_read_at: Date | null;
}

function selectFeeds(hotel_id: number, condition: Sql): Sql {
  return sql`
    select feeds.id, feeds.name, feeds.room_id, rooms.room_number, feeds.includes_names, feeds.created_at, feeds.last_read_at,
      (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = feeds.created_by) as created_by
    from calendar_feeds as feeds
    left join room_overview as rooms on rooms.hotel_id = feeds.hotel_id and rooms.id = feeds.room_id
    where feeds.hotel_id = ${hotel_id} and feeds.revoked_at is null and ${condition}
    order by rooms.room_number nulls first, feeds.name, feeds.id`;
}

export function findFeeds(db: Database, hotel_id: number): Promise<FeedRow[]> {
  return db.query<FeedRow>(selectFeeds(hotel_id, sql`true`));
}

export async function findFeed(db: Database, hotel_id: number, id: number): Promise<FeedRow | null> {
  const [row] = await db.query<FeedRow>(selectFeeds(hotel_id, sql`feeds.id = ${id}`));
  return row ?? null;
}

export async function insertFeed(
  tx: Database,
  hotel_id: number,
  feed: CreateCalendarFeedPayload & { token_hash: Buffer; created_by: number },
): Promise<number> {
  const { name, room_id, includes_names, token_hash, created_by } = feed;
  const [row] = await tx.query<{ id: number }>(sql`
    insert into calendar_feeds (hotel_id, room_id, name, token_hash, includes_names, created_by)
    values (${hotel_id}, ${room_id}, ${name}, ${token_hash}, ${includes_names}, ${created_by}) returning id`);
  if (!row) throw new Error('The calendar address was not returned');
  return row.id;
}

export async function revokeFeedRow(tx: Database, hotel_id: number, id: number): Promise<void> {
  await tx.query(sql`
    update calendar_feeds set revoked_at = now() where hotel_id = ${hotel_id} and id = ${id}`);
}

export interface OpenFeed {
  hotel_id: number;
  hotel_name: string;
  room_id: number | null;
  room_number: string | null;
  includes_names: boolean;
  created_by: number | null;
  today: CalendarDate;
}

/** Notes once in ten minutes that the address was read. Returns null for one that is unknown or revoked. */
export async function openFeed(db: Database, token_hash: Buffer): Promise<OpenFeed | null> {
  const [row] = await db.query<OpenFeed & { id: number; is_noted: boolean }>(sql`
    select feeds.id, feeds.hotel_id, hotels.hotel_name, feeds.room_id, rooms.room_number, feeds.includes_names,
      feeds.created_by, (now() at time zone hotels.time_zone)::date as today,
      coalesce(feeds.last_read_at > now() - interval '10 minutes', false) as is_noted
    from calendar_feeds as feeds join hotel_overview as hotels on hotels.id = feeds.hotel_id
    left join room_overview as rooms on rooms.hotel_id = feeds.hotel_id and rooms.id = feeds.room_id
    where feeds.token_hash = ${token_hash} and feeds.revoked_at is null`);
  if (!row) return null;
  const { id, is_noted, ...feed } = row;
  if (!is_noted) {
    await db.query(sql`
      update calendar_feeds set last_read_at = now() where hotel_id = ${feed.hotel_id} and id = ${id}`);
  }
  return feed;
}

/** Returns whether the nights of the room are in the feed. */
export async function isFeedOfRoom(
  db: Database,
  { hotel_id, room_id }: { hotel_id: number; room_id: number },
  token_hash: Buffer,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from calendar_feeds
    where hotel_id = ${hotel_id} and token_hash = ${token_hash} and coalesce(room_id, ${room_id}) = ${room_id}`);
  return rows.length > 0;
}

export interface BusyNights {
  uid: string;
  from: CalendarDate;
  to: CalendarDate;
  room_number: string | null;
  /** Is null for a block. */
  guest_name: string | null;
  changed_at: Date;
}

interface FeedRange {
  hotel_id: number;
  room_id: number | null;
  from: CalendarDate;
  to: CalendarDate;
}

/** Returns the stays and the blocks of people; stays without a room are in calendars of the whole hotel alone. */
export function findBusyNights(
  db: Database,
  { hotel_id, room_id, from, to }: FeedRange,
): Promise<BusyNights[]> {
  const range = sql`daterange(${from}::date, ${to}::date)`;
  return db.query<BusyNights>(sql`
    select * from (
      select 'nights-' || nights.id as uid, lower(nights.during) as "from", upper(nights.during) as "to", rooms.room_number,
        bookings.name as guest_name, greatest(nights.created_at, bookings.updated_at) as changed_at
      from room_night_overview as nights
      join room_overview as rooms on rooms.hotel_id = ${hotel_id} and rooms.id = nights.room_id
      left join booking_overview as bookings on bookings.hotel_id = ${hotel_id} and bookings.id = nights.booking_id
      where nights.hotel_id = ${hotel_id} and (${room_id}::integer is null or nights.room_id = ${room_id})
        and nights.during && ${range} and nights.external_event_id is null and bookings.inactive_since is null
      union all
      select 'stay-' || bookings.id, bookings.checkin_date, bookings.stay_end, null, bookings.name, bookings.updated_at
      from booking_overview as bookings
      where ${room_id}::integer is null and bookings.hotel_id = ${hotel_id} and bookings.inactive_since is null
        and daterange(bookings.checkin_date, bookings.stay_end, '[)') && ${range} and not exists (
          select from room_night_overview as nights where nights.hotel_id = ${hotel_id} and nights.booking_id = bookings.id)
    ) as busy order by "from", "to", uid`);
}
