import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { passwordWeakness, type PasswordOwner } from '../domain/password-weakness.ts';
import { findMinPasswordLength } from '../password-rules.repository.ts';

export async function refuseWeakPassword(
  db: Database,
  usr_password: string,
  owner: PasswordOwner & { user_id: number },
): Promise<void> {
  const min_length = await findMinPasswordLength(db, owner.user_id);
  const isShort = usr_password.length < min_length;
  const message = isShort
    ? `Password must be at least ${min_length} characters`
    : await passwordWeakness(usr_password, owner);
  if (message) throw new DomainError('VALIDATION_ERROR', message, [{ field: 'usr_password', message }]);
}
