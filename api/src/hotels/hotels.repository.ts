import type {
  AddressRules,
  HotelProfile,
  HotelProfileForm,
  HotelRegistration,
} from '@suite/contracts/hotels';
import { sql, type Database } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';
import { networkOf } from '../http/limits/network-of.ts';

export interface HotelRow extends HotelRegistration {
  id: number;
  time_zone: string;
  is_approved: boolean | null;
  is_active: boolean;
  created_at: Date;
  approved_at: Date | null;
  rejected_at: Date | null;
  rejection_reason: string | null;
}

/** Returns null when a pending or approved hotel has the registration number. */
export async function insertHotel(
  tx: Database,
  hotel: HotelRegistration & { time_zone: string; created_at: Date },
): Promise<HotelRow | null> {
  const [row] = await tx.query<HotelRow>(sql`
    insert into hotels (
      hotel_name, hotel_email, hotel_phone, hotel_address, hotel_city, hotel_state, hotel_country, postal_code,
      contact_person_name, contact_person_phone, contact_person_email, registration_number, time_zone, created_at
    ) values (
      ${hotel.hotel_name}, ${hotel.hotel_email}, ${hotel.hotel_phone}, ${hotel.hotel_address},
      ${hotel.hotel_city}, ${hotel.hotel_state}, ${hotel.hotel_country}, ${hotel.postal_code},
      ${hotel.contact_person_name}, ${hotel.contact_person_phone}, ${hotel.contact_person_email},
      ${hotel.registration_number}, ${hotel.time_zone}, ${hotel.created_at}
    )
    on conflict (lower(registration_number)) where is_approved is distinct from false do nothing
    returning *
  `);
  return row ?? null;
}

/** Returns null when the hotel was already decided, so that one of two parallel decisions succeeds. */
export async function markApproved(tx: Database, hotel_id: number, at: Date): Promise<HotelRow | null> {
  const [row] = await tx.query<HotelRow>(sql`
    update hotels
    set is_approved = true, is_active = true, approved_at = ${at}, rejected_at = null, rejection_reason = null
    where id = ${hotel_id} and is_approved is null
    returning *
  `);
  return row ?? null;
}

export async function markRejected(
  tx: Database,
  hotel_id: number,
  rejection_reason: string,
  at: Date,
): Promise<HotelRow | null> {
  const [row] = await tx.query<HotelRow>(sql`
    update hotels
    set is_approved = false, is_active = false, rejected_at = ${at}, approved_at = null,
      rejection_reason = ${rejection_reason}
    where id = ${hotel_id} and is_approved is null
    returning *
  `);
  return row ?? null;
}

export async function setAdmin(tx: Database, hotel_id: number, admin_user_id: number): Promise<void> {
  await tx.query(sql`update hotels set admin_user_id = ${admin_user_id} where id = ${hotel_id}`);
}

export async function findDecision(
  db: Database,
  hotel_id: number,
): Promise<Pick<HotelRow, 'is_approved'> | null> {
  const [row] = await db.query<Pick<HotelRow, 'is_approved'>>(sql`
    select is_approved from hotels where id = ${hotel_id}
  `);
  return row ?? null;
}

/** Includes rejected registrations. */
export async function findRegistrationNumbers(
  db: Database,
  numbers: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ registration_number: string }>(sql`
    select distinct registration_number from hotels where registration_number = any(${[...numbers]}::text[])
  `);
  return new Set(rows.map(({ registration_number }) => registration_number));
}

export type HotelProfileRow = Omit<HotelProfile, 'updated_at'> & { updated_at: Date };

export async function findHotelProfile(db: Database, hotel_id: number): Promise<HotelProfileRow> {
  const [row] = await db.query<HotelProfileRow>(sql`
    select id, hotel_name, registration_number, hotel_email, hotel_phone, hotel_address, hotel_city, hotel_state,
      hotel_country, postal_code, contact_person_name, contact_person_phone, contact_person_email, time_zone,
      retention_hours, invites_on_booking, reminder_days, allows_photo_files, reviews_other_names, document_proof,
      document_retention_days, asks_guest_facts, password_min_length, requires_second_factor,
      profile_updated_at as updated_at
    from hotels where id = ${hotel_id}`);
  if (!row) throw new Error(`There is no hotel ${hotel_id}.`);
  return row;
}

export async function updateHotelRow(tx: Database, hotel_id: number, hotel: HotelProfileForm): Promise<void> {
  await tx.query(sql`
    update hotels set
      hotel_email = ${hotel.hotel_email}, hotel_phone = ${hotel.hotel_phone}, hotel_address = ${hotel.hotel_address},
      hotel_city = ${hotel.hotel_city}, hotel_state = ${hotel.hotel_state}, hotel_country = ${hotel.hotel_country},
      postal_code = ${hotel.postal_code}, contact_person_name = ${hotel.contact_person_name},
      contact_person_phone = ${hotel.contact_person_phone}, contact_person_email = ${hotel.contact_person_email},
      time_zone = ${hotel.time_zone}, retention_hours = ${hotel.retention_hours},
      invites_on_booking = ${hotel.invites_on_booking}, reminder_days = ${hotel.reminder_days},
      allows_photo_files = ${hotel.allows_photo_files}, reviews_other_names = ${hotel.reviews_other_names},
      document_proof = ${hotel.document_proof}, document_retention_days = ${hotel.document_retention_days},
      asks_guest_facts = ${hotel.asks_guest_facts},
      password_min_length = ${hotel.password_min_length},
      requires_second_factor = ${hotel.requires_second_factor},
      profile_updated_at = ${laterThan('profile_updated_at')}
    where id = ${hotel_id}`);
}

/** Serializes changes of one hotel's profile, rates and rooms. */
export async function lockHotel(tx: Database, hotel_id: number): Promise<void> {
  await tx.query(sql`select 1 from hotels where id = ${hotel_id} for no key update`);
}

/** An unknown zone would break all queries that span several hotels. */
export async function knowsTimeZone(db: Database, time_zone: string): Promise<boolean> {
  const [row] = await db.query<{ is_known: boolean }>(sql`
    select exists (select 1 from pg_timezone_names where lower(name) = lower(${time_zone})) as is_known`);
  return row?.is_known ?? false;
}

/** The row is inserted before counting, so that parallel attempts count each other. */
export async function insertRegistrationAttempt(db: Database, address: string): Promise<number> {
  await db.query(sql`delete from registration_attempts where attempted_at < now() - interval '1 day'`);
  const [row] = await db.query<{ id: number }>(sql`
    insert into registration_attempts (address) values (${networkOf(address)}) returning id`);
  if (!row) throw new Error('The registration attempt was not returned');
  return row.id;
}

export async function countRegistrations(
  db: Database,
  address: string,
  id: number,
): Promise<{ of_address: number; of_all: number }> {
  const [row] = await db.query<{ of_address: number; of_all: number }>(sql`
    select count(*) filter (where address = ${networkOf(address)}) as of_address, count(*) as of_all
    from registration_attempts
    where attempted_at > now() - interval '1 hour' and id < ${id}`);
  if (!row) throw new Error('The registrations were not counted');
  return row;
}

/** Refused attempts do not count, so that one address cannot exhaust the shared limit. */
export async function deleteRegistrationAttempt(db: Database, id: number): Promise<void> {
  await db.query(sql`delete from registration_attempts where id = ${id}`);
}

export async function findAddressRules(db: Database): Promise<AddressRules> {
  const [row] = await db.query<AddressRules>(sql`select international_postcodes from address_rules`);
  if (!row) throw new Error('The platform has no rule for addresses');
  return row;
}

export async function replaceAddressRules(tx: Database, rules: AddressRules): Promise<AddressRules> {
  const before = await findAddressRules(tx);
  await tx.query(sql`update address_rules set international_postcodes = ${rules.international_postcodes}`);
  return before;
}
