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

export async function selectDevices(db: Database, user_id: number): Promise<DeviceRow[]> {
  return db.query<DeviceRow>(sql`
    select id, user_agent, address, signed_in_at, last_seen_at from sessions
    where user_id = ${user_id} and ended_at is null
      and exists (select 1 from session_tokens where session_id = sessions.id and expires_at > now())
    order by last_seen_at desc, id limit ${maxListedSessions}`);
}

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

export async function endSessionsOf(db: Database, user_id: number, because: string): Promise<void> {
  await db.query(sql`
    update sessions set ended_at = now(), ended_because = ${because}
    where user_id = ${user_id} and ended_at is null`);
}

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

/** Copies the session under a new id with its original sign-in time. */
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

export async function expireAccessTokens(tx: Database, user_id: number): Promise<void> {
  await tx.query(sql`select expire_access_tokens(array[${user_id}::integer])`);
}

/** Checks for a renewal within the grace period, after which the browser has or is about to receive new tokens. */
export async function wasJustRenewed(db: Database, tokenHash: Buffer): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from session_tokens join sessions on sessions.id = session_tokens.session_id
    where token_hash = ${tokenHash} and ended_because = ${renewedBecause}
      and ended_at > now() - make_interval(secs => ${graceInSeconds})`);
  return rows.length > 0;
}

export async function signedInWithin(db: Database, session_id: string, minutes: number): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from sessions
    where id = ${session_id} and signed_in_at > now() - make_interval(mins => ${minutes})`);
  return rows.length > 0;
}

export async function markSignedIn(tx: Database, session_id: string): Promise<void> {
  await tx.query(sql`update sessions set signed_in_at = now() where id = ${session_id}`);
}
