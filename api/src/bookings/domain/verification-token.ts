import { createHash, randomUUID } from 'node:crypto';
import { openBytes, sealBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import { defineSealedColumn } from '../../sealing/sealed-column.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';

const tokens = {
  purpose: 'bookings.verification_token',
  id: 'id',
  column: 'verification_token_encrypted',
  context: 'verification_token_hash',
};

/** The secrets of primary guests' links, for sending them anew. */
export const bookingLink = defineSealedColumn({ ...tokens, table: 'bookings' });

/** The secrets of other guests' links. */
export const guestLink = defineSealedColumn({ ...tokens, table: 'passengers' });

/** A new secret for a guest's link. */
export function createVerificationToken(): string {
  return randomUUID();
}

/** What a link is found by; the token itself is stored nowhere in the clear. */
export function hashVerificationToken(token: string): Buffer {
  return createHash('sha256').update(token.toLowerCase()).digest();
}

/** A link's secret as it is stored: what it is found by, the copy for sending it anew, and what a guest may say aloud. */
export interface SealedToken {
  hash: Buffer;
  encrypted: Buffer;
  short_id: string;
}

const shortIdLength = 6;

/** What of a token guests and staff call the link by: too little to guess the rest. */
export function shortIdOf(token: string): string {
  return token.slice(-shortIdLength).toUpperCase();
}

export function sealToken(secretKey: SecretKey, token: string): SealedToken {
  return {
    hash: hashVerificationToken(token),
    encrypted: encryptVerificationToken(secretKey, token),
    short_id: shortIdOf(token),
  };
}

/** Bound to the token's own hash, so that it opens in no other row. */
export function encryptVerificationToken(secretKey: SecretKey, token: string): Buffer {
  return sealBytes(sealingKeys(bookingLink, secretKey), hashVerificationToken(token), Buffer.from(token));
}

/** The token again, for sending it anew. Throws when it was altered or moved to another row. */
export function decryptVerificationToken(secretKey: SecretKey, encrypted: Buffer, hash: Buffer): string {
  return openBytes(sealingKeys(bookingLink, secretKey), hash, encrypted).toString('utf8');
}
