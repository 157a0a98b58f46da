import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { listSessions } from '../../auth/auth.public.ts';
import { requireManager, requireNotAbove } from '../staff-roles.policy.ts';
import { findCarriedPermissions } from '../staffing.repository.ts';
import { getStaffMember } from './get-staff.ts';

export async function listStaffSessions(db: Database, caller: Caller, user_id: number) {
  requireManager(caller);
  await getStaffMember(db, caller, user_id);
  requireNotAbove(caller, await findCarriedPermissions(db, user_id));
  return listSessions(db, user_id, caller.session_id);
}
