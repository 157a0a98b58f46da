import { sql, type Database } from '@suite/database';
import { rightsOf, type Rights } from './staffing-model.ts';

export interface RoleState {
  id: number;
  is_seeded: boolean;
  rights: Rights;
  holders: number;
}

export interface PersonState {
  user_id: number;
  is_active: boolean;
  role_ids: number[];
  rights: Rights;
}

export interface StaffingState {
  roles: RoleState[];
  people: PersonState[];
}

export async function readState(db: Database, hotel_id: number, admin_id: number): Promise<StaffingState> {
  const roles = await db.query<Omit<RoleState, 'rights'> & { held: string[] }>(sql`
    select roles.id, roles.is_seeded, array(
      select permission_name from role_permissions join permissions on permissions.id = permission_id
      where role_id = roles.id
    ) as held, (select count(*) from user_roles where role_id = roles.id) as holders
    from roles where hotel_id = ${hotel_id} order by roles.id`);
  const people = await db.query<Omit<PersonState, 'rights'> & { held: string[] }>(sql`
    select user_id, is_active, array(select role_id from user_roles where user_roles.user_id = users.user_id) as role_ids,
      array(
        select permission_name
        from user_roles
        join role_permissions on role_permissions.role_id = user_roles.role_id
        join permissions on permissions.id = permission_id
        where user_roles.user_id = users.user_id
      ) as held
    from users where hotel_id = ${hotel_id} and user_id <> ${admin_id} and removed_at is null order by user_id`);
  return {
    roles: roles.map(({ held, ...role }) => ({ ...role, rights: rightsOf(held) })),
    people: people.map(({ held, ...person }) => ({ ...person, rights: rightsOf(held) })),
  };
}
