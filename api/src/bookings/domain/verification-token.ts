import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

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

export function sealToken(secretKey: Buffer, token: string): SealedToken {
  return {
    hash: hashVerificationToken(token),
    encrypted: encryptVerificationToken(secretKey, token),
    short_id: shortIdOf(token),
  };
}

// A key of its own, so that what is encrypted for another purpose can never be passed off as a token.
function tokenKey(secretKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'bookings.verification_token', 32));
}

/** AES-256-GCM as nonce, tag, ciphertext; bound to the token's own hash, so that it opens in no other row. */
export function encryptVerificationToken(secretKey: Buffer, token: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', tokenKey(secretKey), iv);
  cipher.setAAD(hashVerificationToken(token));
  const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** The token again, for sending it anew. Throws when it was altered or moved to another row. */
export function decryptVerificationToken(secretKey: Buffer, encrypted: Buffer, hash: Buffer): string {
  const iv = encrypted.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', tokenKey(secretKey), iv, { authTagLength: tagBytes });
  decipher.setAAD(hash);
  decipher.setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
  const text = encrypted.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
