import type { PermissionName } from '@suite/contracts';
import { sql, type Database } from '@suite/database';

export interface RoleState {
  id: number;
  is_seeded: boolean;
  held: PermissionName[];
}

export interface PersonState {
  user_id: number;
  role_ids: number[];
}

/** The roles of a hotel, and its people besides the Hotel Admin. */
export interface StaffingState {
  roles: RoleState[];
  people: PersonState[];
}

export async function readState(db: Database, hotel_id: number, admin_id: number): Promise<StaffingState> {
  const roles = await db.query<RoleState>(sql`
    select roles.id, roles.is_seeded, array(
      select permission_name from role_permissions join permissions on permissions.id = permission_id
      where role_id = roles.id order by permission_name
    ) as held
    from roles where hotel_id = ${hotel_id} order by roles.id`);
  const people = await db.query<PersonState>(sql`
    select user_id, array(select role_id from user_roles where user_roles.user_id = users.user_id order by role_id)
      as role_ids
    from users where hotel_id = ${hotel_id} and user_id <> ${admin_id} and removed_at is null order by user_id`);
  return { roles, people };
}

export function rightsOf({ roles }: StaffingState, { role_ids }: PersonState): PermissionName[] {
  const held = roles.filter(({ id }) => role_ids.includes(id)).flatMap((role) => role.held);
  return [...new Set(held)].sort();
}

/** The same for states that differ in numbers alone: which sets of rights roles and people have. */
export function describeState(state: StaffingState): string {
  const text = (role: RoleState | undefined) => `${role?.is_seeded ? '*' : ''}${role?.held.join('+')}`;
  const roles = new Set(state.roles.map(text));
  const people = state.people.map(({ role_ids }) => {
    const own = role_ids.map((id) => text(state.roles.find((role) => role.id === id)));
    return own.sort().join(' & ');
  });
  return `${[...roles].sort().join(', ')} | ${people.sort().join(', ')}`;
}
