import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { insertUser, markUsedBefore } from '../../auth/auth.public.ts';
import { requireGrantable, requireManager } from '../staff-roles.policy.ts';
import { insertUserRoles } from '../staffing.repository.ts';
import { changeStaffing } from './change-staffing.ts';
import { requireRoles } from './replace-roles.ts';

export interface ImportedStaff {
  usr_email: string;
  usr_firstname: string;
  usr_lastname: string;
  usr_phone: string | null;
  position: string;
  role_ids: readonly number[];
  joined_at: Date;
  last_login: Date | null;
  is_active: boolean;
}

/** Sends no mails. All people share one password hash, because hashing is deliberately slow. */
export async function importStaff(
  db: Database,
  caller: Caller,
  hotel_id: number,
  people: readonly ImportedStaff[],
  usr_password_hash: string,
): Promise<void> {
  await changeStaffing(db, caller, hotel_id, async (tx, actor) => {
    requireManager(actor);
    const roles = await requireRoles(tx, hotel_id, [...new Set(people.flatMap(({ role_ids }) => role_ids))]);
    requireGrantable(actor, [...new Set(roles.flatMap(({ permission_names }) => permission_names))]);
    for (const { role_ids, joined_at, last_login, is_active, ...person } of people) {
      const user_id = await insertUser(tx, {
        ...person,
        hotel_id,
        usr_password_hash,
        one_time_password_expires_at: null,
        created_at: joined_at,
      });
      if (user_id === null) throw new Error(`${person.usr_email} has an account already.`);
      await insertUserRoles(tx, user_id, role_ids);
      await markUsedBefore(tx, user_id, { last_login, is_active });
      await recordAudit(tx, {
        actor,
        hotel_id,
        action: 'add-staff',
        subject_type: 'user',
        subject_id: user_id,
        details: {
          position: person.position,
          roles: roles.filter(({ id }) => role_ids.includes(id)).map(({ role_name }) => role_name),
        },
        happened_at: joined_at,
      });
    }
  });
}
