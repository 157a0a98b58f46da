import { isPowerful } from '@suite/contracts/permissions';
import { createRoleSchema, type CreateRolePayload } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { requireConfirmedAction } from '../../auth/auth.public.ts';
import { parseBody } from '../../validation/request-values.ts';
import { listTitles } from '../domain/describe-change.ts';
import { isReservedRoleName } from '../domain/reserved-role-names.ts';
import { isRoleNameTaken } from '../role-lists.repository.ts';
import { insertRole, insertRolePermissions } from '../roles.repository.ts';
import { hotelToStaff, requireManager } from '../staff-roles.policy.ts';
import { changeStaffing } from './change-staffing.ts';
import { nameIsTaken, requireRolePermissions } from './require-role-permissions.ts';

export async function createRole(
  db: Database,
  caller: Caller,
  payload: CreateRolePayload,
  now: Date = new Date(),
): Promise<{ id: number }> {
  const hotel_id = hotelToStaff(caller, payload.hotel_id);
  const role = parseBody(createRoleSchema, payload) as CreateRolePayload;
  return changeStaffing(db, caller, hotel_id, async (tx, actor) => {
    requireManager(actor);
    const names = await requireRolePermissions(tx, actor, role.permission_ids);
    const isTaken = await isRoleNameTaken(tx, hotel_id, 0, role.role_name);
    if (isTaken || isReservedRoleName(role.role_name)) throw nameIsTaken(role.role_name);
    const id = await insertRole(tx, {
      hotel_id,
      role_name: role.role_name,
      role_description: role.role_description || null,
      is_seeded: false,
      created_at: now,
    });
    if (id === null) throw nameIsTaken(role.role_name);
    await insertRolePermissions(tx, id, names);
    if (names.some(isPowerful)) {
      const values = { role_name: role.role_name, permissions: listTitles(names) };
      const text = 'Create the role {role_name} with the permissions {permissions}';
      await requireConfirmedAction(tx, actor, { text, values });
    }
    await recordAudit(tx, {
      actor,
      hotel_id,
      action: 'create-role',
      subject_type: 'role',
      subject_id: id,
      details: {
        role_name: role.role_name,
        role_description: role.role_description || null,
        permissions: names,
      },
      happened_at: now,
    });
    return { id };
  });
}
