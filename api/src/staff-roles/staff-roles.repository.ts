import { sql, type Database } from '@suite/database';

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

/** The new user's id, or null when a living account has the e-mail already. The password is a one-time one. */
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

/** Waits for others who want to make the first account, and sees what they made. */
export async function lockAndCountUsers(tx: Database): Promise<number> {
  await tx.query(sql`lock table users in share row exclusive mode`);
  const [row] = await tx.query<{ total: number }>(sql`select count(*) as total from users`);
  return row?.total ?? 0;
}

/** Inserts a staff member with an account; without a sign-in before, they must choose a password. */
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

export async function findUserId(db: Database, usr_email: string): Promise<number | null> {
  const [row] = await db.query<{ user_id: number }>(sql`
    select user_id from users where lower(usr_email) = lower(${usr_email}) and removed_at is null
  `);
  return row?.user_id ?? null;
}

/** Puts another one-time password in the place of the one before. */
export async function updateOneTimePassword(
  tx: Database,
  user_id: number,
  usr_password_hash: string,
  expires_at: Date | null,
): Promise<void> {
  await tx.query(sql`
    update users set usr_password_hash = ${usr_password_hash}, one_time_password_expires_at = ${expires_at}
    where user_id = ${user_id} and must_change_password`);
}

/** The hotel of the account that has an address; undefined when none has it. */
export async function findHotelOfEmail(db: Database, usr_email: string): Promise<number | null | undefined> {
  const [row] = await db.query<{ hotel_id: number | null }>(sql`
    select hotel_id from users where lower(usr_email) = lower(${usr_email}) and removed_at is null`);
  return row?.hotel_id;
}
