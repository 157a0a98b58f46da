import { createHash, randomBytes } from 'node:crypto';

/** How long each kind of token lives; a refresh token's time starts again with every renewal. */
export const lifetimeInSeconds = { access: 15 * 60, refresh: 14 * 24 * 60 * 60 } as const;

/** However often a session is renewed, it ends so many days after its sign-in. */
export const maxSessionDays = 30;

/** A used refresh token still gives an access token for this long: tabs expire together. */
export const graceInSeconds = 10;

/** A random secret, and the hash of it that may be stored. */
export function createToken(): { token: string; token_hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Why a session ended that lives on under another id. */
export const renewedBecause = 'renewed';
