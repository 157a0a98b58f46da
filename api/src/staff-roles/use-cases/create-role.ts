import { createRoleSchema, type CreateRolePayload } from '@suite/contracts';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../auth/auth.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import { parseBody } from '../../plugins/request-values.ts';
import { insertRole, insertRolePermissions, selectPermissions } from '../roles.repository.ts';
import { requireGrantable, requireOwnHotel } from '../staff-roles.policy.ts';

/** Adds a role to the caller's own hotel, made of permissions the caller holds. */
export async function createRole(
  db: Database,
  caller: Caller,
  payload: CreateRolePayload,
  now: Date = new Date(),
): Promise<{ id: number }> {
  const hotel_id = requireOwnHotel(caller);
  const role = parseBody(createRoleSchema, payload) as CreateRolePayload;
  const permissionIds = [...new Set(role.permission_ids)];
  return db.transaction(async (tx) => {
    const permissions = await selectPermissions(tx, permissionIds);
    if (permissions.length < permissionIds.length) {
      const errors = [{ field: 'permission_ids', message: 'Unknown permission' }];
      throw new ApiError(400, 'VALIDATION_ERROR', 'Unknown permission', errors);
    }
    requireGrantable(
      caller,
      permissions.map(({ permission_name }) => permission_name),
    );
    if (permissions.some(({ is_global }) => is_global)) {
      throw new ApiError(403, 'PERMISSION_DENIED', 'Platform permissions cannot be part of a hotel role.');
    }
    const id = await insertRole(tx, {
      hotel_id,
      role_name: role.role_name,
      role_description: role.role_description || null,
      is_seeded: false,
      created_at: now,
    });
    if (id === null) throw new ApiError(409, 'CONFLICT', `There is a role named ${role.role_name} already.`);
    const names = permissions.map(({ permission_name }) => permission_name);
    await insertRolePermissions(tx, id, names);
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'create-role',
      subject_type: 'role',
      subject_id: id,
      details: { role_name: role.role_name, permissions: names },
      happened_at: now,
    });
    return { id };
  });
}
