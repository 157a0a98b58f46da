import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { isOneOf, type SecretKey } from '../../sealing/secret-key.ts';
import { closeCodes, countTry, lockOpenCode, type OpenCode } from '../confirmations.repository.ts';
import { codeLimits, codeHashes, type CodePurpose } from '../domain/account-codes.ts';

export type TakenCode = { state: 'right'; code: OpenCode } | { state: 'wrong' | 'over' };

/** Returns its result instead of throwing, because a wrong try must be committed. */
export async function takeCode(
  tx: Database,
  given: {
    user_id: number;
    purpose: CodePurpose;
    verification_code: string;
    secretKey: SecretKey;
    new_email?: string;
    bound_to?: string;
  },
): Promise<TakenCode> {
  const { user_id, purpose, verification_code, secretKey, new_email } = given;
  const open = await lockOpenCode(tx, user_id, purpose);
  if (!open) return { state: 'over' };
  const hashes = codeHashes(secretKey, given, verification_code);
  const isOfThisAddress = new_email?.toLowerCase() === open.new_email?.toLowerCase();
  if (isOneOf(hashes, open.code_hash) && isOfThisAddress) {
    await closeCodes(tx, user_id, purpose);
    return { state: 'right', code: open };
  }
  await countTry(tx, open.id);
  if (open.tries + 1 < codeLimits.tries) return { state: 'wrong' };
  await closeCodes(tx, user_id, purpose);
  return { state: 'over' };
}

export function codeRefusal(state: 'wrong' | 'over', field = 'verification_code'): DomainError {
  const code = state === 'wrong' ? 'VERIFICATION_CODE_WRONG' : 'VERIFICATION_CODE_OVER';
  return new DomainError('VALIDATION_ERROR', code, {}, field);
}
