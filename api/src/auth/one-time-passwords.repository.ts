import { sql, type Database } from '@suite/database';

export interface StoredPassword {
  usr_password_hash: string;
  hotel_id: number | null;
  usr_email: string;
  usr_firstname: string;
  usr_lastname: string;
}

export async function lockOneTimePassword(tx: Database, user_id: number): Promise<StoredPassword | null> {
  const [row] = await tx.query<StoredPassword>(sql`
    select usr_password_hash, hotel_id, usr_email, usr_firstname, usr_lastname from users
    where user_id = ${user_id} and (must_change_password or password_is_short) and removed_at is null
    for update
  `);
  return row ?? null;
}

export async function replaceOneTimePassword(tx: Database, user_id: number, hash: string): Promise<void> {
  await tx.query(sql`
    update users
    set usr_password_hash = ${hash}, must_change_password = false, one_time_password_expires_at = null
    where user_id = ${user_id}
  `);
}

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
