import type { Permission } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import type { Caller } from '../../auth/auth.public.ts';
import { findHotelPermissions } from '../role-lists.repository.ts';
import { requireReader } from '../staff-roles.policy.ts';

/** What the caller may put into a role: nobody sees or grants what they do not hold. */
export async function listPermissions(db: Database, caller: Caller): Promise<Permission[]> {
  requireReader(caller);
  return findHotelPermissions(db, caller.permissions);
}
