import type { Database } from '@suite/database';
import type { LoginCredentials } from '@suite/contracts';
import { ApiError } from '../../plugins/errors.ts';
import { findAccountByEmail, recordLogin } from '../auth.repository.ts';
import { isThrottled } from '../domain/login-limits.ts';
import { verifyPassword } from '../domain/passwords.ts';
import { countFailures, deleteAttempt, forgetFailures, insertAttempt } from '../login-failures.repository.ts';
import { startSession, type SessionTokens } from './start-session.ts';

interface Device {
  address: string;
  user_agent: string;
}

/**
 * Signs in. A wrong password, an unknown address and an account that may not be used are the same answer,
 * and so is the throttle.
 */
export async function login(
  database: Database,
  credentials: LoginCredentials,
  device: Device,
): Promise<SessionTokens & { user_id: number }> {
  const attempt = { account: credentials.usr_email.toLowerCase(), address: device.address };
  const attemptId = await insertAttempt(database, attempt);
  if (isThrottled(await countFailures(database, attempt, attemptId))) {
    await deleteAttempt(database, attemptId);
    throw new ApiError(
      429,
      'TOO_MANY_REQUESTS',
      'Too many failed sign-in attempts. Please try again in a few minutes.',
    );
  }
  const account = await findAccountByEmail(database, credentials.usr_email);
  const isRight = await verifyPassword(account?.usr_password_hash, credentials.usr_password);
  if (!account || !isRight) throw new ApiError(401, 'INVALID_CREDENTIALS', 'Invalid email or password');
  return database.transaction(async (tx) => {
    await forgetFailures(tx, attempt);
    await recordLogin(tx, account.user_id);
    const tokens = await startSession(tx, { user_id: account.user_id, ...device });
    return { user_id: account.user_id, ...tokens };
  });
}
