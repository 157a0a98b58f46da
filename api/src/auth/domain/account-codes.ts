import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';

/** What a mailed code confirms. */
export type CodePurpose = 'password' | 'email';

/** How long a code lives, how often it may be guessed, and how many are mailed for one account in an hour. */
export const codeLimits = { minutes: 10, tries: 5, perHour: 5 } as const;

/** Six digits nobody can foresee. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is stored of a code: worth nothing without the server's key, since a million digests are soon tried. */
export function hashCode(secretKey: Buffer, user_id: number, purpose: CodePurpose, code: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'auth.account_code', 32));
  return createHmac('sha256', key).update(`${purpose}:${user_id}:${code}`).digest();
}

export function isSameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
