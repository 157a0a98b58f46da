import type { CalendarDate } from '@suite/contracts/dates';
import { sql, type Database } from '@suite/database';
import type { ExternalNights } from './domain/plan-external-nights.ts';
import type { Nights } from './domain/room-ranges.ts';

interface RoomKey {
  hotel_id: number;
  room_id: number;
}

const comingNights = ({ hotel_id, room_id }: RoomKey, today: CalendarDate) =>
  sql`hotel_id = ${hotel_id} and room_id = ${room_id} and during && daterange(${today}::date, null)`;

/** Returns the nights of stays and of blocks that people entered. */
export function findTakenNights(tx: Database, room: RoomKey, today: CalendarDate): Promise<Nights[]> {
  return tx.query<Nights>(sql`
    select lower(during) as "from", upper(during) as "to" from room_nights
    where ${comingNights(room, today)} and external_event_id is null`);
}

export function findExternalNights(
  tx: Database,
  room: RoomKey,
  today: CalendarDate,
): Promise<(ExternalNights & { id: number })[]> {
  return tx.query<ExternalNights & { id: number }>(sql`
    select id, external_event_id as event_id, lower(during) as "from", upper(during) as "to" from room_nights
    where ${comingNights(room, today)} and external_event_id is not null`);
}

/** Nights before today remain in the history. */
export async function deleteExternalNights(
  tx: Database,
  hotel_id: number,
  ids: readonly number[],
  today: CalendarDate,
): Promise<void> {
  const isRemoved = sql`hotel_id = ${hotel_id} and id = any(${[...ids]}::bigint[])`;
  await tx.query(sql`
    update room_nights set during = daterange(lower(during), ${today}::date)
    where ${isRemoved} and lower(during) < ${today}::date`);
  await tx.query(sql`delete from room_nights where ${isRemoved} and lower(during) >= ${today}::date`);
}

export async function insertExternalNights(
  tx: Database,
  { hotel_id, room_id }: RoomKey,
  ranges: readonly (ExternalNights & { reason: string })[],
): Promise<void> {
  await tx.query(sql`
    insert into room_nights (hotel_id, room_id, during, block_kind, reason, external_event_id)
    select ${hotel_id}::integer, ${room_id}::integer, daterange("from", "to"), 'external', reason, event_id
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
      as added ("from" date, "to" date, reason text, event_id bigint)`);
}

export async function renameExternalNights(
  tx: Database,
  hotel_id: number,
  event_ids: readonly number[],
  reason: string,
): Promise<void> {
  await tx.query(sql`
    update room_nights set reason = ${reason}
    where hotel_id = ${hotel_id} and external_event_id = any(${[...event_ids]}::bigint[])`);
}
