import type { Database } from '@suite/database';
import type { PermissionDecision, PermissionHost } from '@suite/registry';
import { recordAudit, type Actor } from '../../audit/audit.public.ts';
import {
  countRolesHolding,
  deleteOwnPermission,
  grantToLeadingRoles,
  listRolesHolding,
  lockPermissions,
  upsertOwnPermission,
} from '../own-permissions.repository.ts';

const actions = {
  accepted: 'accept-permission',
  refused: 'refuse-permission',
  withdrawn: 'withdraw-permission',
} as const;

/** Holders of all permissions of a hotel also receive an accepted one; a withdrawn one is removed from all roles. */
async function applyDecision(
  tx: Database,
  { decision, permission_name, remote, release, title, explanation }: PermissionDecision,
  actor: Actor & { name: string },
): Promise<void> {
  await lockPermissions(tx, 'to change');
  const audit = {
    actor: { user_id: actor.user_id, address: actor.address },
    action: actions[decision],
    subject_type: 'permission',
    subject_id: permission_name,
  };
  if (decision === 'accepted') {
    const isNew = await upsertOwnPermission(tx, { permission_name, permission_description: explanation });
    if (isNew) await grantToLeadingRoles(tx, permission_name);
  }
  if (decision === 'withdrawn') {
    for (const { hotel_id, role_names } of await listRolesHolding(tx, permission_name))
      await recordAudit(tx, { ...audit, hotel_id, details: { title, roles: role_names } });
    await deleteOwnPermission(tx, permission_name);
  }
  const details = { title, explanation, remote, release, decided_by: actor.name };
  await recordAudit(tx, { ...audit, hotel_id: null, details });
}

export const permissionHost: PermissionHost = { applyDecision, countRoles: countRolesHolding };
