import type { ApiToken } from '@suite/contracts/integrations';
import type { ApiScope } from '@suite/contracts/permissions';
import { sql, type Database } from '@suite/database';

export type ApiTokenRow = Omit<ApiToken, 'created_at' | 'expires_at' | 'last_used_at' | 'revoked_at'> & {
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

const maxListed = 200;

const tokenColumns = sql`
  id, name, scopes, prefix,
  case when expires_at <= coalesce(revoked_at, now()) then 'expired' when revoked_at is not null then 'revoked' else 'live'
    end as state,
  (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = created_by) as created_by,
  created_at, expires_at, last_used_at, revoked_at`;

export function findTokens(db: Database, hotel_id: number): Promise<ApiTokenRow[]> {
  return db.query<ApiTokenRow>(sql`
    select ${tokenColumns} from api_tokens where hotel_id = ${hotel_id} order by id desc limit ${maxListed}`);
}

export async function countLiveTokens(db: Database, hotel_id: number): Promise<number> {
  const [row] = await db.query<{ tokens: number }>(sql`
    select count(*) as tokens from api_tokens
    where hotel_id = ${hotel_id} and revoked_at is null and expires_at > now()`);
  return row?.tokens ?? 0;
}

/** Frees the names of expired tokens, which the index of live names cannot tell apart. */
export async function endExpiredTokens(tx: Database, hotel_id: number): Promise<void> {
  await tx.query(sql`
    update api_tokens set revoked_at = expires_at
    where hotel_id = ${hotel_id} and revoked_at is null and expires_at <= now()`);
}

export interface NewApiToken {
  hotel_id: number;
  name: string;
  scopes: readonly ApiScope[];
  token_hash: Buffer;
  prefix: string;
  created_by: number;
  expires_on: string;
  time_zone: string;
}

/** Returns null when a live token has the name. The token expires at the end of the day by the hotel's clock. */
export async function insertToken(tx: Database, token: NewApiToken): Promise<ApiTokenRow | null> {
  const { hotel_id, name, scopes, token_hash, prefix, created_by, expires_on, time_zone } = token;
  const [row] = await tx.query<ApiTokenRow>(sql`
    insert into api_tokens (hotel_id, name, scopes, token_hash, prefix, created_by, expires_at)
    values (${hotel_id}, ${name}, ${scopes}::text[], ${token_hash}, ${prefix}, ${created_by},
      (${expires_on}::date + 1)::timestamp at time zone ${time_zone})
    on conflict (hotel_id, lower(name)) where revoked_at is null do nothing
    returning ${tokenColumns}`);
  return row ?? null;
}

export async function revokeToken(
  tx: Database,
  hotel_id: number,
  id: number,
): Promise<ApiTokenRow | undefined> {
  const [row] = await tx.query<ApiTokenRow>(sql`
    update api_tokens set revoked_at = now()
    where hotel_id = ${hotel_id} and id = ${id} and revoked_at is null returning ${tokenColumns}`);
  return row;
}

export interface UsedToken {
  id: number;
  name: string;
  scopes: ApiScope[];
  hotel_name: string;
  hotel_time_zone: string;
  is_revoked: boolean;
  is_expired: boolean;
  is_used_long_ago: boolean;
}

/** Tokens of hotels that are not approved or not active do not exist. */
export async function findUsedToken(
  db: Database,
  hotel_id: number,
  token_hash: Buffer,
): Promise<UsedToken | undefined> {
  const [row] = await db.query<UsedToken>(sql`
    select tokens.id, tokens.name, tokens.scopes, hotels.hotel_name, hotels.time_zone as hotel_time_zone,
      tokens.revoked_at is not null as is_revoked, tokens.expires_at <= now() as is_expired,
      coalesce(tokens.last_used_at < now() - interval '1 minute', true) as is_used_long_ago
    from api_tokens as tokens join hotel_overview as hotels on hotels.id = tokens.hotel_id
    where tokens.hotel_id = ${hotel_id} and tokens.token_hash = ${token_hash}
      and hotels.is_approved and hotels.is_active`);
  return row;
}

export async function isTokenRevoked(db: Database, hotel_id: number, id: number): Promise<boolean> {
  const rows = await db.query(sql`
    select from api_tokens where hotel_id = ${hotel_id} and id = ${id} and revoked_at is not null`);
  return rows.length > 0;
}

export async function touchToken(db: Database, hotel_id: number, id: number): Promise<void> {
  await db.query(sql`
    update api_tokens set last_used_at = now()
    where hotel_id = ${hotel_id} and id = ${id}
      and coalesce(last_used_at < now() - interval '1 minute', true)`);
}
