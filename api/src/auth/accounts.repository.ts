import { sql, type Database } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';
import { isEmailKept } from './email-changes.repository.ts';

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

export async function updatePasswordHash(tx: Database, user_id: number, hash: string): Promise<void> {
  await tx.query(sql`update users set usr_password_hash = ${hash} where user_id = ${user_id}`);
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

export async function findPassword(
  db: Database,
  user_id: number,
): Promise<{ usr_email: string; usr_password_hash: string }> {
  const [row] = await db.query<{ usr_email: string; usr_password_hash: string }>(sql`
    select usr_email, usr_password_hash from users where user_id = ${user_id}`);
  if (!row) throw new Error(`There is no user ${user_id}`);
  return row;
}
