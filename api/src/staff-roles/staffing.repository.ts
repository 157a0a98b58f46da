import type { GrantedPermission } from '@suite/contracts/permissions';
import { sql, type Database, type Sql } from '@suite/database';

export interface StaffedHotel {
  id: number;
  hotel_name: string;
}

/** Serializes changes of the hotel's staff and roles; returns null when the hotel is not approved. */
export async function lockStaffing(tx: Database, hotel_id: number): Promise<StaffedHotel | null> {
  const [hotel] = await tx.query<StaffedHotel>(sql`
    select id, hotel_name from hotel_overview where id = ${hotel_id} and is_approved for no key update`);
  return hotel ?? null;
}

async function findPermissions(db: Database, user_id: number, condition: Sql): Promise<GrantedPermission[]> {
  const rows = await db.query<{ permission_name: GrantedPermission }>(sql`
    select distinct permissions.permission_name
    from account_overview as users
    join user_roles on user_roles.user_id = users.user_id
    join role_permissions on role_permissions.role_id = user_roles.role_id
    join permissions on permissions.id = role_permissions.permission_id
    where users.user_id = ${user_id} and users.removed_at is null and ${condition}`);
  return rows.map(({ permission_name }) => permission_name);
}

/** Returns no permissions for inactive and removed people. */
export function findHeldPermissions(db: Database, user_id: number): Promise<GrantedPermission[]> {
  return findPermissions(db, user_id, sql`users.is_active`);
}

/** Includes permissions of deactivated people, who regain them on activation. */
export function findCarriedPermissions(db: Database, user_id: number): Promise<GrantedPermission[]> {
  return findPermissions(db, user_id, sql`true`);
}

/** Returns undefined for unknown and removed people. */
export async function findHotelOfUser(db: Database, user_id: number): Promise<number | null | undefined> {
  const [row] = await db.query<{ hotel_id: number | null }>(
    sql`select hotel_id from account_overview where user_id = ${user_id} and removed_at is null`,
  );
  return row?.hotel_id;
}

export async function findHotelOfRole(db: Database, role_id: number): Promise<number | null | undefined> {
  const [row] = await db.query<{ hotel_id: number | null }>(
    sql`select hotel_id from roles where id = ${role_id}`,
  );
  return row?.hotel_id;
}

export async function findRoleIdsOf(tx: Database, hotel_id: number, user_id: number): Promise<number[]> {
  const rows = await tx.query<{ role_id: number }>(sql`
    select role_id from user_roles join roles on roles.id = role_id and roles.hotel_id = ${hotel_id}
    where user_id = ${user_id} order by role_id`);
  return rows.map(({ role_id }) => role_id);
}

export async function deleteUserRoles(
  tx: Database,
  user_id: number,
  role_ids: readonly number[],
): Promise<void> {
  await tx.query(sql`
    delete from user_roles where user_id = ${user_id} and role_id = any(${[...role_ids]}::integer[])`);
}

export async function countOthersWithRole(tx: Database, role_id: number, user_id: number): Promise<number> {
  const [row] = await tx.query<{ others: number }>(sql`
    select count(*) as others
    from user_roles
    join account_overview as users on users.user_id = user_roles.user_id and users.removed_at is null and users.is_active
    where user_roles.role_id = ${role_id} and user_roles.user_id <> ${user_id}`);
  return row?.others ?? 0;
}

export async function insertUserRoles(
  tx: Database,
  user_id: number,
  role_ids: readonly number[],
): Promise<void> {
  if (role_ids.length === 0) return;
  await tx.query(sql`
    insert into user_roles (user_id, role_id)
    select ${user_id}::integer, id from roles where id = any(${[...role_ids]}::integer[])
  `);
}

export async function findUserId(db: Database, usr_email: string): Promise<number | null> {
  const [row] = await db.query<{ user_id: number }>(sql`
    select user_id from account_overview where lower(usr_email) = lower(${usr_email}) and removed_at is null
  `);
  return row?.user_id ?? null;
}

/** Returns undefined for an unknown address, null for an account without a hotel. */
export async function findHotelOfEmail(db: Database, usr_email: string): Promise<number | null | undefined> {
  const [row] = await db.query<{ hotel_id: number | null }>(sql`
    select hotel_id from account_overview where lower(usr_email) = lower(${usr_email}) and removed_at is null`);
  return row?.hotel_id;
}
