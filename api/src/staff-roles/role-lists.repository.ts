import type { ListOrder } from '@suite/contracts/http';
import type { Permission, Role, RoleSort } from '@suite/contracts/staff-roles';
import { raw, sql, type Database, type Sql } from '@suite/database';
import { acceptedWording, permissionJson } from './permission-json.ts';

export interface RoleRow extends Omit<Role, 'created_at' | 'updated_at' | 'is_locked' | 'is_grantable'> {
  created_at: Date;
  updated_at: Date;
  is_own: boolean;
}

const ownOrder = sql`roles.is_seeded desc, roles.id`;

function orderBy({ sort, order }: ListOrder<RoleSort>): Sql {
  const by = (key: Sql) => sql`${key} ${raw(order || 'asc')} nulls last, ${ownOrder}`;
  switch (sort) {
    case 'role_name':
      return by(sql`name_order(roles.role_name)`);
    case 'role_description':
      return by(sql`name_order(nullif(roles.role_description, ''))`);
    case 'permissions':
      return by(sql`(select count(*) from role_permissions where role_id = roles.id)`);
    case 'created_at':
      return by(sql`roles.created_at`);
    default:
      return ownOrder;
  }
}

function rolesWhere(condition: Sql, user_id: number, order: ListOrder<RoleSort> = {}): Sql {
  return sql`
    select roles.id, roles.role_name, roles.role_description, roles.created_at, roles.updated_at,
      roles.is_seeded,
      coalesce((
        select json_agg(${permissionJson} order by permissions.id)
        from role_permissions join permissions on permissions.id = role_permissions.permission_id
        ${acceptedWording}
        where role_permissions.role_id = roles.id
      ), '[]') as permissions,
      (select count(*) from user_roles where role_id = roles.id) as staff_count,
      exists (select 1 from user_roles where role_id = roles.id and user_id = ${user_id}) as is_own
    from roles where ${condition}
    order by ${orderBy(order)}`;
}

/** `hotel_id` null lists the platform's own roles. */
export function findRoles(
  db: Database,
  hotel_id: number | null,
  user_id: number,
  order: ListOrder<RoleSort> = {},
): Promise<RoleRow[]> {
  const condition = hotel_id === null ? sql`roles.hotel_id is null` : sql`roles.hotel_id = ${hotel_id}`;
  return db.query<RoleRow>(rolesWhere(condition, user_id, order));
}

export async function findRole(db: Database, role_id: number, user_id: number): Promise<RoleRow | null> {
  const [row] = await db.query<RoleRow>(rolesWhere(sql`roles.id = ${role_id}`, user_id));
  return row ?? null;
}

export async function findHotelPermissions(db: Database, names: readonly string[]): Promise<Permission[]> {
  const rows = await db.query<{ permission: Permission }>(sql`
    select ${permissionJson} as permission from permissions ${acceptedWording}
    where not permissions.is_global and permissions.permission_name = any(${[...names]}::text[])
    order by permissions.id`);
  return rows.map(({ permission }) => permission);
}

export async function isRoleNameTaken(
  tx: Database,
  hotel_id: number,
  role_id: number,
  role_name: string,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from roles
    where coalesce(hotel_id, 0) = ${hotel_id} and fold_text(role_name) = fold_text(${role_name}) and id <> ${role_id}`);
  return rows.length > 0;
}

/** The additional millisecond distinguishes two changes within the same one. */
export async function updateRoleRow(
  tx: Database,
  role_id: number,
  role: { role_name: string; role_description: string | null },
): Promise<void> {
  await tx.query(sql`
    update roles set role_name = ${role.role_name}, role_description = ${role.role_description},
      updated_at = greatest(clock_timestamp()::timestamptz(3), updated_at + interval '1 millisecond')
    where id = ${role_id}`);
}

/** Writes differences only, so that sessions are renewed only when permissions change. */
export async function replaceRolePermissions(
  tx: Database,
  role_id: number,
  permission_ids: readonly number[],
): Promise<void> {
  const ids = [...permission_ids];
  await tx.query(sql`
    delete from role_permissions where role_id = ${role_id} and permission_id <> all(${ids}::integer[])`);
  await tx.query(sql`
    insert into role_permissions (role_id, permission_id)
    select ${role_id}::integer, id from permissions where id = any(${ids}::integer[])
    on conflict do nothing`);
}

export async function deleteRoleRow(tx: Database, role_id: number): Promise<void> {
  await tx.query(sql`delete from roles where id = ${role_id}`);
}
