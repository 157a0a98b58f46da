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
  type BookingKey,
  type LinkHolder,
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
  lockRoomsOfPerson,
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
): Promise<{ link_renewed: boolean; rooms?: number[] }> {
  if (!isDeliverable(booking.email)) throw new DomainError('CONFLICT', 'GUEST_EMAIL_UNDELIVERABLE');
  const { name, is_verified, email: recipient, guest_language: language } = booking;
  const person = { user_type: 'primary', name, is_verified } as const;
  const rooms = await lockRoomsOfPerson(tx, booking);
  const otherTokens: string[] = [];
  for (const { hotel_id, id } of rooms.filter(({ others_verified }) => !others_verified)) {
    otherTokens.push((await openLink(tx, { hotel_id, booking_id: id, passenger_id: null }, settings)).token);
  }
  const sent = await mailLink(tx, booking, { kind, person, recipient, language, otherTokens }, settings);
  return { ...sent, ...(rooms.length > 0 && { rooms: rooms.map(({ id }) => id) }) };
}

/** Renews a link whose stored token cannot be decrypted. */
async function openLink(
  tx: Database,
  holder: LinkHolder,
  { secretKey }: LinkSettings,
  { endsLink = false } = {},
): Promise<{ token: string; link_renewed: boolean }> {
  const link = endsLink ? null : await findLink(tx, holder);
  const kept = link && openToken(secretKey, link);
  const token = kept ?? createVerificationToken();
  if (kept === null) await writeLink(tx, holder, sealToken(secretKey, token));
  return { token, link_renewed: kept === null };
}

/**
 * Enqueues the mail to another guest. A new address ends the old link, because the previous address may have been wrong.
 * @throws DomainError VALIDATION_ERROR, NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function mailGuestLink(
  tx: Database,
  { email, ...guest }: BookingKey & { passenger_id: number; email: string },
  settings: LinkSettings,
  now: Date,
): Promise<void> {
  if (!isDeliverable(email)) {
    throw new DomainError('VALIDATION_ERROR', 'GUEST_EMAIL_INVALID', {}, 'email');
  }
  const booking = await lockBookingToVerify(
    tx,
    { kind: 'hotel', hotel_id: guest.hotel_id },
    guest.booking_id,
  );
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

async function refuseTooMany(tx: Database, guest: LinkHolder, now: Date): Promise<void> {
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
  otherTokens?: readonly string[];
  endsLink?: boolean;
}

async function mailLink(
  tx: Database,
  booking: BookingToVerify,
  { recipient, endsLink, otherTokens = [], ...email }: LinkMail,
  settings: LinkSettings,
): Promise<{ link_renewed: boolean }> {
  const { person } = email;
  const passenger_id = person.user_type === 'guest' ? person.item_id : null;
  const holder = { hotel_id: booking.hotel_id, booking_id: booking.id, passenger_id };
  const { token, link_renewed } = await openLink(tx, holder, settings, { endsLink });
  const { publicUrl } = settings;
  await enqueueEmail(tx, {
    recipient,
    about: {
      hotel_id: booking.hotel_id,
      about_type: passenger_id === null ? 'booking' : 'passenger',
      about_id: passenger_id ?? booking.id,
    },
    ...composeVerificationEmail({ ...email, token, otherTokens, hotel: booking, stay: booking, publicUrl }),
  });
  return { link_renewed };
}

/** The result contains the guest's token: it must not appear in an answer, log or audit record. */
export function composeVerificationEmail({
  otherTokens = [],
  ...email
}: Omit<VerificationEmail, 'short_id' | 'otherRooms'> & { otherTokens?: readonly string[] }) {
  const { subject, content } = verificationEmailContent({
    ...email,
    short_id: shortIdOf(email.token),
    otherRooms: otherTokens.map((token) => ({ token, short_id: shortIdOf(token) })),
  });
  return { subject, ...composeEmail(content) };
}
