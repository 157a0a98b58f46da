import { sql, type Database } from '@suite/database';
import type { ActionSentence } from '../errors/unconfirmed-action.ts';
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

/** Applies to a refused call before its confirmation, and to a confirmed one before its repetition. */
const confirmationMinutes = 5;

/** Limits waiting calls per session; the oldest are deleted. */
const maxWaiting = 100;

export interface NewAction {
  session_id: string;
  action_hash: Buffer;
  sentence: ActionSentence;
  opens_sign_in: boolean;
}

export async function insertAction(db: Database, action: NewAction): Promise<string> {
  const { session_id, action_hash, sentence, opens_sign_in } = action;
  await db.query(sql`
    delete from action_confirmations where expires_at < now() or id in (
      select id from action_confirmations where session_id = ${session_id}
      order by expires_at desc offset ${maxWaiting - 1})`);
  const [row] = await db.query<{ id: string }>(sql`
    insert into action_confirmations (session_id, action_hash, sentence, sentence_values, opens_sign_in, expires_at)
    values (${session_id}, ${action_hash}, ${sentence.text}, ${JSON.stringify(sentence.values ?? {})}::jsonb,
      ${opens_sign_in}, now() + make_interval(mins => ${confirmationMinutes}))
    on conflict (session_id, action_hash) do update set sentence = excluded.sentence,
      sentence_values = excluded.sentence_values, expires_at = excluded.expires_at, confirmed_at = null
    returning id`);
  if (!row) throw new Error('The unconfirmed action was not stored');
  return row.id;
}

export interface WaitingAction {
  id: string;
  sentence: ActionSentence;
  opens_sign_in: boolean;
}

export async function findWaitingActions(
  db: Database,
  session_id: string,
  ids: readonly string[],
): Promise<WaitingAction[]> {
  return db.query<WaitingAction>(sql`
    select id, jsonb_build_object('text', sentence, 'values', sentence_values) as sentence, opens_sign_in
    from action_confirmations
    where id = any(${[...ids]}::uuid[]) and session_id = ${session_id} and expires_at > now()`);
}

export async function confirmActions(
  tx: Database,
  session_id: string,
  ids: readonly string[],
): Promise<void> {
  await tx.query(sql`
    update action_confirmations
    set confirmed_at = now(), expires_at = now() + make_interval(mins => ${confirmationMinutes})
    where id = any(${[...ids]}::uuid[]) and session_id = ${session_id} and expires_at > now()`);
}

export async function takeConfirmation(
  tx: Database,
  session_id: string,
  action_hash: Buffer,
): Promise<boolean> {
  const taken = await tx.query(sql`
    delete from action_confirmations
    where session_id = ${session_id} and action_hash = ${action_hash} and confirmed_at is not null
      and expires_at > now()
    returning 1`);
  return taken.length > 0;
}
