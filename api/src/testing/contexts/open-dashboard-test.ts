import { randomBytes } from 'node:crypto';
import { addDays } from '@suite/contracts/dates';
import type { PermissionName } from '@suite/contracts/permissions';
import { sql, type Database } from '@suite/database';
import { createTestDatabase } from '@suite/database/test-database';
import type { Caller } from '../../access/caller.ts';
import { schemaSources } from '../../bootstrap/open-storage.ts';
import { addCaller, addHotel, type HotelFields } from './open-bookings-test.ts';

export interface StoredStay {
  hotel_id: number;
  checkin_date: string;
  nights?: number;
  room_type?: string | null;
  created_at?: string;
  verified_at?: string;
  checked_in_at?: string;
  cancelled?: boolean;
  guests?: number;
  isOpen?: boolean;
  name?: string;
}

let stays = 0;

export async function addStay(db: Database, stay: StoredStay): Promise<number> {
  stays += 1;
  const { nights = 2, room_type = 'Double', guests = 0, name = `Guest ${stays}` } = stay;
  const checkout = stay.isOpen ? null : addDays(stay.checkin_date, nights);
  const [row] = await db.query<{ id: number }>(sql`
    insert into bookings (hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights, is_verified,
      verified_at, checked_in_at, created_at, deleted_at, verification_token_hash, verification_token_encrypted)
    values (${stay.hotel_id}, ${name}, ${`stay${stays}@guests.test`}, ${room_type}, ${stay.checkin_date}, ${checkout},
      ${nights}, ${stay.verified_at !== undefined}, ${stay.verified_at ?? null}, ${stay.checked_in_at ?? null},
      coalesce(${stay.created_at ?? null}::timestamptz, now()), ${stay.cancelled ? new Date() : null},
      ${randomBytes(32)}, '')
    returning id`);
  if (!row) throw new Error('no stay');
  await db.query(sql`
    insert into passengers (booking_id, name, type)
    select ${row.id}, 'Companion ' || n, 'Adult' from generate_series(1, ${guests}::integer) as n`);
  return row.id;
}

export async function addRoom(
  db: Database,
  hotel_id: number,
  { status = 'Clean', room_type = 'Double', user_id = null as number | null } = {},
): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    insert into rooms (hotel_id, room_number, room_type, status, assigned_user_id)
    select ${hotel_id}::integer, 100 + count(*), ${room_type}, ${status}, ${user_id}::integer
    from rooms where hotel_id = ${hotel_id} returning id`);
  if (!row) throw new Error('no room');
  return row.id;
}

export async function addPerson(
  db: Database,
  hotel: { id: number; hotel_name: string; time_zone: string },
  permissions: readonly PermissionName[] = [],
): Promise<Caller> {
  const caller = await addCaller(db, hotel.id, permissions);
  return { ...caller, hotel_name: hotel.hotel_name, hotel_time_zone: hotel.time_zone };
}

export interface TestHotel {
  id: number;
  hotel_name: string;
  time_zone: string;
}

export async function openHotel(
  db: Database,
  hotel_name: string,
  fields: HotelFields = {},
): Promise<TestHotel> {
  const { time_zone = 'UTC' } = fields;
  return { id: await addHotel(db, hotel_name, fields), hotel_name, time_zone };
}

export async function setRates(
  db: Database,
  hotel_id: number,
  currency: string,
  rates: Readonly<Record<string, number>>,
): Promise<void> {
  await db.query(sql`update hotels set currency = ${currency} where id = ${hotel_id}`);
  await db.query(sql`
    insert into room_rates (hotel_id, room_type, nightly_rate, currency, set_month)
    select ${hotel_id}::integer, key, value::numeric, ${currency}, '2020-01-01' from json_each_text(${JSON.stringify(rates)}::json)`);
}

export async function openDashboardTest(): Promise<{ database: Database; drop(): Promise<void> }> {
  return createTestDatabase({ migrations: schemaSources });
}
