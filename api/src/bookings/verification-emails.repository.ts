import type { CalendarDate } from '@suite/contracts/dates';
import type { GuestLanguage } from '@suite/contracts/bookings';
import { sql, type Database } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { inScope } from './bookings.repository.ts';
import type { SealedToken } from './domain/verification-token.ts';

export interface BookingToVerify {
  id: number;
  hotel_id: number;
  name: string;
  email: string;
  checkin_date: CalendarDate;
  checkout_date: CalendarDate | null;
  is_verified: boolean;
  others_verified: boolean;
  guest_language: GuestLanguage | null;
  verification_token_hash: Buffer;
  verification_token_encrypted: Buffer;
  hotel_name: string;
  hotel_email: string;
  hotel_phone: string;
  time_zone: string;
}

export const toVerify = sql`
  bookings.id, bookings.hotel_id, bookings.name, bookings.email, bookings.checkin_date, bookings.checkout_date,
  bookings.is_verified, bookings.guest_language, bookings.verification_token_hash,
  bookings.verification_token_encrypted, hotels.hotel_name, hotels.hotel_email, hotels.hotel_phone, hotels.time_zone,
  not exists (select from passengers where booking_id = bookings.id and not is_verified) as others_verified
  from bookings join hotel_overview as hotels on hotels.id = bookings.hotel_id
`;

export async function lockBookingToVerify(
  tx: Database,
  scope: HotelScope,
  id: number,
): Promise<BookingToVerify | null> {
  const [row] = await tx.query<BookingToVerify>(sql`
    select ${toVerify} where bookings.id = ${id} and ${inScope(scope)} for no key update of bookings
  `);
  return row ?? null;
}

export async function writeVerificationToken(
  tx: Database,
  booking_id: number,
  { hash, encrypted, short_id }: SealedToken,
): Promise<void> {
  await tx.query(sql`
    update bookings set verification_token_hash = ${hash}, verification_token_encrypted = ${encrypted},
      short_id = ${short_id}
    where id = ${booking_id}
  `);
}

/** Records a requested mail; returns the number and the oldest instant of the earlier ones within an hour. */
export async function countSend(
  tx: Database,
  booking_id: number,
  now: Date,
): Promise<{ earlier: number; oldest_at: Date | null }> {
  await tx.query(sql`
    delete from verification_sends
    where booking_id = ${booking_id} and sent_at <= ${now}::timestamptz - interval '1 hour'`);
  const [row] = await tx.query<{ earlier: number; oldest_at: Date | null }>(sql`
    select count(*) as earlier, min(sent_at) as oldest_at from verification_sends where booking_id = ${booking_id}`);
  await tx.query(sql`insert into verification_sends (booking_id, sent_at) values (${booking_id}, ${now})`);
  return row ?? { earlier: 0, oldest_at: null };
}

/** Marks the invitation as sent, because the guest already has the link. */
export async function noteInvited(tx: Database, booking_id: number, now: Date): Promise<void> {
  await tx.query(sql`
    insert into verification_emails (booking_id, kind, planned_at, done_at)
    values (${booking_id}, 'invitation', ${now}, ${now})
    on conflict (booking_id, kind) do update set done_at = excluded.done_at
  `);
}

/** Plans a new invitation and permits a new reminder, because the earlier mails contained the ended link. */
export async function replanEmails(tx: Database, booking_id: number): Promise<void> {
  await tx.query(sql`
    update verification_emails set done_at = null, planned_at = now()
    from bookings join hotel_overview as hotels on hotels.id = bookings.hotel_id
    where booking_id = ${booking_id} and kind = 'invitation' and bookings.id = booking_id and hotels.invites_on_booking
  `);
  await tx.query(sql`delete from verification_emails where booking_id = ${booking_id} and kind = 'reminder'`);
}
