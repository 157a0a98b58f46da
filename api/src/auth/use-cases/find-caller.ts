import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findCallerRow } from '../auth.repository.ts';
import { scopeOf } from '../domain/scope.ts';
import { hashToken } from '../domain/tokens.ts';

export type FoundCaller =
  | { state: 'valid'; caller: Caller; isSeenLongAgo: boolean }
  | { state: 'expired' }
  | { state: 'unknown' };

export async function findCaller(
  database: Database,
  accessToken: string,
  address: string,
): Promise<FoundCaller> {
  const row = await findCallerRow(database, hashToken(accessToken));
  if (!row) return { state: 'unknown' };
  if (row.is_expired) return { state: 'expired' };
  const { is_expired: _expired, is_seen_long_ago: isSeenLongAgo, permissions, ...person } = row;
  const isReady = !person.must_change_password && !person.must_set_up_second_factor;
  return {
    state: 'valid',
    isSeenLongAgo,
    caller: {
      ...person,
      permissions: isReady ? permissions : [],
      scope: scopeOf(person.roles, person.hotel_id),
      address,
    },
  };
}
