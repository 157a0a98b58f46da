import type { VerificationBooking } from '@suite/contracts';
import { sql, type Database } from '@suite/database';
import { withHotelAndGuests } from './bookings.repository.ts';
import { hashVerificationToken } from './domain/verification-token.ts';

/** A booking as its guests may see it, and the time zone it ends in. */
export type GuestBooking = Omit<VerificationBooking, 'verification_token' | 'no_adult' | 'no_child'> & {
  time_zone: string;
};

/** The live booking whose link holds this token; the token takes the place of a scope. */
export async function findBookingByToken(db: Database, token: string): Promise<GuestBooking | null> {
  const [row] = await db.query<GuestBooking>(sql`
    select bookings.id, bookings.name, bookings.email, hotels.hotel_name, hotels.time_zone, bookings.room_type,
      bookings.checkin_date, bookings.checkout_date, bookings.no_nights, bookings.is_verified, guests.passengers
    from bookings ${withHotelAndGuests}
    where bookings.verification_token_hash = ${hashVerificationToken(token)} and bookings.deleted_at is null
  `);
  return row ?? null;
}
