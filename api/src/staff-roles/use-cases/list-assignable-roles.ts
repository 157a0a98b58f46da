import { accountRoles } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findRoles } from '../role-lists.repository.ts';

/** `hotel_id` null lists the platform's own roles. */
export async function listAssignableRoles(
  db: Database,
  caller: Caller,
  hotel_id: number | null,
): Promise<{ id: number; role_name: string }[]> {
  const held = new Set<string>(caller.permissions);
  const roles = await findRoles(db, hotel_id, caller.user_id);
  return roles
    .filter(({ role_name, is_seeded, permissions }) =>
      hotel_id === null
        ? is_seeded && (accountRoles as readonly string[]).includes(role_name)
        : permissions.every(({ permission_name }) => held.has(permission_name)),
    )
    .map(({ id, role_name }) => ({ id, role_name }));
}
