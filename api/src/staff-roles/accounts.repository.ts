import type { Account } from '@suite/contracts/staff-roles';
import { sql, type Database, type Sql } from '@suite/database';

export interface AccountRow extends Omit<Account, 'last_login' | 'created_at' | 'updated_at'> {
  last_login: Date | null;
  created_at: Date;
  updated_at: Date;
}

const isGlobal = sql`users.hotel_id is null and users.removed_at is null
  and roles.hotel_id is null and roles.is_seeded`;

function selectAccounts(condition: Sql): Sql {
  return sql`
    select users.user_id, usr_firstname, usr_lastname, usr_email, role_name, users.is_active, must_change_password,
      (select has_app or has_passkey from account_second_factors as factors where factors.user_id = users.user_id) as has_second_factor,
      last_login, users.created_at, users.updated_at
    from account_overview as users
    join user_roles on user_roles.user_id = users.user_id
    join roles on roles.id = user_roles.role_id
    where ${isGlobal} and ${condition}`;
}

export function findAccounts(db: Database): Promise<AccountRow[]> {
  return db.query<AccountRow>(sql`
    ${selectAccounts(sql`true`)}
    order by role_name <> 'Super Admin', lower(usr_lastname), lower(usr_firstname), users.user_id`);
}

export async function findAccount(db: Database, user_id: number): Promise<AccountRow | null> {
  const [row] = await db.query<AccountRow>(selectAccounts(sql`users.user_id = ${user_id}`));
  return row ?? null;
}

/** Serializes all changes of accounts, so that two changes cannot both remove the last Super Admin. */
export async function lockAccounts(tx: Database): Promise<void> {
  await tx.query(sql`
    select 1 from roles where hotel_id is null and is_seeded order by id for no key update`);
}

export async function countOtherActiveAccounts(
  tx: Database,
  role_name: string,
  user_id: number,
): Promise<number> {
  const [row] = await tx.query<{ others: number }>(sql`
    select count(*) as others
    from account_overview as users
    join user_roles on user_roles.user_id = users.user_id
    join roles on roles.id = user_roles.role_id
    where ${isGlobal} and role_name = ${role_name} and users.is_active and users.user_id <> ${user_id}`);
  return row?.others ?? 0;
}

export async function replaceAccountRole(tx: Database, user_id: number, role_id: number): Promise<void> {
  await tx.query(sql`
    update user_roles set role_id = ${role_id}
    where user_id = ${user_id} and role_id in (select id from roles where hotel_id is null and is_seeded)`);
}

export async function deleteAccountRoles(tx: Database, user_id: number): Promise<void> {
  await tx.query(sql`delete from user_roles where user_id = ${user_id}`);
}
