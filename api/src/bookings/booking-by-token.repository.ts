import type { GuestLanguage, Passenger } from '@suite/contracts/bookings';
import { sql, type Database } from '@suite/database';
import { withHotelAndGuests } from './bookings.repository.ts';

export interface LinkedBooking {
  id: number;
  hotel_id: number;
  hotel_name: string;
  time_zone: string;
  retention_hours: number;
  document_retention_days: number;
  allows_photo_files: boolean;
  reviews_other_names: boolean;
  document_proof: 'zone' | 'printed';
  name: string;
  email: string;
  room_type: string | null;
  checkin_date: string;
  checkout_date: string | null;
  no_nights: number;
  checked_out_at: Date | null;
  is_verified: boolean;
  /** Other guests inherit the language of the booking until they choose one. */
  guest_language: GuestLanguage | null;
  passengers: readonly Passenger[];
  passenger_id: number | null;
}

export async function findBookingByToken(db: Database, token_hash: Buffer): Promise<LinkedBooking | null> {
  const [row] = await db.query<LinkedBooking>(sql`
    with link as (
      select id as booking_id, null::integer as passenger_id, guest_language from bookings
        where verification_token_hash = ${token_hash}
      union all
      select booking_id, id, guest_language from passengers where verification_token_hash = ${token_hash}
    )
    select bookings.id, bookings.hotel_id, hotels.hotel_name, hotels.time_zone, hotels.retention_hours,
      hotels.allows_photo_files, hotels.reviews_other_names, hotels.document_proof, hotels.document_retention_days,
      bookings.name, bookings.email, bookings.room_type, bookings.checkin_date, bookings.checkout_date, bookings.no_nights, bookings.checked_out_at,
      bookings.is_verified, coalesce(link.guest_language, bookings.guest_language) as guest_language,
      guests.passengers, link.passenger_id
    from link join bookings on bookings.id = link.booking_id ${withHotelAndGuests}
    where bookings.deleted_at is null
  `);
  return row ?? null;
}

export async function writeGuestLanguage(
  tx: Database,
  { booking_id, passenger_id }: { booking_id: number; passenger_id: number | null },
  language: GuestLanguage,
): Promise<boolean> {
  const changed = sql`guest_language = ${language}`;
  const isAnother = sql`guest_language is distinct from ${language}`;
  const rows = await tx.query(
    passenger_id === null
      ? sql`update bookings set ${changed} where id = ${booking_id} and ${isAnother} returning id`
      : sql`update passengers set ${changed} where id = ${passenger_id} and ${isAnother} returning id`,
  );
  return rows.length > 0;
}
