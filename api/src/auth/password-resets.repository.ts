import { sql, type Database } from '@suite/database';
import { isUsableAccount } from './auth.repository.ts';

export const resetMinutes = 30;

export async function insertPasswordReset(tx: Database, user_id: number, token_hash: Buffer): Promise<void> {
  await tx.query(sql`
    insert into password_resets (user_id, token_hash, expires_at)
    values (${user_id}, ${token_hash}, now() + make_interval(mins => ${resetMinutes}))`);
}

export async function findPasswordReset(
  db: Database,
  token_hash: Buffer,
): Promise<{ id: number; user_id: number } | undefined> {
  const [row] = await db.query<{ id: number; user_id: number }>(sql`
    select password_resets.id, users.user_id
    from password_resets join users on users.user_id = password_resets.user_id
    left join hotel_overview as hotels on hotels.id = users.hotel_id
    where token_hash = ${token_hash} and closed_at is null and expires_at > now() and ${isUsableAccount}`);
  return row;
}

/** Closes all links of the person; resolves to false if this one was closed before. */
export async function closePasswordResets(tx: Database, user_id: number, id?: number): Promise<boolean> {
  const closed = await tx.query<{ id: number }>(sql`
    update password_resets set closed_at = now() where user_id = ${user_id} and closed_at is null returning id`);
  return closed.some((row) => row.id === id);
}

export async function updateChosenPassword(tx: Database, user_id: number, hash: string): Promise<void> {
  await tx.query(sql`
    update users set usr_password_hash = ${hash}, must_change_password = false, one_time_password_expires_at = null
    where user_id = ${user_id}`);
}
