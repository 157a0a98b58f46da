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

export const bookingLink = defineSealedColumn({ ...tokens, table: 'bookings' });

export const guestLink = defineSealedColumn({ ...tokens, table: 'passengers' });

export function createVerificationToken(): string {
  return randomUUID();
}

/** The database stores this hash to find a link; the plain token is not stored. */
export function hashVerificationToken(token: string): Buffer {
  return createHash('sha256').update(token.toLowerCase()).digest();
}

export interface SealedToken {
  hash: Buffer;
  encrypted: Buffer;
  short_id: string;
}

const shortIdLength = 6;

/** The last six characters of the token. They identify a link to people without revealing it. */
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

/** The token's hash is bound as additional data, so that the ciphertext opens in no other row. */
export function encryptVerificationToken(secretKey: SecretKey, token: string): Buffer {
  return sealBytes(sealingKeys(bookingLink, secretKey), hashVerificationToken(token), Buffer.from(token));
}

export function openToken(
  secretKey: SecretKey,
  { encrypted, hash }: Pick<SealedToken, 'encrypted' | 'hash'>,
): string | null {
  try {
    return decryptVerificationToken(secretKey, encrypted, hash);
  } catch {
    return null;
  }
}

export function decryptVerificationToken(secretKey: SecretKey, encrypted: Buffer, hash: Buffer): string {
  return openBytes(sealingKeys(bookingLink, secretKey), hash, encrypted).toString('utf8');
}
