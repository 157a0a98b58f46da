import type { ListOrder } from '@suite/contracts/http';
import type { RoleSort } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findRoles } from '../role-lists.repository.ts';
import { hotelsInReach, requireReader } from '../staff-roles.policy.ts';
import { describeRole } from './describe-role.ts';

export async function listRoles(
  db: Database,
  caller: Caller,
  { hotelId, ...order }: { hotelId?: number | undefined } & ListOrder<RoleSort>,
) {
  requireReader(caller);
  const reached = hotelsInReach(caller, hotelId);
  if (reached === null) return [];
  const rows = await findRoles(db, reached === 'all' ? null : reached, caller.user_id, order);
  const roles = rows.map((row) => describeRole(caller, row));
  return reached === 'all' ? roles.filter(({ is_grantable }) => is_grantable) : roles;
}
