import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { requireConfirmedAction } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { describePerson, listRoleNames } from '../domain/describe-change.ts';
import { lockHotelRoles, type RoleWithPermissions } from '../roles.repository.ts';
import type { StaffRow } from '../staff-lists.repository.ts';
import { requireGrantable } from '../staff-roles.policy.ts';
import { deleteUserRoles, findRoleIdsOf, insertUserRoles } from '../staffing.repository.ts';
import { keepHotelAdmin } from './keep-hotel-admin.ts';

export async function requireRoles(
  tx: Database,
  hotel_id: number,
  role_ids: readonly number[],
): Promise<RoleWithPermissions[]> {
  const roles = await lockHotelRoles(tx, hotel_id, role_ids);
  if (roles.length < new Set(role_ids).size) throw new DomainError('NOT_FOUND', 'ROLE_NOT_FOUND');
  return roles;
}

/** Requires a confirmation, and that the caller may grant each role that is added or removed. */
export async function replaceRoles(
  tx: Database,
  caller: Caller,
  { hotel_id, person, role_ids }: { hotel_id: number; person: StaffRow; role_ids: readonly number[] },
): Promise<{ added: string[]; taken: string[] }> {
  const { user_id } = person;
  const before = await findRoleIdsOf(tx, hotel_id, user_id);
  const roles = await requireRoles(tx, hotel_id, [...new Set([...before, ...role_ids])]);
  const { added, taken } = roleChanges(before, role_ids);
  const changed = roles.filter(({ id }) => added.includes(id) || taken.includes(id));
  requireGrantable(caller, [...new Set(changed.flatMap(({ permission_names }) => permission_names))]);
  await keepHotelAdmin(
    tx,
    user_id,
    roles.filter(({ id }) => taken.includes(id)),
  );
  if (changed.length > 0) {
    const kept = roles.filter(({ id }) => role_ids.includes(id));
    const values = { person: describePerson(person), roles: listRoleNames(kept) };
    await requireConfirmedAction(tx, caller, { text: 'Change the roles of {person} to {roles}', values });
  }
  if (taken.length > 0) await deleteUserRoles(tx, user_id, taken);
  await insertUserRoles(tx, user_id, added);
  const namesOf = (ids: number[]) =>
    roles.filter(({ id }) => ids.includes(id)).map(({ role_name }) => role_name);
  return { added: namesOf(added), taken: namesOf(taken) };
}

function roleChanges(
  before: readonly number[],
  after: readonly number[],
): { added: number[]; taken: number[] } {
  return {
    added: [...new Set(after)].filter((id) => !before.includes(id)),
    taken: before.filter((id) => !after.includes(id)),
  };
}
