import { randomBytes, randomUUID } from 'node:crypto';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { PermissionName } from '@suite/contracts/permissions';
import type { CreateBookingPayload } from '@suite/contracts/bookings';
import { sql, type Database } from '@suite/database';
import { createTestDatabase } from '@suite/database/test-database';
import type { Caller } from '../../access/caller.ts';
import { schemaSources } from '../../bootstrap/open-storage.ts';
import type { BookingEvents } from '../../bookings/bookings.public.ts';
import { replanEmails } from '../../guest-links/guest-links.public.ts';
import { sellStay, stayChanged } from '../../rooms/rooms.public.ts';
import { correctName } from '../../verification/verification.public.ts';

export const secretKey = [randomBytes(32)] as const;

export const deps = {
  secretKey,
  events: {
    stayPlanned: sellStay,
    guestRenamed: (tx, change) => correctName(tx, secretKey, change),
    linkEnded: replanEmails,
    stayChanged,
  } satisfies Partial<BookingEvents>,
};

export interface People {
  superAdmin: Caller;
  reviewer: Caller;
  seaviewAdmin: Caller;
  seaviewStaff: Caller;
  seaviewRolesOnly: Caller;
  seaviewTrainee: Caller;
  alpineAdmin: Caller;
  withoutHotel: Caller;
}

export interface BookingsTest {
  database: Database;
  seaview: number;
  alpine: number;
  people: People;
  drop(): Promise<void>;
}

export interface HotelFields {
  time_zone?: string;
  is_approved?: boolean | null;
  is_active?: boolean;
}

export async function addHotel(db: Database, hotel_name: string, fields: HotelFields = {}): Promise<number> {
  const { time_zone = 'UTC', is_approved = true, is_active = true } = fields;
  const [row] = await db.query<{ id: number }>(sql`
    insert into hotels (hotel_name, hotel_email, hotel_phone, hotel_address, hotel_city, hotel_state, hotel_country,
      postal_code, contact_person_name, contact_person_phone, contact_person_email, registration_number, time_zone,
      is_approved, is_active)
    values (${hotel_name}, 'desk@hotel.test', '5550100', '5 Shore Road', 'Lagos', 'Faro', 'Portugal', '8600', 'Ana Reis',
      '5550101', 'ana@hotel.test', gen_random_uuid()::text, ${time_zone}, ${is_approved}, ${is_active})
    returning id
  `);
  if (!row) throw new Error('no hotel');
  return row.id;
}

export async function addCaller(
  db: Database,
  hotel_id: number | 'all' | null,
  permissions: readonly PermissionName[],
  role_name = 'Role',
): Promise<Caller> {
  const own = typeof hotel_id === 'number' ? hotel_id : null;
  const [row] = await db.query<{ user_id: number }>(sql`
    insert into users (hotel_id, usr_email, usr_password_hash, usr_firstname, usr_lastname)
    values (${own}, gen_random_uuid() || '@people.test', '', 'Test', 'Person') returning user_id
  `);
  if (!row) throw new Error('no user');
  return {
    user_id: row.user_id,
    session_id: '',
    must_change_password: false,
    must_set_up_second_factor: false,
    permissions,
    roles: [{ id: 1, role_name, is_global: hotel_id === 'all', sees_every_hotel: hotel_id === 'all' }],
    scope: hotel_id === 'all' ? { kind: 'all' } : own ? { kind: 'hotel', hotel_id: own } : { kind: 'none' },
    hotel_id: own,
    hotel_name: null,
    hotel_time_zone: null,
    address: '192.0.2.1',
  };
}

const runsHotel = ['manage_hotel', 'create_staff', 'update_permissions', 'hotel_checkins_manage'] as const;

export async function openBookingsTest(): Promise<BookingsTest> {
  const { database, drop } = await createTestDatabase({ migrations: schemaSources });
  const seaview = await addHotel(database, 'Seaview');
  const alpine = await addHotel(database, 'Alpine');
  const people = {
    superAdmin: await addCaller(
      database,
      'all',
      ['approve_hotels', 'manage_users', ...runsHotel],
      'Super Admin',
    ),
    reviewer: await addCaller(database, 'all', ['approve_hotels'], 'Reviewer'),
    seaviewAdmin: await addCaller(database, seaview, runsHotel, 'Hotel Admin'),
    seaviewStaff: await addCaller(database, seaview, ['hotel_checkins_create'], 'Receptionist'),
    seaviewRolesOnly: await addCaller(database, seaview, ['update_permissions'], 'Role Keeper'),
    seaviewTrainee: await addCaller(database, seaview, [], 'Trainee'),
    alpineAdmin: await addCaller(database, alpine, runsHotel, 'Hotel Admin'),
    withoutHotel: await addCaller(database, null, ['hotel_checkins_create'], 'Lost'),
  };
  return { database, seaview, alpine, people, drop };
}

let payloads = 0;

export function payload(fields: Partial<CreateBookingPayload> = {}): CreateBookingPayload {
  payloads += 1;
  const today = calendarDateIn('UTC');
  return {
    name: `Guest ${payloads}`,
    email: `guest${payloads}@guests.test`,
    room_type: 'Double',
    checkin_date: today,
    checkout_date: addDays(today, 3),
    no_nights: 3,
    passengers: [],
    ...fields,
  };
}

export interface StoredBooking {
  hotel_id: number;
  checkin_date: string;
  checkout_date?: string | null;
  name?: string;
  email?: string;
  is_verified?: boolean;
  created_at?: Date;
  guests?: string[];
  verification_token?: string;
}

export async function addBooking(db: Database, booking: StoredBooking): Promise<number> {
  payloads += 1;
  const { hotel_id, checkin_date, checkout_date = addDays(checkin_date, 2), is_verified = false } = booking;
  const { name = `Guest ${payloads}`, email = `guest${payloads}@guests.test`, guests = [] } = booking;
  const { verification_token = randomUUID() } = booking;
  const [row] = await db.query<{ id: number }>(sql`
    insert into bookings (hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights, is_verified,
      created_at, verification_token_hash, verification_token_encrypted)
    values (${hotel_id}, ${name}, ${email}, 'Double', ${checkin_date}, ${checkout_date}, 2, ${is_verified},
      ${booking.created_at ?? new Date()}, sha256(convert_to(${verification_token}, 'UTF8')),
      ${randomBytes(32)})
    returning id
  `);
  if (!row) throw new Error('no booking');
  for (const guest of guests) {
    await db.query(
      sql`insert into passengers (booking_id, name, type) values (${row.id}, ${guest}, 'Adult')`,
    );
  }
  return row.id;
}
