import { sql, type Database } from '@suite/database';
import type { ActionSentence } from '../errors/unconfirmed-action.ts';

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
