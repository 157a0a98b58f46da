import { randomInt } from 'node:crypto';
import { signaturesOf, type SecretKey } from '../../sealing/secret-key.ts';

/** The purpose of a mailed code. */
export type CodePurpose = 'password' | 'email' | 'action';

/** How long a code lives, how often it may be guessed, and how many are mailed for one account in an hour. */
export const codeLimits = { minutes: 10, tries: 5, perHour: 5 } as const;

/** Six random digits. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * The stored digest of a code, by each key, newest first: it is keyed, since a million digests
 * are soon tried.
 * @param bound_to what else the code counts for alone
 */
export function codeHashes(
  secretKey: SecretKey,
  { user_id, purpose, bound_to }: { user_id: number; purpose: CodePurpose; bound_to?: string },
  code: string,
): readonly [Buffer, ...Buffer[]] {
  return signaturesOf(
    secretKey,
    'auth.account_code',
    [purpose, user_id, ...(bound_to ? [bound_to] : []), code].join(':'),
  );
}
