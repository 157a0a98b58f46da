import type { Permission } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findHotelPermissions } from '../role-lists.repository.ts';
import { requireReader } from '../staff-roles.policy.ts';

export async function listPermissions(db: Database, caller: Caller): Promise<Permission[]> {
  requireReader(caller);
  return findHotelPermissions(db, caller.permissions);
}
