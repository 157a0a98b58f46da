import { holdsAny, mayManageStaff } from '@suite/contracts/permissions';
import { maxHitsPerKind, type SearchHit } from '@suite/contracts/search';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { listRoles } from './list-roles.ts';

/** The roles that the caller's list of roles shows with the text in their names. */
export async function searchRoles(db: Database, caller: Caller, q: string): Promise<SearchHit[]> {
  // The page of roles asks for more than reading staff does.
  if (!holdsAny(caller.permissions, mayManageStaff)) return [];
  const text = q.toLowerCase();
  const roles = (await listRoles(db, caller, {}))
    .map((role) => ({ role, at: role.role_name.toLowerCase().indexOf(text) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => Math.min(one.at, 1) - Math.min(other.at, 1));
  return roles.slice(0, maxHitsPerKind).map(({ role }) => ({
    kind: 'role',
    id: role.id,
    title: role.role_name,
    detail: role.role_description ?? '',
    path: `/roles?id=${role.id}`,
  }));
}
