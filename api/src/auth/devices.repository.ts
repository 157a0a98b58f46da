import { sql, type Database } from '@suite/database';
import { graceInSeconds, renewedBecause } from './domain/tokens.ts';

const maxListedSessions = 100;

export interface DeviceRow {
  id: string;
  user_agent: string;
  address: string;
  signed_in_at: Date;
  last_seen_at: Date;
}

/** A person's sessions that can still be used, the last seen first. */
export async function selectDevices(db: Database, user_id: number): Promise<DeviceRow[]> {
  return db.query<DeviceRow>(sql`
    select id, user_agent, address, signed_in_at, last_seen_at from sessions
    where user_id = ${user_id} and ended_at is null
      and exists (select 1 from session_tokens where session_id = sessions.id and expires_at > now())
    order by last_seen_at desc, id limit ${maxListedSessions}`);
}

/** Ends one of a person's sessions; false when none of that id is open. */
export async function endSessionOf(
  db: Database,
  user_id: number,
  session_id: string,
  because: string,
): Promise<boolean> {
  const ended = await db.query(sql`
    update sessions set ended_at = now(), ended_because = ${because}
    where id = ${session_id} and user_id = ${user_id} and ended_at is null
    returning id`);
  return ended.length > 0;
}

/** Ends a person's sessions except the one that is kept; returns how many could still be used. */
export async function endOtherSessionsOf(
  db: Database,
  user_id: number,
  kept_session_id: string,
  because: string,
): Promise<number> {
  const ended = await db.query<{ was_usable: boolean }>(sql`
    update sessions set ended_at = now(), ended_because = ${because}
    where user_id = ${user_id} and id <> ${kept_session_id} and ended_at is null
    returning exists (
      select 1 from session_tokens where session_id = sessions.id and expires_at > now()) as was_usable`);
  return ended.filter(({ was_usable }) => was_usable).length;
}

/** Ends all sessions of a person. */
export async function endSessionsOf(db: Database, user_id: number, because: string): Promise<void> {
  await db.query(sql`
    update sessions set ended_at = now(), ended_because = ${because}
    where user_id = ${user_id} and ended_at is null`);
}

/** Ends the previous session of a browser at a sign-in with it. */
export async function endSessionsOfTokens(
  db: Database,
  tokenHashes: readonly Buffer[],
  because: string,
): Promise<void> {
  await db.query(sql`
    update sessions set ended_at = now(), ended_because = ${because}
    where ended_at is null
      and id in (select session_id from session_tokens where token_hash = any(${[...tokenHashes]}::bytea[]))`);
}

/** The same device under a new session id, signed in as long ago as before. */
export async function copySession(tx: Database, session_id: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into sessions (user_id, user_agent, address, created_at, signed_in_at, provider_id, provider_token,
      must_set_up_second_factor)
    select user_id, user_agent, address, created_at, signed_in_at, provider_id, provider_token,
      must_set_up_second_factor
    from sessions where id = ${session_id}
    returning id`);
  if (!row) throw new Error(`There is no session ${session_id}`);
  return row.id;
}

/** Makes every session of a person renew its tokens with its next request. */
export async function expireAccessTokens(tx: Database, user_id: number): Promise<void> {
  await tx.query(sql`select expire_access_tokens(array[${user_id}::integer])`);
}

/** Whether this token's session got another id a moment ago: the browser has, or is about to get, the new tokens. */
export async function wasJustRenewed(db: Database, tokenHash: Buffer): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from session_tokens join sessions on sessions.id = session_tokens.session_id
    where token_hash = ${tokenHash} and ended_because = ${renewedBecause}
      and ended_at > now() - make_interval(secs => ${graceInSeconds})`);
  return rows.length > 0;
}

/** Whether the person of this session proved who they are within the last minutes. */
export async function signedInWithin(db: Database, session_id: string, minutes: number): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from sessions
    where id = ${session_id} and signed_in_at > now() - make_interval(mins => ${minutes})`);
  return rows.length > 0;
}

/** Records that the person has just confirmed their identity. */
export async function markSignedIn(tx: Database, session_id: string): Promise<void> {
  await tx.query(sql`update sessions set signed_in_at = now() where id = ${session_id}`);
}
