import { addStaffSchema, type AddStaffPayload } from '@suite/contracts';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../auth/auth.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import { parseBody } from '../../plugins/request-values.ts';
import { lockHotelRoles } from '../roles.repository.ts';
import { requireGrantable, requireOwnHotel } from '../staff-roles.policy.ts';
import { createLogin } from './create-login.ts';

export interface AddStaffSettings {
  publicUrl: string;
  now?: Date;
}

/** Adds a colleague to the caller's own hotel, with roles that grant nothing the caller does not hold. */
export async function addStaff(
  db: Database,
  caller: Caller,
  payload: AddStaffPayload,
  { publicUrl, now = new Date() }: AddStaffSettings,
): Promise<{ user_id: number }> {
  const hotel = { id: requireOwnHotel(caller), hotel_name: caller.hotel_name ?? '' };
  const staff = parseBody(addStaffSchema, payload) as AddStaffPayload;
  const roleIds = [...new Set(staff.role_ids)];
  return db.transaction(async (tx) => {
    const roles = await lockHotelRoles(tx, hotel.id, roleIds);
    if (roles.length < roleIds.length) throw new ApiError(404, 'NOT_FOUND', 'Role not found');
    requireGrantable(caller, [...new Set(roles.flatMap(({ permission_names }) => permission_names))]);
    const { user_id } = await createLogin(tx, {
      hotel,
      usr_email: staff.usr_email,
      usr_firstname: staff.usr_firstname,
      usr_lastname: staff.usr_lastname,
      usr_phone: staff.usr_phone || null,
      position: staff.position,
      role_ids: roleIds,
      reason: `You are now part of the team of ${hotel.hotel_name} in the Management Suite.`,
      publicUrl,
      now,
    });
    await recordAudit(tx, {
      actor: caller,
      hotel_id: hotel.id,
      action: 'add-staff',
      subject_type: 'user',
      subject_id: user_id,
      details: { position: staff.position, roles: roles.map(({ role_name }) => role_name) },
      happened_at: now,
    });
    return { user_id };
  });
}
