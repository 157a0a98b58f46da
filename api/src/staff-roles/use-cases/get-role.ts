import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findRole } from '../role-lists.repository.ts';
import { requireReader } from '../staff-roles.policy.ts';
import { describeRole } from './describe-role.ts';
import { findReachedRole } from './find-reached.ts';

/** A role in the caller's reach, as this caller sees it. */
export async function getRole(db: Database, caller: Caller, role_id: number) {
  requireReader(caller);
  await findReachedRole(db, caller, role_id);
  const row = await findRole(db, role_id, caller.user_id);
  // Deleted by another caller since it was reached.
  if (!row) throw new DomainError('NOT_FOUND', 'Role not found');
  return describeRole(caller, row);
}
