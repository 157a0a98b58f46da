import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { hashPassword } from '../../auth/auth.public.ts';
import { findRoleId, staffRole, importStaff } from '../../staff-roles/staff-roles.public.ts';
import { daysBefore, demoPassword, type DemoLoad } from '../demo-load.ts';
import { makeChoices } from '../domain/choices.ts';
import { makePeople } from '../domain/people.ts';
import { planStaff } from '../domain/plan-staff.ts';

export async function loadStaff(tx: Database, { now }: DemoLoad, admin: Caller): Promise<void> {
  const { hotel_id } = admin;
  const role_id = hotel_id === null ? null : await findRoleId(tx, hotel_id, staffRole.role_name);
  if (hotel_id === null || role_id === null) throw new Error(`${admin.hotel_name} has no role for staff.`);
  const choices = makeChoices(41);
  const staff = planStaff({ choices, people: makePeople(choices), opened: daysBefore(now, 186), now });
  const people = staff.map((person) => ({ ...person, role_ids: [role_id] }));
  await importStaff(tx, admin, hotel_id, people, await hashPassword(demoPassword));
}
