import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { deleteRoleRow, findRole } from '../role-lists.repository.ts';
import { requireGrantable, requireManager } from '../staff-roles.policy.ts';
import { changeStaffing } from './change-staffing.ts';
import { describeRole } from './describe-role.ts';
import { findReachedRole } from './find-reached.ts';
import { requireUnlocked } from './update-role.ts';

export async function deleteRole(db: Database, caller: Caller, role_id: number): Promise<void> {
  requireManager(caller);
  const hotel_id = await findReachedRole(db, caller, role_id);
  await changeStaffing(db, caller, hotel_id, async (tx, actor) => {
    requireManager(actor);
    const row = await findRole(tx, role_id, actor.user_id);
    if (!row) throw new DomainError('NOT_FOUND', 'ROLE_NOT_FOUND');
    const { staff_count } = row;
    if (staff_count > 0) throw new DomainError('CONFLICT', 'ROLE_IN_USE', { staff_count });
    requireUnlocked(describeRole(actor, row));
    const permissions = row.permissions.map(({ permission_name }) => permission_name);
    requireGrantable(actor, permissions);
    await deleteRoleRow(tx, role_id);
    await recordAudit(tx, {
      actor,
      hotel_id,
      action: 'delete-role',
      subject_type: 'role',
      subject_id: role_id,
      details: { role_name: row.role_name, permissions },
    });
  });
}
