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

export interface AccountFields {
  usr_firstname: string;
  usr_lastname: string;
  usr_phone: string | null;
  usr_gender: string | null;
  usr_description: string | null;
  usr_photo: string | null;
  usr_language: string | null;
}

export interface LockedAccount extends AccountFields {
  user_id: number;
  hotel_id: number | null;
  usr_email: string;
  must_change_password: boolean;
}

export async function findPhotoAddress(database: Database, user_id: number): Promise<string | null> {
  const [row] = await database.query<{ usr_photo: string | null }>(
    sql`select usr_photo from users where user_id = ${user_id}`,
  );
  return row?.usr_photo ?? null;
}

export async function lockAccount(tx: Database, user_id: number): Promise<LockedAccount> {
  const [row] = await tx.query<LockedAccount>(sql`
    select user_id, hotel_id, usr_email, must_change_password, usr_firstname, usr_lastname, usr_phone, usr_gender,
      usr_description, usr_photo, usr_language
    from users where user_id = ${user_id} for no key update`);
  if (!row) throw new Error(`There is no user ${user_id}`);
  return row;
}

export async function updateAccountFields(
  tx: Database,
  user_id: number,
  fields: AccountFields,
): Promise<void> {
  await tx.query(sql`
    update users set usr_firstname = ${fields.usr_firstname}, usr_lastname = ${fields.usr_lastname},
      usr_phone = ${fields.usr_phone}, usr_gender = ${fields.usr_gender},
      usr_description = ${fields.usr_description}, usr_photo = ${fields.usr_photo},
      usr_language = ${fields.usr_language},
      updated_at = ${laterThan('updated_at')}
    where user_id = ${user_id}`);
}

export async function updateEmail(tx: Database, user_id: number, usr_email: string): Promise<void> {
  await tx.query(sql`
    update users set usr_email = ${usr_email}, updated_at = ${laterThan('updated_at')} where user_id = ${user_id}`);
}

/** Includes addresses that a former owner may still restore. */
export async function isEmailTaken(db: Database, usr_email: string, user_id: number): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from users where lower(usr_email) = lower(${usr_email}) and removed_at is null`);
  return rows.length > 0 || isEmailKept(db, usr_email, user_id);
}

export async function findPerson(
  database: Database,
  idOrEmail: string,
): Promise<{ user_id: number; name: string } | undefined> {
  const id = /^\d{1,9}$/.test(idOrEmail) ? Number(idOrEmail) : null;
  const [found] = await database.query<{ user_id: number; name: string }>(sql`
    select user_id, usr_email as name from users
    where (user_id = ${id} or lower(usr_email) = lower(${idOrEmail})) and removed_at is null and is_active`);
  return found;
}

export async function findLanguage(
  db: Database,
  user_ids: readonly (number | null)[],
): Promise<string | null> {
  const ids = user_ids.filter((id) => id !== null);
  const [row] = await db.query<{ usr_language: string }>(sql`
    select usr_language from users
    where user_id = any(${ids}::integer[]) and usr_language is not null
    order by array_position(${ids}::integer[], user_id) limit 1`);
  return row?.usr_language ?? null;
}

const undoDays = 7;

const isOpen = sql`email_changes.closed_at is null and email_changes.undo_until > now()`;

export async function insertEmailChange(
  tx: Database,
  change: { user_id: number; old_email: string; undo_hash: Buffer; is_new_sign_in?: boolean },
): Promise<void> {
  await tx.query(sql`
    insert into email_changes (user_id, old_email, undo_hash, is_new_sign_in, undo_until)
    values (${change.user_id}, ${change.old_email}, ${change.undo_hash}, ${change.is_new_sign_in ?? false},
      now() + make_interval(days => ${undoDays}))`);
}

export interface EmailChange {
  id: number;
  user_id: number;
  old_email: string;
  is_new_sign_in: boolean;
  /** Ways to sign in that were added since then are removed; for a new address, this includes the week before. */
  removes_since: Date;
}

export async function findEmailChange(db: Database, undo_hash: Buffer): Promise<EmailChange | undefined> {
  const [row] = await db.query<EmailChange>(sql`
    select email_changes.id, email_changes.user_id, old_email, is_new_sign_in,
      case when is_new_sign_in then changed_at else changed_at - interval '7 days' end as removes_since
    from email_changes join users on users.user_id = email_changes.user_id
    where undo_hash = ${undo_hash} and ${isOpen} and users.removed_at is null`);
  return row;
}

/** Closes later changes, too; resolves to false if another call has closed this one. */
export async function closeEmailChanges(tx: Database, { id, user_id }: EmailChange): Promise<boolean> {
  const closed = await tx.query<{ id: number }>(sql`
    update email_changes set closed_at = now()
    where user_id = ${user_id} and id >= ${id} and closed_at is null returning id`);
  return closed.some((row) => row.id === id);
}

export async function isEmailKept(db: Database, usr_email: string, for_user_id?: number): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from email_changes join users on users.user_id = email_changes.user_id
    where lower(old_email) = lower(${usr_email}) and ${isOpen} and users.removed_at is null
      and email_changes.user_id is distinct from ${for_user_id ?? null}::integer`);
  return rows.length > 0;
}

export async function findLanguageOfAddress(db: Database, usr_email: string): Promise<string | null> {
  const [row] = await db.query<{ usr_language: string | null }>(sql`
    select usr_language from users
    where removed_at is null and (lower(usr_email) = lower(${usr_email}) or user_id in (
      select user_id from email_changes where lower(old_email) = lower(${usr_email}) and ${isOpen}))
    order by lower(usr_email) = lower(${usr_email}) desc limit 1`);
  return row?.usr_language ?? null;
}
