import { isDeliverable } from '@suite/contracts/forms';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { enqueueEmail } from '../../mail/mail.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { EmailKind } from '../domain/verification-email/verification-email-content.ts';
import {
  createVerificationToken,
  decryptVerificationToken,
  sealToken,
} from '../domain/verification-token.ts';
import { writeVerificationToken, type BookingToVerify } from '../verification-emails.repository.ts';
import { composeVerificationEmail } from './compose-verification-email.ts';

export interface LinkSettings {
  secretKey: SecretKey;
  publicUrl: string;
}

/** Replaces a stored token that cannot be decrypted, for example after a change of the key. */
export async function mailVerificationLink(
  tx: Database,
  booking: BookingToVerify,
  kind: EmailKind,
  { secretKey, publicUrl }: LinkSettings,
): Promise<{ link_renewed: boolean }> {
  if (!isDeliverable(booking.email)) {
    throw new DomainError('CONFLICT', 'GUEST_EMAIL_UNDELIVERABLE');
  }
  const kept = readToken(booking, secretKey);
  const token = kept ?? createVerificationToken();
  if (kept === null) await writeVerificationToken(tx, booking.id, sealToken(secretKey, token));
  const { name, is_verified, guest_language: language } = booking;
  const person = { user_type: 'primary', name, is_verified } as const;
  const email = { kind, person, token, language, hotel: booking, stay: booking, publicUrl };
  await enqueueEmail(tx, {
    recipient: booking.email,
    about: { hotel_id: booking.hotel_id, about_type: 'booking', about_id: booking.id },
    ...composeVerificationEmail(email),
  });
  return { link_renewed: kept === null };
}

function readToken(booking: BookingToVerify, secretKey: SecretKey): string | null {
  const { verification_token_encrypted: encrypted, verification_token_hash: hash } = booking;
  try {
    return decryptVerificationToken(secretKey, encrypted, hash);
  } catch {
    return null;
  }
}
