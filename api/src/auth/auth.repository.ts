import { sql, type Database } from '@suite/database';
import type { GrantedPermission } from '@suite/contracts/permissions';

export const isApprovedAccount = sql`users.removed_at is null and users.is_approved
  and (users.hotel_id is null or (hotels.is_approved and hotels.is_active))`;

export const isUsableAccount = sql`${isApprovedAccount} and users.is_active`;

const rolesOfUser = sql`(
  select coalesce(json_agg(json_build_object(
    'id', roles.role_id, 'role_name', roles.role_name, 'is_global', roles.is_global,
    'sees_every_hotel', roles.sees_every_hotel) order by roles.role_id), '[]')
  from granted_roles as roles where roles.user_id = users.user_id) as roles`;

const permissionsOfUser = sql`array(
  select distinct permissions.permission_name
  from granted_permissions as permissions where permissions.user_id = users.user_id
  order by permissions.permission_name) as permissions`;

export interface PersonToMail {
  user_id: number;
  usr_email: string;
  usr_firstname: string;
  usr_lastname: string;
  usr_language: string | null;
}

/** Returns the active people of the hotel itself who hold the permission; accounts of the platform belong to no hotel. */
export function findHolders(
  db: Database,
  hotel_id: number,
  permission: GrantedPermission,
): Promise<PersonToMail[]> {
  return db.query<PersonToMail>(sql`
    select users.user_id, usr_email, usr_firstname, usr_lastname, usr_language
    from users join hotel_overview as hotels on hotels.id = users.hotel_id
    where users.hotel_id = ${hotel_id} and ${isUsableAccount} and exists (
      select from granted_permissions as granted
      where granted.user_id = users.user_id and granted.permission_name = ${permission})
    order by users.user_id`);
}

export interface RoleRow {
  id: number;
  role_name: string;
  is_global: boolean;
  sees_every_hotel: boolean;
}

export interface CallerRow {
  session_id: string;
  user_id: number;
  hotel_id: number | null;
  hotel_name: string | null;
  hotel_time_zone: string | null;
  roles: RoleRow[];
  permissions: GrantedPermission[];
  must_change_password: boolean;
  must_set_up_second_factor: boolean;
  is_expired: boolean;
  is_seen_long_ago: boolean;
}

export async function findCallerRow(database: Database, tokenHash: Buffer): Promise<CallerRow | undefined> {
  // Without `materialized`, outdated statistics may make the planner scan all sessions.
  const [row] = await database.query<CallerRow>(sql`
    with token as materialized (
      select session_id, expires_at from session_tokens where token_hash = ${tokenHash} and kind = 'access'
    )
    select sessions.id as session_id, users.user_id, users.hotel_id, hotels.hotel_name,
      users.must_change_password or users.password_is_short as must_change_password,
      case when sessions.must_set_up_second_factor then (
        select is_required from account_second_factors as factors where factors.user_id = users.user_id
      ) else false end as must_set_up_second_factor,
      hotels.time_zone as hotel_time_zone, ${rolesOfUser}, ${permissionsOfUser},
      token.expires_at <= now() as is_expired,
      sessions.last_seen_at < now() - interval '1 minute' as is_seen_long_ago
    from token
    join sessions on sessions.id = token.session_id and sessions.ended_at is null
    join users on users.user_id = sessions.user_id
    left join hotel_overview as hotels on hotels.id = users.hotel_id
    where ${isUsableAccount}`);
  return row;
}

export interface ProfileRow {
  user_id: number;
  usr_firstname: string;
  usr_lastname: string;
  usr_email: string;
  usr_phone: string | null;
  usr_description: string | null;
  usr_gender: string | null;
  usr_photo: string | null;
  usr_language: string | null;
  roles: RoleRow[];
  permissions: GrantedPermission[];
  hotel_id: number | null;
  hotel_name: string | null;
  hotel_time_zone: string | null;
  is_approved: boolean;
  must_change_password: boolean;
  has_second_factor: boolean;
  password_is_short: boolean;
  password_min_length: number;
  created_at: Date;
}

export async function findProfileRow(database: Database, userId: number): Promise<ProfileRow | undefined> {
  const [row] = await database.query<ProfileRow>(sql`
    select users.user_id, usr_firstname, usr_lastname, usr_email, usr_phone, usr_description, usr_gender,
      usr_photo, usr_language, ${rolesOfUser}, ${permissionsOfUser}, users.hotel_id, hotels.hotel_name,
      hotels.time_zone as hotel_time_zone, users.is_approved, users.password_is_short,
      users.must_change_password or users.password_is_short as must_change_password,
      exists (select from authenticator_apps as apps where apps.user_id = users.user_id) as has_second_factor,
      (select min_length from account_password_rules as rules where rules.user_id = users.user_id) as password_min_length,
      users.created_at
    from users left join hotel_overview as hotels on hotels.id = users.hotel_id
    where users.user_id = ${userId}`);
  return row;
}
