import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findStaffMember, findStaffRights, type StaffRow } from '../staff-lists.repository.ts';
import { isInReach, requireReader } from '../staff-roles.policy.ts';

export async function getStaff(db: Database, caller: Caller, user_id: number) {
  requireReader(caller);
  const staff = await getStaffMember(db, caller, user_id);
  return { ...staff, ...(await findStaffRights(db, user_id)) };
}

export async function getStaffMember(db: Database, caller: Caller, user_id: number): Promise<StaffRow> {
  const staff = await findStaffMember(db, user_id);
  if (!staff || !isInReach(caller, staff.hotel_id)) {
    throw new DomainError('NOT_FOUND', 'STAFF_NOT_FOUND');
  }
  return staff;
}
