import { foldText, holdsWords } from '@suite/contracts/forms';
import { holdsAny, mayManageStaff } from '@suite/contracts/permissions';
import { maxHitsPerKind } from '@suite/contracts/search';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import type { FoundHit } from '../../text-search/found-hit.ts';
import { listRoles } from './list-roles.ts';

export async function searchRoles(db: Database, caller: Caller, q: string): Promise<FoundHit[]> {
  // The screen of roles requires a stronger permission than reading staff.
  if (!holdsAny(caller.permissions, mayManageStaff)) return [];
  const begins = ({ role_name }: { role_name: string }) =>
    Number(foldText(role_name).startsWith(foldText(q)));
  const roles = (await listRoles(db, caller, {}))
    .filter(({ role_name }) => holdsWords(role_name, q))
    .sort((one, other) => begins(other) - begins(one));
  return roles.slice(0, maxHitsPerKind).map((role) => ({
    kind: 'role',
    id: role.id,
    title: { message: role.role_name },
    details: role.role_description ? [{ message: role.role_description }] : [],
    path: `/roles?id=${role.id}`,
  }));
}
