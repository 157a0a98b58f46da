import { isDeliverable } from '@suite/contracts/forms';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { enqueueEmail } from '../../mail/mail.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import {
  createVerificationToken,
  decryptVerificationToken,
  sealToken,
} from '../domain/verification-token.ts';
import {
  countSentLinks,
  findGuestWithLink,
  insertGuestLinkEmail,
  writeGuestToken,
  type GuestWithLink,
  type SentLinks,
} from '../guest-links.repository.ts';
import { lockBookingToVerify } from '../verification-emails.repository.ts';
import { composeVerificationEmail } from './compose-verification-email.ts';
import type { LinkSettings } from './mail-verification-link.ts';

export interface GuestLinkOrder {
  hotel_id: number;
  booking_id: number;
  passenger_id: number;
  email: string;
  since: Date;
  refuse: (sent: SentLinks) => void;
}

/** Enqueues the mail. A new address ends the old link, because the previous address may have been wrong. */
export async function mailGuestLink(
  tx: Database,
  { hotel_id, booking_id, passenger_id, email, since, refuse }: GuestLinkOrder,
  { secretKey, publicUrl }: LinkSettings,
  now: Date,
): Promise<GuestWithLink | null> {
  if (!isDeliverable(email)) {
    throw new DomainError('VALIDATION_ERROR', 'GUEST_EMAIL_INVALID', {}, 'email');
  }
  const booking = await lockBookingToVerify(tx, { kind: 'hotel', hotel_id }, booking_id);
  const guest = booking && (await findGuestWithLink(tx, { booking_id, passenger_id }));
  if (!booking || !guest) return null;
  refuse(await countSentLinks(tx, { booking_id, passenger_id, since }));
  const kept = guest.last_email?.toLowerCase() === email.toLowerCase() ? readToken(guest, secretKey) : null;
  const token = kept ?? createVerificationToken();
  if (kept === null) await writeGuestToken(tx, passenger_id, sealToken(secretKey, token));
  await insertGuestLinkEmail(tx, { booking_id, passenger_id, email, sent_at: now });
  const person = {
    user_type: 'guest',
    name: guest.name,
    item_id: passenger_id,
    primary: booking.name,
  } as const;
  const language = guest.guest_language ?? booking.guest_language;
  const mail = {
    kind: 'invitation',
    person,
    token,
    language,
    hotel: booking,
    stay: booking,
    publicUrl,
  } as const;
  await enqueueEmail(tx, {
    recipient: email,
    about: { hotel_id, about_type: 'passenger', about_id: passenger_id },
    ...composeVerificationEmail(mail),
  });
  return guest;
}

function readToken(guest: GuestWithLink, secretKey: SecretKey): string | null {
  const { verification_token_encrypted: encrypted, verification_token_hash: hash } = guest;
  if (!encrypted || !hash) return null;
  try {
    return decryptVerificationToken(secretKey, encrypted, hash);
  } catch {
    return null;
  }
}
