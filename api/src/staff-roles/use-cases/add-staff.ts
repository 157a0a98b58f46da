import { addStaffSchema, type AddStaffPayload } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../auth/auth.public.ts';
import { parseBody } from '../../plugins/request-values.ts';
import { hotelToStaff, requireGrantable, requireManager } from '../staff-roles.policy.ts';
import { changeStaffing } from './change-staffing.ts';
import { createLogin } from './create-login.ts';
import { requireRoles } from './replace-roles.ts';

export interface AddStaffSettings {
  publicUrl: string;
  now?: Date;
}

/** Adds a colleague to the caller's hotel, with roles that grant nothing the caller does not hold. */
export async function addStaff(
  db: Database,
  caller: Caller,
  payload: AddStaffPayload,
  { publicUrl, now = new Date() }: AddStaffSettings,
): Promise<{ user_id: number }> {
  const hotel_id = hotelToStaff(caller, payload.hotel_id);
  const staff = parseBody(addStaffSchema, payload) as AddStaffPayload;
  const role_ids = [...new Set(staff.role_ids)];
  return changeStaffing(db, caller, hotel_id, async (tx, actor, hotel) => {
    requireManager(actor);
    const roles = await requireRoles(tx, hotel.id, role_ids);
    requireGrantable(actor, [...new Set(roles.flatMap(({ permission_names }) => permission_names))]);
    const { user_id } = await createLogin(tx, {
      hotel,
      usr_email: staff.usr_email,
      usr_firstname: staff.usr_firstname,
      usr_lastname: staff.usr_lastname,
      usr_phone: staff.usr_phone || null,
      position: staff.position,
      role_ids,
      reason: `You are now part of the team of ${hotel.hotel_name} in the Management Suite.`,
      publicUrl,
      now,
    });
    await recordAudit(tx, {
      actor,
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
