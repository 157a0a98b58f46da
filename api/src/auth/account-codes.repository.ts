import { sql, type Database } from '@suite/database';
import { codeLimits, type CodePurpose } from './domain/account-codes.ts';

export interface NewCode {
  user_id: number;
  purpose: CodePurpose;
  code_hash: Buffer;
  new_password_hash: string | null;
  new_email: string | null;
}

export async function insertCode(tx: Database, code: NewCode): Promise<void> {
  await closeCodes(tx, code.user_id, code.purpose);
  await tx.query(sql`
    delete from account_codes where user_id = ${code.user_id} and created_at < now() - interval '1 day'`);
  await tx.query(sql`
    insert into account_codes (user_id, purpose, code_hash, new_password_hash, new_email, expires_at)
    values (${code.user_id}, ${code.purpose}, ${code.code_hash}, ${code.new_password_hash}, ${code.new_email},
      now() + make_interval(mins => ${codeLimits.minutes}))`);
}

export async function closeCodes(tx: Database, user_id: number, purpose: CodePurpose): Promise<void> {
  await tx.query(sql`
    update account_codes set spent_at = now(), new_password_hash = null
    where user_id = ${user_id} and purpose = ${purpose} and spent_at is null`);
}

export async function countRecentCodes(tx: Database, user_id: number): Promise<number> {
  const [row] = await tx.query<{ total: number }>(sql`
    select count(*) as total from account_codes
    where user_id = ${user_id} and created_at > now() - interval '1 hour'`);
  return row?.total ?? 0;
}

export interface OpenCode {
  id: number;
  code_hash: Buffer;
  new_password_hash: string | null;
  new_email: string | null;
  tries: number;
}

/** Locks the valid code, so that concurrent guesses are all counted. */
export async function lockOpenCode(
  tx: Database,
  user_id: number,
  purpose: CodePurpose,
): Promise<OpenCode | undefined> {
  const [row] = await tx.query<OpenCode>(sql`
    select id, code_hash, new_password_hash, new_email, tries from account_codes
    where user_id = ${user_id} and purpose = ${purpose} and spent_at is null and expires_at > now()
    for update`);
  return row;
}

export async function countTry(tx: Database, id: number): Promise<void> {
  await tx.query(sql`update account_codes set tries = tries + 1 where id = ${id}`);
}
