import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findProfileRow } from '../auth.repository.ts';
import { scopeOf } from '../domain/scope.ts';

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
