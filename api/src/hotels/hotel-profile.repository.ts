import type { HotelProfile, HotelProfileForm, RatesForm } from '@suite/contracts';
import { sql, type Database } from '@suite/database';

const profileColumns = sql`id, hotel_name, registration_number, hotel_email, hotel_phone, hotel_address, hotel_city,
  hotel_state, hotel_country, postal_code, contact_person_name, contact_person_phone, contact_person_email, time_zone,
  retention_hours`;

export async function findHotelProfile(db: Database, hotel_id: number): Promise<HotelProfile> {
  const [row] = await db.query<HotelProfile>(
    sql`select ${profileColumns} from hotels where id = ${hotel_id}`,
  );
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
      time_zone = ${hotel.time_zone}, retention_hours = ${hotel.retention_hours}
    where id = ${hotel_id}`);
}

/** Whether the database can reckon in this zone: one name it does not know would spoil what spans all hotels. */
export async function knowsTimeZone(db: Database, time_zone: string): Promise<boolean> {
  const [row] = await db.query<{ is_known: boolean }>(sql`
    select exists (select 1 from pg_timezone_names where lower(name) = lower(${time_zone})) as is_known`);
  return row?.is_known ?? false;
}

export interface RateRow {
  room_type: string;
  nightly_rate: number;
}

export async function findCurrency(db: Database, hotel_id: number): Promise<string | null> {
  const [row] = await db.query<{ currency: string | null }>(
    sql`select currency from hotels where id = ${hotel_id}`,
  );
  return row?.currency ?? null;
}

export async function findRates(db: Database, hotel_id: number): Promise<RateRow[]> {
  return db.query<RateRow>(sql`
    select room_type, nightly_rate::float as nightly_rate from room_rates where hotel_id = ${hotel_id}
    order by room_rates.nightly_rate, room_type`);
}

export async function replaceRates(
  tx: Database,
  hotel_id: number,
  { currency, rates }: RatesForm,
): Promise<void> {
  await tx.query(sql`update hotels set currency = ${currency} where id = ${hotel_id}`);
  await tx.query(sql`delete from room_rates where hotel_id = ${hotel_id}`);
  await tx.query(sql`
    insert into room_rates (hotel_id, room_type, nightly_rate)
    select ${hotel_id}::integer, room_type, nightly_rate
    from json_to_recordset(${JSON.stringify(rates)}::json) as given (room_type text, nightly_rate numeric)`);
}
