import type { Database } from '@suite/database';
import { ApiError } from '../../plugins/errors.ts';
import { findProfileRow } from '../auth.repository.ts';

/** A person's own profile as it stands, with the permissions held now. */
export async function getUserProfile(database: Database, userId: number) {
  const row = await findProfileRow(database, userId);
  if (!row) throw new ApiError(404, 'NOT_FOUND', 'User profile not found');
  const { hotel_id, permissions, ...profile } = row;
  return {
    ...profile,
    hotelId: hotel_id,
    permissions: permissions.map((permission_name) => ({ permission_name })),
  };
}
