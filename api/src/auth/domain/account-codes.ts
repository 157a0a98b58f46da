import { randomInt } from 'node:crypto';
import { signaturesOf, type SecretKey } from '../../sealing/secret-key.ts';

export type CodePurpose = 'password' | 'email' | 'action';

export const codeLimits = { minutes: 10, tries: 5, perHour: 5 } as const;

export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Returns a keyed digest per key, newest first; an unkeyed one could be reversed by trying all million codes. */
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
