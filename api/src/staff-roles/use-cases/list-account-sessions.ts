import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { listSessions } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findAccount } from '../accounts.repository.ts';

export async function listAccountSessions(db: Database, caller: Caller, user_id: number) {
  if (!(await findAccount(db, user_id))) throw new DomainError('NOT_FOUND', 'ACCOUNT_NOT_FOUND');
  return listSessions(db, user_id, caller.session_id);
}
