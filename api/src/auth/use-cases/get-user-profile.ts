import { createHash } from 'node:crypto';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { findProfileRow } from '../auth.repository.ts';
import { scopeOf } from '../domain/scope.ts';

export async function getUserProfile(
  database: Database,
  { user_id, must_set_up_second_factor }: { user_id: number; must_set_up_second_factor: boolean },
) {
  const row = await findProfileRow(database, user_id);
  if (!row) throw new DomainError('NOT_FOUND', 'PROFILE_NOT_FOUND');
  const { hotel_id, permissions, ...profile } = row;
  return {
    ...profile,
    photo_version: row.usr_photo === null ? null : photoVersion(user_id, row.usr_photo),
    must_set_up_second_factor,
    hotelId: hotel_id,
    sees_every_hotel: scopeOf(row.roles, hotel_id).kind === 'all',
    permissions: permissions.map((permission_name) => ({ permission_name })),
  };
}

/** The version prevents a browser from showing a cached photo of another user or a replaced one. */
function photoVersion(user_id: number, usr_photo: string): string {
  return createHash('sha256').update(`${user_id} ${usr_photo}`).digest('base64url').slice(0, 16);
}
