import { sql, type Database } from '@suite/database';
import { hotelAdminRole } from './domain/seeded-roles.ts';

/** Serializes approvals of hotels, which grant all permissions, with accepted permissions. */
export async function lockPermissions(tx: Database, mode: 'to read' | 'to change'): Promise<void> {
  // Every write takes the weaker mode, so that approvals do not block each other.
  await tx.query(
    mode === 'to read'
      ? sql`lock table permissions in row exclusive mode`
      : sql`lock table permissions in share row exclusive mode`,
  );
}

/** Returns whether the permission was added rather than updated. */
export async function upsertOwnPermission(
  tx: Database,
  permission: { permission_name: string; permission_description: string },
): Promise<boolean> {
  const { permission_name, permission_description } = permission;
  const changed = await tx.query(sql`
    update permissions set permission_description = ${permission_description}
    where permission_name = ${permission_name} returning id`);
  if (changed.length > 0) return false;
  await tx.query(sql`
    insert into permissions (permission_name, permission_description)
    values (${permission_name}, ${permission_description})`);
  return true;
}

/** These roles hold all permissions of a hotel. */
export async function grantToLeadingRoles(tx: Database, permission_name: string): Promise<void> {
  await tx.query(sql`
    insert into role_permissions (role_id, permission_id)
    select roles.id, permissions.id from roles, permissions
    where permissions.permission_name = ${permission_name} and roles.is_seeded
      and case when roles.hotel_id is null then roles.role_name = 'Super Admin'
        else roles.role_name = ${hotelAdminRole.role_name} end
    on conflict do nothing`);
}

export function listRolesHolding(
  tx: Database,
  permission_name: string,
): Promise<{ hotel_id: number; role_names: string[] }[]> {
  return tx.query(sql`
    select roles.hotel_id, array_agg(roles.role_name order by roles.id) as role_names
    from permissions
    join role_permissions on role_permissions.permission_id = permissions.id
    join roles on roles.id = role_permissions.role_id and not roles.is_seeded and roles.hotel_id is not null
    where permissions.permission_name = ${permission_name}
    group by roles.hotel_id order by roles.hotel_id`);
}

export async function deleteOwnPermission(tx: Database, permission_name: string): Promise<void> {
  const [row] = await tx.query<{ id: number }>(
    sql`select id from permissions where permission_name = ${permission_name} for update`,
  );
  if (!row) return;
  await tx.query(sql`delete from role_permissions where permission_id = ${row.id}`);
  await tx.query(sql`delete from permissions where id = ${row.id}`);
}

export async function countRolesHolding(
  db: Database,
  permissionNames: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ permission_name: string; roles: number }>(sql`
    select permissions.permission_name, count(*) as roles
    from permissions
    join role_permissions on role_permissions.permission_id = permissions.id
    join roles on roles.id = role_permissions.role_id and not roles.is_seeded
    where permissions.permission_name = any(${[...permissionNames]}::text[])
    group by permissions.permission_name`);
  return new Map(rows.map(({ permission_name, roles }) => [permission_name, roles]));
}
