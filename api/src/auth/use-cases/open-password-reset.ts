import type { Database } from '@suite/database';
import { hashToken } from '../domain/tokens.ts';
import { findMinPasswordLength } from '../password-rules.repository.ts';
import { findPasswordReset } from '../password-resets.repository.ts';
import { linkIsOver } from './reset-password.ts';

export async function openPasswordReset(
  db: Database,
  token: string,
): Promise<{ password_min_length: number }> {
  const reset = await findPasswordReset(db, hashToken(token));
  if (!reset) throw linkIsOver();
  return { password_min_length: await findMinPasswordLength(db, reset.user_id) };
}
