import type { GuestLanguage, Passenger } from '@suite/contracts/bookings';
import { sql, type Database } from '@suite/database';
import { withHotelAndGuests } from './bookings.repository.ts';

/** A booking as it is found by one of its links: who holds that link, and what the hotel decides about it. */
export interface LinkedBooking {
  id: number;
  hotel_id: number;
  hotel_name: string;
  /** Of the hotel: the link ends on a day there. */
  time_zone: string;
  /** How many hours the hotel keeps photos of a failed verification. */
  retention_hours: number;
  /** How many days after check-out the hotel keeps the data read from documents. */
  document_retention_days: number;
  /** Whether the hotel accepts a stored photo of a document. */
  allows_photo_files: boolean;
  /** Whether the hotel reviews documents whose name differs from the booking's. */
  reviews_other_names: boolean;
  /** Whether a zone alone proves a document, or its printed data too. */
  document_proof: 'zone' | 'printed';
  name: string;
  email: string;
  room_type: string | null;
  checkin_date: string;
  checkout_date: string | null;
  no_nights: number;
  checked_out_at: Date | null;
  is_verified: boolean;
  /** What the holder of the link chose last; for another guest without a choice the booking's. */
  guest_language: GuestLanguage | null;
  passengers: readonly Passenger[];
  /** The guest whose own link it is; null for the booking's, which is its primary guest's. */
  passenger_id: number | null;
}

/** The live booking that has a link with a token of this hash; the token takes the place of a scope. */
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

/** Stores the language of a guest, the primary one's with the booking; false when it is unchanged. */
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
