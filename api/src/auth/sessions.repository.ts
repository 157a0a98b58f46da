import { sql, type Database } from '@suite/database';
import { isUsableAccount } from './auth.repository.ts';
import { graceInSeconds, lifetimeInSeconds, maxSessionDays } from './domain/tokens.ts';

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
