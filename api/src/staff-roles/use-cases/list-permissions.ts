import type { Permission } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findHotelPermissions } from '../role-lists.repository.ts';
import { requireReader } from '../staff-roles.policy.ts';

/** The permissions that the caller may put into a role: those they hold. */
export async function listPermissions(db: Database, caller: Caller): Promise<Permission[]> {
  requireReader(caller);
  return findHotelPermissions(db, caller.permissions);
}
