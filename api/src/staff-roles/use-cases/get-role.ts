import type { Database } from '@suite/database';
import type { Caller } from '../../auth/auth.public.ts';
import { findRole } from '../role-lists.repository.ts';
import { describeRole } from './describe-role.ts';

/** A role that was just written, as its writer sees it. */
export async function getRole(db: Database, caller: Caller, role_id: number) {
  const row = await findRole(db, role_id, caller.user_id);
  if (!row) throw new Error(`There is no role ${role_id}.`);
  return describeRole(caller, row);
}
