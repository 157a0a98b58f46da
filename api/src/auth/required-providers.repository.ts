import { sql, type Database } from '@suite/database';
import type { RequiredProvider } from './domain/provider-sign-in.ts';
import { hashPassword } from './domain/passwords.ts';
import { createToken } from './domain/tokens.ts';

export async function findRequiredProvider(
  db: Database,
  user_id: number,
): Promise<RequiredProvider | undefined> {
  const [row] = await db.query<RequiredProvider>(sql`
    select hotel_id, provider_name from required_sign_in_providers where user_id = ${user_id}`);
  return row;
}

export async function endLocalSessions(tx: Database, hotel_id: number): Promise<void> {
  await tx.query(sql`
    update sessions set ended_at = now(), ended_because = 'provider required'
    where ended_at is null and provider_id is null
      and user_id in (select user_id from required_sign_in_providers where hotel_id = ${hotel_id})`);
}

/** Removes password duties from a person who signed in through a provider. */
export async function forgetOneTimePassword(tx: Database, user_id: number): Promise<void> {
  await tx.query(sql`
    update users set password_is_short = false where user_id = ${user_id} and password_is_short`);
  const waiting = await tx.query(sql`
    select 1 from users where user_id = ${user_id} and must_change_password`);
  if (waiting.length === 0) return;
  const unknown = await hashPassword(createToken().token);
  await tx.query(sql`
    update users set usr_password_hash = ${unknown}, must_change_password = false, one_time_password_expires_at = null
    where user_id = ${user_id}`);
}
