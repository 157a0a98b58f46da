import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { passwordWeakness, type PasswordOwner } from '../domain/password-weakness.ts';
import { findMinPasswordLength } from '../passwords.repository.ts';

export async function refuseWeakPassword(
  db: Database,
  usr_password: string,
  owner: PasswordOwner & { user_id: number },
): Promise<void> {
  const min_length = await findMinPasswordLength(db, owner.user_id);
  if (usr_password.length < min_length) {
    throw new DomainError('VALIDATION_ERROR', 'PASSWORD_TOO_SHORT', { min_length }, 'usr_password');
  }
  const weakness = await passwordWeakness(usr_password, owner);
  if (weakness) throw new DomainError('VALIDATION_ERROR', weakness, {}, 'usr_password');
}
