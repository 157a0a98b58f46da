import type { UpdateRolePayload } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { requireConfirmedAction } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import { listTitles } from '../domain/describe-change.ts';
import { isReservedRoleName } from '../domain/reserved-role-names.ts';
import { roleDifferences } from '../domain/role-differences.ts';
import {
  findRole,
  isRoleNameTaken,
  replaceRolePermissions,
  updateRoleRow,
} from '../role-lists.repository.ts';
import { requireGrantable, requireManager } from '../staff-roles.policy.ts';
import { changeStaffing } from './change-staffing.ts';
import { describeRole } from './describe-role.ts';
import { findReachedRole } from './find-reached.ts';
import { nameIsTaken, requireRolePermissions } from './require-role-permissions.ts';

/** Requires that the caller may grant both the old and the new permissions of the role. */
export async function updateRole(
  db: Database,
  caller: Caller,
  role_id: number,
  form: UpdateRolePayload,
): Promise<void> {
  requireManager(caller);
  const hotel_id = await findReachedRole(db, caller, role_id);
  await changeStaffing(db, caller, hotel_id, async (tx, actor) => {
    requireManager(actor);
    const row = await findRole(tx, role_id, actor.user_id);
    if (!row) throw new DomainError('NOT_FOUND', 'ROLE_NOT_FOUND');
    const names = await requireRolePermissions(tx, actor, form.permission_ids);
    const permissions = row.permissions.map(({ permission_name }) => permission_name);
    requireGrantable(actor, permissions);
    requireUnlocked(describeRole(actor, row));
    refuseStale('this role', row.updated_at, form.updated_at);
    if (form.role_name !== row.role_name) {
      const isTaken = await isRoleNameTaken(tx, hotel_id, role_id, form.role_name);
      if (isTaken || isReservedRoleName(form.role_name)) throw nameIsTaken(form.role_name);
    }
    const added = names.filter((name) => !permissions.includes(name));
    if (added.length > 0) {
      const values = { role_name: row.role_name, permissions: listTitles(added) };
      const text = 'Add the permissions {permissions} to the role {role_name}';
      await requireConfirmedAction(tx, actor, { text, values });
    }
    const texts = { role_name: form.role_name, role_description: form.role_description || null };
    await updateRoleRow(tx, role_id, texts);
    await replaceRolePermissions(tx, role_id, form.permission_ids);
    await recordAudit(tx, {
      actor,
      hotel_id,
      action: 'update-role',
      subject_type: 'role',
      subject_id: role_id,
      details: roleDifferences({ ...row, permissions }, { ...texts, permissions: names }),
    });
  });
}

export function requireUnlocked(role: { is_locked: boolean; is_seeded: boolean }): void {
  if (!role.is_locked) return;
  const message = role.is_seeded ? 'ROLE_SEEDED' : 'ROLE_OWN';
  throw new DomainError('CONFLICT', message);
}
