import type { GuestLanguage } from '@suite/contracts/bookings';
import { sql, type Database } from '@suite/database';
import type { SealedToken } from './domain/verification-token.ts';

export interface GuestWithLink {
  id: number;
  name: string;
  verification_token_hash: Buffer | null;
  verification_token_encrypted: Buffer | null;
  guest_language: GuestLanguage | null;
  last_email: string | null;
}

export interface SentLinks {
  for_booking: number;
  to_guest: number;
  oldest_at: Date | null;
}

export async function findGuestWithLink(
  tx: Database,
  { booking_id, passenger_id }: { booking_id: number; passenger_id: number },
): Promise<GuestWithLink | null> {
  const [row] = await tx.query<GuestWithLink>(sql`
    select id, name, guest_language, verification_token_hash, verification_token_encrypted, (
      select email from guest_link_emails where passenger_id = passengers.id order by sent_at desc, id desc limit 1
    ) as last_email
    from passengers where id = ${passenger_id} and booking_id = ${booking_id}`);
  return row ?? null;
}

export async function countSentLinks(
  tx: Database,
  { booking_id, passenger_id, since }: { booking_id: number; passenger_id: number; since: Date },
): Promise<SentLinks> {
  const [row] = await tx.query<SentLinks>(sql`
    select count(*) as for_booking, count(*) filter (where passenger_id = ${passenger_id}) as to_guest,
      min(sent_at) as oldest_at
    from guest_link_emails where booking_id = ${booking_id} and sent_at > ${since}`);
  return row ?? { for_booking: 0, to_guest: 0, oldest_at: null };
}

export async function insertGuestLinkEmail(
  tx: Database,
  sent: { booking_id: number; passenger_id: number; email: string; sent_at: Date },
): Promise<void> {
  await tx.query(sql`
    insert into guest_link_emails (booking_id, passenger_id, email, sent_at)
    values (${sent.booking_id}, ${sent.passenger_id}, ${sent.email}, ${sent.sent_at})`);
}

export async function writeGuestToken(
  tx: Database,
  passenger_id: number,
  { hash, encrypted, short_id }: SealedToken,
): Promise<void> {
  await tx.query(sql`
    update passengers set verification_token_hash = ${hash}, verification_token_encrypted = ${encrypted},
      short_id = ${short_id}
    where id = ${passenger_id}`);
}
