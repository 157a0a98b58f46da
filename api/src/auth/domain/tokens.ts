import { createHash, randomBytes } from 'node:crypto';

/** Each renewal restarts the refresh token's time. */
export const lifetimeInSeconds = { access: 15 * 60, refresh: 14 * 24 * 60 * 60 } as const;

/** Renewals do not extend a session beyond this. */
export const maxSessionDays = 30;

/** A used refresh token still yields an access token, because tabs expire together. */
export const graceInSeconds = 10;

export function createToken(): { token: string; token_hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Marks a session that continues under another id. */
export const renewedBecause = 'renewed';
