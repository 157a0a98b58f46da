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
  const { session_id, user_id, must_change_password, hotel_id, hotel_name, hotel_time_zone, roles } = row;
  const scope = scopeOf(roles, hotel_id);
  return {
    state: 'valid',
    isSeenLongAgo: row.is_seen_long_ago,
    caller: {
      session_id,
      user_id,
      must_change_password,
      hotel_id,
      hotel_name,
      hotel_time_zone,
      roles,
      permissions: must_change_password ? [] : row.permissions,
      scope,
      address,
    },
  };
}
