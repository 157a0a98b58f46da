import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findRole } from '../role-lists.repository.ts';
import { describeRole } from './describe-role.ts';

/** A role that was just written, as its writer sees it. */
export async function getRole(db: Database, caller: Caller, role_id: number) {
  const row = await findRole(db, role_id, caller.user_id);
  // Deleted by another caller since it was written.
  if (!row) throw new DomainError('NOT_FOUND', 'Role not found');
  return describeRole(caller, row);
}
