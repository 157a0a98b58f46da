import { sql, type Database } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';

export interface NewUser {
  hotel_id: number | null;
  usr_email: string;
  usr_password_hash: string;
  one_time_password_expires_at: Date | null;
  usr_firstname: string;
  usr_lastname: string;
  usr_phone: string | null;
  position: string | null;
  created_at: Date;
}

export async function insertUser(tx: Database, user: NewUser): Promise<number | null> {
  const [row] = await tx.query<{ user_id: number }>(sql`
    insert into users (
      hotel_id, usr_email, usr_password_hash, must_change_password, one_time_password_expires_at,
      usr_firstname, usr_lastname, usr_phone, position, staff_joined_at, created_at
    ) values (
      ${user.hotel_id}, ${user.usr_email}, ${user.usr_password_hash}, true, ${user.one_time_password_expires_at},
      ${user.usr_firstname}, ${user.usr_lastname}, ${user.usr_phone}, ${user.position},
      ${user.hotel_id === null ? null : user.created_at}, ${user.created_at}
    )
    on conflict (lower(usr_email)) where removed_at is null do nothing
    returning user_id
  `);
  return row?.user_id ?? null;
}

export async function lockAndCountUsers(tx: Database): Promise<number> {
  await tx.query(sql`lock table users in share row exclusive mode`);
  const [row] = await tx.query<{ total: number }>(sql`select count(*) as total from users`);
  return row?.total ?? 0;
}

export async function markUsedBefore(
  tx: Database,
  user_id: number,
  { last_login, is_active }: { last_login: Date | null; is_active: boolean },
): Promise<void> {
  await tx.query(sql`
    update users
    set must_change_password = ${last_login === null}, last_login = ${last_login}, is_active = ${is_active}
    where user_id = ${user_id}
  `);
}

export async function updateUserDetails(
  tx: Database,
  user_id: number,
  details: { usr_firstname: string; usr_lastname: string; usr_phone: string | null; position: string },
): Promise<void> {
  await tx.query(sql`
    update users set usr_firstname = ${details.usr_firstname}, usr_lastname = ${details.usr_lastname},
      usr_phone = ${details.usr_phone}, position = ${details.position},
      updated_at = ${laterThan('updated_at')}
    where user_id = ${user_id}`);
}

/** Marks changes in other tables, such as the person's roles. */
export async function markUserChanged(tx: Database, user_id: number): Promise<void> {
  await tx.query(sql`update users set updated_at = ${laterThan('updated_at')} where user_id = ${user_id}`);
}

export async function updateUserActive(tx: Database, user_id: number, is_active: boolean): Promise<void> {
  await tx.query(sql`
    update users set is_active = ${is_active}, updated_at = ${laterThan('updated_at')} where user_id = ${user_id}`);
}

/** Keeps the row for records that refer to it; the address becomes available. */
export async function markUserRemoved(tx: Database, user_id: number): Promise<void> {
  await tx.query(sql`update users set removed_at = now(), is_active = false where user_id = ${user_id}`);
}

export async function renameUser(
  tx: Database,
  user_id: number,
  names: { usr_firstname: string; usr_lastname: string },
): Promise<void> {
  await tx.query(sql`
    update users set usr_firstname = ${names.usr_firstname}, usr_lastname = ${names.usr_lastname},
      updated_at = ${laterThan('updated_at')}
    where user_id = ${user_id}`);
}

export async function updateDuty(
  tx: Database,
  user_id: number,
  { department, is_on_duty }: { department: string | null; is_on_duty: boolean },
): Promise<void> {
  await tx.query(
    sql`update users set department = ${department}, is_on_duty = ${is_on_duty} where user_id = ${user_id}`,
  );
}
