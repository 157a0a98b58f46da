import type { HotelRegistration } from '@suite/contracts/hotels';
import { sql, type Database } from '@suite/database';

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
