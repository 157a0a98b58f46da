import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { countRecentCodes, insertCode } from '../confirmations.repository.ts';
import { codeHashes, codeLimits, createCode, type CodePurpose } from '../domain/account-codes.ts';

/** Must be called before expensive work. */
export async function refuseManyCodes(tx: Database, user_id: number): Promise<void> {
  if ((await countRecentCodes(tx, user_id)) < codeLimits.perHour) return;
  throw new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_VERIFICATION_CODES');
}

export async function issueCode(
  tx: Database,
  secretKey: SecretKey,
  wanted: {
    user_id: number;
    purpose: CodePurpose;
    new_password_hash?: string;
    new_email?: string;
    bound_to?: string;
  },
): Promise<string> {
  const code = createCode();
  const [code_hash] = codeHashes(secretKey, wanted, code);
  await insertCode(tx, {
    user_id: wanted.user_id,
    purpose: wanted.purpose,
    code_hash,
    new_password_hash: wanted.new_password_hash ?? null,
    new_email: wanted.new_email ?? null,
  });
  return code;
}
