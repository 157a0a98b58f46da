import type { HotelProfile, HotelProfileForm } from '@suite/contracts/hotels';
import { sql, type Database } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';

export type HotelProfileRow = Omit<HotelProfile, 'updated_at'> & { updated_at: Date };

export async function findHotelProfile(db: Database, hotel_id: number): Promise<HotelProfileRow> {
  const [row] = await db.query<HotelProfileRow>(sql`
    select id, hotel_name, registration_number, hotel_email, hotel_phone, hotel_address, hotel_city, hotel_state,
      hotel_country, postal_code, contact_person_name, contact_person_phone, contact_person_email, time_zone,
      retention_hours, invites_on_booking, reminder_days, allows_photo_files, reviews_other_names, document_proof,
      document_retention_days, password_min_length, requires_second_factor,
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
