import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { hashToken } from '../domain/tokens.ts';
import { findPendingLogin, takePendingLogin } from '../sign-ins.repository.ts';
import { openAccount, type Device, type OpenedAccount } from './open-account.ts';
import { spendCode } from './spend-code.ts';

function isOver(): DomainError {
  return new DomainError('INVALID_CREDENTIALS', 'SIGN_IN_TOO_SLOW');
}

export async function loginSecondFactor(
  db: Database,
  { login_token, code }: { login_token: string; code: string },
  device: Device,
  secretKey: SecretKey,
): Promise<OpenedAccount> {
  const token_hash = hashToken(login_token);
  const pending = await findPendingLogin(db, token_hash);
  if (!pending) throw isOver();
  const given = { user_id: pending.user_id, address: device.address, code, secretKey };
  return spendCode(db, given, async (tx) => {
    if (!(await takePendingLogin(tx, token_hash))) throw isOver();
    return openAccount(tx, pending, device, 'login-second-factor');
  });
}
