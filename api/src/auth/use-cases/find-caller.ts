import type { Database } from '@suite/database';
import type { Caller } from '../domain/caller.ts';
import { findCallerRow } from '../auth.repository.ts';
import { scopeOf } from '../domain/scope.ts';
import { hashToken } from '../domain/tokens.ts';

export type FoundCaller =
  { state: 'valid'; caller: Caller; isSeenLongAgo: boolean } | { state: 'expired' } | { state: 'unknown' };

/** Who stands behind an access token at this moment. */
export async function findCaller(
  database: Database,
  accessToken: string,
  address: string,
): Promise<FoundCaller> {
  const row = await findCallerRow(database, hashToken(accessToken));
  if (!row) return { state: 'unknown' };
  if (row.is_expired) return { state: 'expired' };
  const { session_id, user_id, hotel_id, hotel_name, hotel_time_zone, roles, permissions } = row;
  const scope = scopeOf(roles, hotel_id);
  return {
    state: 'valid',
    isSeenLongAgo: row.is_seen_long_ago,
    caller: {
      session_id,
      user_id,
      hotel_id,
      hotel_name,
      hotel_time_zone,
      roles,
      permissions,
      scope,
      address,
    },
  };
}
