import { sql, type Database } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { isUsableAccount } from './auth.repository.ts';
import { graceInSeconds, lifetimeInSeconds, maxSessionDays, renewedBecause } from './domain/tokens.ts';

export interface SessionProvider {
  provider_id: number;
  provider_token: Buffer;
}

export interface NewSession {
  user_id: number;
  user_agent: string;
  address: string;
  /** Permits nothing except setting up a second factor. */
  must_set_up_second_factor: boolean;
  provider?: SessionProvider | undefined;
}

export async function insertSession(database: Database, session: NewSession): Promise<string> {
  const { user_id, user_agent, address, must_set_up_second_factor } = session;
  const { provider_id = null, provider_token = null } = session.provider ?? {};
  const [row] = await database.query<{ id: string }>(sql`
    insert into sessions (user_id, user_agent, address, must_set_up_second_factor, provider_id, provider_token)
    values (${user_id}, ${user_agent}, ${address}, ${must_set_up_second_factor}, ${provider_id}, ${provider_token})
    returning id`);
  if (!row) throw new Error('The new session was not returned');
  return row.id;
}

export async function findSessionProvider(
  db: Database,
  session_id: string,
): Promise<SessionProvider | undefined> {
  const [row] = await db.query<SessionProvider>(sql`
    select provider_id, provider_token from sessions
    where id = ${session_id} and provider_id is not null and provider_token is not null`);
  return row;
}

export async function cameThroughProvider(db: Database, session_id: string): Promise<boolean> {
  const rows = await db.query(
    sql`select 1 from sessions where id = ${session_id} and provider_id is not null`,
  );
  return rows.length > 0;
}

export async function insertToken(
  database: Database,
  token: { token_hash: Buffer; session_id: string; kind: keyof typeof lifetimeInSeconds },
): Promise<void> {
  await database.query(sql`
    insert into session_tokens (token_hash, session_id, kind, expires_at)
    select ${token.token_hash}, id, ${token.kind},
      least(now() + make_interval(secs => ${lifetimeInSeconds[token.kind]}),
        created_at + make_interval(days => ${maxSessionDays}))
    from sessions where id = ${token.session_id}`);
}

export interface RefreshTokenRow {
  session_id: string;
  is_expired: boolean;
  is_used: boolean;
  is_within_grace: boolean;
  /** Is true if the replacement tokens were never used. */
  is_answer_lost: boolean;
}

/** Locks the token, so that exactly one of concurrent uses is the first. */
export async function lockRefreshToken(
  database: Database,
  tokenHash: Buffer,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await database.query<RefreshTokenRow>(sql`
    select session_tokens.session_id, session_tokens.expires_at <= now() as is_expired,
      session_tokens.used_at is not null as is_used,
      coalesce(session_tokens.used_at > clock_timestamp() - make_interval(secs => ${graceInSeconds}), false)
        as is_within_grace,
      coalesce(sessions.last_seen_at <= session_tokens.used_at, false) as is_answer_lost
    from session_tokens
    join sessions on sessions.id = session_tokens.session_id and sessions.ended_at is null
    join users on users.user_id = sessions.user_id
    left join hotel_overview as hotels on hotels.id = users.hotel_id
    where session_tokens.token_hash = ${tokenHash} and session_tokens.kind = 'refresh'
      and ${isUsableAccount}
    for update of session_tokens`);
  return row;
}

export async function markRefreshTokenUsed(database: Database, tokenHash: Buffer): Promise<void> {
  await database.query(
    sql`update session_tokens set used_at = clock_timestamp() where token_hash = ${tokenHash}`,
  );
}

/** Revokes the tokens of a lost answer. Their later use is a reuse, which ends the session. */
export async function revokeUnusedTokens(database: Database, sessionId: string): Promise<void> {
  await database.query(sql`
    update session_tokens set used_at = '-infinity'
    where session_id = ${sessionId} and kind = 'refresh' and used_at is null`);
  await database.query(sql`
    update session_tokens set expires_at = now()
    where session_id = ${sessionId} and kind = 'access' and expires_at > now()`);
}

/** Keeps expired tokens for a day, so that late callers receive "expired". */
export async function deleteStaleTokens(database: Database, sessionId: string): Promise<void> {
  await database.query(sql`
    delete from session_tokens
    where session_id = ${sessionId} and expires_at < now() - interval '1 day'`);
}

export async function endSession(database: Database, sessionId: string, because: string): Promise<void> {
  await database.query(sql`
    update sessions set ended_at = now(), ended_because = ${because}
    where id = ${sessionId} and ended_at is null`);
}

/** Concurrent requests skip the update instead of queueing for the row. */
export async function touchSession(database: Database, sessionId: string): Promise<void> {
  await database.query(sql`
    update sessions set last_seen_at = now()
    where id = ${sessionId} and last_seen_at < now() - interval '1 minute'`);
}

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

export async function countSeenSessions(db: Database, scope: HotelScope, since: Date): Promise<number> {
  if (scope.kind === 'none') return 0;
  const people =
    scope.kind === 'all'
      ? sql`true`
      : sql`exists (select from users where users.user_id = sessions.user_id and users.hotel_id = ${scope.hotel_id})`;
  const [row] = await db.query<{ seen: number }>(sql`
    select count(*) as seen from sessions where ended_at is null and last_seen_at >= ${since} and ${people}`);
  return row?.seen ?? 0;
}

export async function endLocalSessions(tx: Database, hotel_id: number): Promise<void> {
  await tx.query(sql`
    update sessions set ended_at = now(), ended_because = 'provider required'
    where ended_at is null and provider_id is null
      and user_id in (select user_id from required_sign_in_providers where hotel_id = ${hotel_id})`);
}

export async function releaseSession(tx: Database, session_id: string): Promise<void> {
  await tx.query(sql`update sessions set must_set_up_second_factor = false where id = ${session_id}`);
}
