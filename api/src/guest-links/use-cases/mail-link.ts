import { isDeliverable } from '@suite/contracts/forms';
import type { GuestLanguage } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import {
  createVerificationToken,
  findLink,
  openToken,
  sealToken,
  shortIdOf,
  writeLink,
} from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { composeEmail, enqueueEmail } from '../../mail/mail.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import {
  verificationEmailContent,
  type EmailKind,
  type VerificationEmail,
  type VerificationPerson,
} from '../domain/verification-email/verification-email-content.ts';
import {
  countGuestMails,
  findMailedGuest,
  insertGuestMail,
  lockBookingToVerify,
  type BookingToVerify,
} from '../guest-mails.repository.ts';

export interface LinkSettings {
  secretKey: SecretKey;
  publicUrl: string;
}

export async function mailBookingLink(
  tx: Database,
  booking: BookingToVerify,
  kind: EmailKind,
  settings: LinkSettings,
): Promise<{ link_renewed: boolean }> {
  if (!isDeliverable(booking.email)) throw new DomainError('CONFLICT', 'GUEST_EMAIL_UNDELIVERABLE');
  const { name, is_verified, email: recipient, guest_language: language } = booking;
  const person = { user_type: 'primary', name, is_verified } as const;
  return mailLink(tx, booking, { kind, person, recipient, language }, settings);
}

/**
 * Enqueues the mail to another guest. A new address ends the old link, because the previous address may have been wrong.
 * @throws DomainError VALIDATION_ERROR, NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function mailGuestLink(
  tx: Database,
  {
    hotel_id,
    email,
    ...guest
  }: { hotel_id: number; booking_id: number; passenger_id: number; email: string },
  settings: LinkSettings,
  now: Date,
): Promise<void> {
  if (!isDeliverable(email)) {
    throw new DomainError('VALIDATION_ERROR', 'GUEST_EMAIL_INVALID', {}, 'email');
  }
  const booking = await lockBookingToVerify(tx, { kind: 'hotel', hotel_id }, guest.booking_id);
  const found = booking && (await findMailedGuest(tx, guest));
  if (!booking || !found) throw new DomainError('NOT_FOUND', 'GUEST_UNKNOWN');
  await refuseTooMany(tx, guest, now);
  const { name, last_email, guest_language } = found;
  const mail = {
    kind: 'invitation',
    person: { user_type: 'guest', name, item_id: guest.passenger_id, primary: booking.name },
    recipient: email,
    language: guest_language ?? booking.guest_language,
    endsLink: last_email?.toLowerCase() !== email.toLowerCase(),
  } as const;
  await mailLink(tx, booking, mail, settings);
  await insertGuestMail(tx, { ...guest, email, sent_at: now });
}

const hourInMs = 60 * 60_000;
const maxForBooking = 5;
const maxToGuest = 3;

async function refuseTooMany(
  tx: Database,
  guest: { booking_id: number; passenger_id: number },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - hourInMs);
  const { for_booking, to_guest, oldest_at } = await countGuestMails(tx, { ...guest, since });
  if (for_booking < maxForBooking && to_guest < maxToGuest) return;
  const waitInMs = (oldest_at?.getTime() ?? now.getTime()) - since.getTime();
  const refusal = new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_EMAILS', {
    minutes: Math.ceil(waitInMs / 60_000),
  });
  refusal.retryAfterSeconds = Math.ceil(waitInMs / 1000);
  throw refusal;
}

interface LinkMail {
  kind: EmailKind;
  person: VerificationPerson;
  recipient: string;
  language: GuestLanguage | null;
  endsLink?: boolean;
}

/** Renews a link that must end, and one whose stored token cannot be decrypted. */
async function mailLink(
  tx: Database,
  booking: BookingToVerify,
  { recipient, endsLink, ...email }: LinkMail,
  { secretKey, publicUrl }: LinkSettings,
): Promise<{ link_renewed: boolean }> {
  const { person } = email;
  const passenger_id = person.user_type === 'guest' ? person.item_id : null;
  const holder = { booking_id: booking.id, passenger_id };
  const link = endsLink ? null : await findLink(tx, holder);
  const kept = link && openToken(secretKey, link);
  const token = kept ?? createVerificationToken();
  if (kept === null) await writeLink(tx, holder, sealToken(secretKey, token));
  await enqueueEmail(tx, {
    recipient,
    about: {
      hotel_id: booking.hotel_id,
      about_type: passenger_id === null ? 'booking' : 'passenger',
      about_id: passenger_id ?? booking.id,
    },
    ...composeVerificationEmail({ ...email, token, hotel: booking, stay: booking, publicUrl }),
  });
  return { link_renewed: kept === null };
}

/** The result contains the guest's token: it must not appear in an answer, log or audit record. */
export function composeVerificationEmail(email: Omit<VerificationEmail, 'short_id'>) {
  const { subject, content } = verificationEmailContent({ ...email, short_id: shortIdOf(email.token) });
  return { subject, ...composeEmail(content) };
}
