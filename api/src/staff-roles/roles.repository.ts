import { declaredPermissions, permissionNames, type PermissionName } from '@suite/contracts/permissions';
import { sql, type Database, type LibrarySchema } from '@suite/database';

/** Adds each declared permission that the database lacks, and gives it to the roles that came with the product. */
export const permissionSeed: LibrarySchema = {
  name: 'permissions',
  version: JSON.stringify(declaredPermissions),
  async install(tx) {
    const declared = sql`jsonb_to_recordset(${JSON.stringify(
      permissionNames.map((permission_name) => ({
        permission_name,
        ...declaredPermissions[permission_name],
      })),
    )}::jsonb) as declared (permission_name text, "group" text, allows text, roles text[])`;
    await tx.query(sql`
      insert into permissions (permission_name, permission_description, is_global)
      select permission_name, allows, "group" = 'Platform' from ${declared}
      where permission_name not in (select permission_name from permissions)`);
    // A server of an earlier release may have approved hotels without the permission.
    await tx.query(sql`
      insert into role_permissions (role_id, permission_id)
      select roles.id, permissions.id
      from ${declared}
      join permissions using (permission_name)
      join roles on roles.is_seeded and roles.role_name = any(declared.roles)
      where not exists (select from role_permissions where role_id = roles.id and permission_id = permissions.id)`);
  },
};

export interface NewRole {
  hotel_id: number;
  role_name: string;
  role_description: string | null;
  is_seeded: boolean;
  created_at: Date;
}

/** Returns null when the hotel has a role of that name. */
export async function insertRole(tx: Database, role: NewRole): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into roles (hotel_id, role_name, role_description, is_seeded, created_at, updated_at)
    values (${role.hotel_id}, ${role.role_name}, ${role.role_description}, ${role.is_seeded}, ${role.created_at},
      ${role.created_at})
    on conflict (coalesce(hotel_id, 0), lower(role_name)) do nothing
    returning id
  `);
  return row?.id ?? null;
}

export async function insertRolePermissions(
  tx: Database,
  role_id: number,
  permissionNames: readonly string[],
): Promise<void> {
  await tx.query(sql`
    insert into role_permissions (role_id, permission_id)
    select ${role_id}::integer, id from permissions where permission_name = any(${[...permissionNames]}::text[])
  `);
}

/** The names of remotes' permissions contain a dot. */
export async function insertOwnPermissions(tx: Database, role_id: number): Promise<void> {
  await tx.query(sql`
    insert into role_permissions (role_id, permission_id)
    select ${role_id}::integer, id from permissions where permission_name like '%.%'`);
}

export interface PermissionRow {
  id: number;
  permission_name: string;
  is_global: boolean;
}

/** Locks the permissions against withdrawal. */
export function selectPermissions(db: Database, ids: readonly number[]): Promise<PermissionRow[]> {
  return db.query<PermissionRow>(sql`
    select id, permission_name, is_global from permissions where id = any(${[...ids]}::integer[])
    for key share
  `);
}

export interface RoleWithPermissions {
  id: number;
  role_name: string;
  is_seeded: boolean;
  permission_names: string[];
}

export function lockHotelRoles(
  tx: Database,
  hotel_id: number,
  role_ids: readonly number[],
): Promise<RoleWithPermissions[]> {
  return tx.query<RoleWithPermissions>(sql`
    select roles.id, roles.role_name, roles.is_seeded, array(
      select permissions.permission_name
      from role_permissions join permissions on permissions.id = role_permissions.permission_id
      where role_permissions.role_id = roles.id
    ) as permission_names
    from roles
    where roles.hotel_id = ${hotel_id} and roles.id = any(${[...role_ids]}::integer[])
    for share of roles
  `);
}

export async function selectGlobalRole(db: Database, role_name: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    select id from roles where hotel_id is null and is_seeded and role_name = ${role_name}
  `);
  if (!row) throw new Error(`The migrations have not made the role ${role_name}.`);
  return row.id;
}

export async function findPermissionIds(db: Database, names: readonly PermissionName[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from permissions where permission_name = any(${[...names]}::text[])
  `);
  if (rows.length < names.length) throw new Error(`The migrations lack a permission of: ${names.join(', ')}`);
  return rows.map(({ id }) => id);
}

export async function findRoleId(db: Database, hotel_id: number, role_name: string): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(sql`
    select id from roles where hotel_id = ${hotel_id} and lower(role_name) = lower(${role_name})
  `);
  return row?.id ?? null;
}
