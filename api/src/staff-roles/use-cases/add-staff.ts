import { isPowerful } from '@suite/contracts/permissions';
import { addStaffSchema, type AddStaffPayload } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { hashPassword, isEmailKept, requireConfirmedAction } from '../../auth/auth.public.ts';
import { notifyPeople } from '../../notifications/notifications.public.ts';
import { parseBody } from '../../validation/request-values.ts';
import { describePerson, listRoleNames } from '../domain/describe-change.ts';
import { createOneTimePassword } from '../domain/one-time-password.ts';
import type { StaffRow } from '../staff-lists.repository.ts';
import { hotelToStaff, requireGrantable, requireManager } from '../staff-roles.policy.ts';
import { findHotelOfEmail } from '../staffing.repository.ts';
import { changeStaffing } from './change-staffing.ts';
import { emailIsTaken, insertLogin, mailInvitation, type NewLogin } from './create-login.ts';
import { getStaffMember } from './get-staff.ts';
import { describeAsAdded, mailTaken } from './pretend-added.ts';
import { requireRoles } from './replace-roles.ts';

export interface AddStaffSettings {
  publicUrl: string;
  now?: Date;
}

/** Pretends success for an address with an account elsewhere, because other hotels must not learn of it. */
export async function addStaff(
  db: Database,
  caller: Caller,
  payload: AddStaffPayload,
  { publicUrl, now = new Date() }: AddStaffSettings,
): Promise<StaffRow> {
  const hotel_id = hotelToStaff(caller, payload.hotel_id);
  const staff = parseBody(addStaffSchema, payload) as AddStaffPayload;
  const role_ids = [...new Set(staff.role_ids)];
  return changeStaffing(db, caller, hotel_id, async (tx, actor, hotel) => {
    requireManager(actor);
    const roles = await requireRoles(tx, hotel.id, role_ids);
    const permissions = [...new Set(roles.flatMap(({ permission_names }) => permission_names))];
    requireGrantable(actor, permissions);
    const login: NewLogin = {
      hotel,
      usr_email: staff.usr_email,
      usr_firstname: staff.usr_firstname,
      usr_lastname: staff.usr_lastname,
      usr_phone: staff.usr_phone || null,
      position: staff.position,
      role_ids,
      reason: (t) =>
        t('You are now part of the team of {hotel_name} in the Management Suite.', {
          hotel_name: hotel.hotel_name,
        }),
      inviter_id: actor.user_id,
      publicUrl,
      now,
    };
    const added = await addOrPretend(tx, actor, login);
    if (permissions.some(isPowerful)) {
      const values = { person: describePerson(staff), roles: listRoleNames(roles) };
      await requireConfirmedAction(tx, actor, { text: 'Add {person} with the roles {roles}', values });
    }
    await recordAudit(tx, {
      actor,
      hotel_id: hotel.id,
      action: 'add-staff',
      subject_type: 'user',
      subject_id: added.user_id,
      details: { position: staff.position, roles: roles.map(({ role_name }) => role_name) },
      happened_at: now,
    });
    return added;
  });
}

/** Does the same work for taken addresses, including the password hash, to give the same response time. */
async function addOrPretend(tx: Database, actor: Caller, login: NewLogin): Promise<StaffRow> {
  const password = createOneTimePassword();
  const usr_password_hash = await hashPassword(password);
  const holder = await findHotelOfEmail(tx, login.usr_email);
  const isSeen = holder !== undefined && (actor.scope.kind === 'all' || holder === login.hotel.id);
  if (isSeen) throw emailIsTaken(login.usr_email);
  const isFree = holder === undefined && !(await isEmailKept(tx, login.usr_email));
  const user_id = isFree ? await insertLogin(tx, login, usr_password_hash) : null;
  if (user_id === null) {
    await mailTaken(tx, login);
    return describeAsAdded(tx, actor, login, usr_password_hash);
  }
  await mailInvitation(tx, { ...login, user_id, password });
  const about = { subject_user_id: user_id, happened_at: login.now };
  await notifyPeople(tx, { kind: 'staff', hotel_id: login.hotel.id, actor_id: actor.user_id, ...about });
  return getStaffMember(tx, actor, user_id);
}
