import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findRole } from '../role-lists.repository.ts';
import { requireReader } from '../staff-roles.policy.ts';
import { describeRole } from './describe-role.ts';
import { findReachedRole } from './find-reached.ts';

export async function getRole(db: Database, caller: Caller, role_id: number) {
  requireReader(caller);
  await findReachedRole(db, caller, role_id);
  const row = await findRole(db, role_id, caller.user_id);
  // Another caller has deleted the role in the meantime.
  if (!row) throw new DomainError('NOT_FOUND', 'ROLE_NOT_FOUND');
  return describeRole(caller, row);
}
