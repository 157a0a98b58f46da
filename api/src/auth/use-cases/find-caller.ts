import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findCallerRow, findProfileRow } from '../auth.repository.ts';
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

export async function readCaller(database: Database, user_id: number, address: string): Promise<Caller> {
  const row = await findProfileRow(database, user_id);
  if (!row) throw new Error(`There is no user ${user_id}.`);
  const { hotel_id, hotel_name, hotel_time_zone, roles, permissions } = row;
  return {
    session_id: '',
    user_id,
    must_change_password: false,
    must_set_up_second_factor: false,
    hotel_id,
    hotel_name,
    hotel_time_zone,
    roles,
    permissions,
    scope: scopeOf(roles, hotel_id),
    address,
  };
}
