import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { hotelAdminRole } from '../domain/seeded-roles.ts';
import type { RoleWithPermissions } from '../roles.repository.ts';
import { countOthersWithRole } from '../staffing.repository.ts';

/** Refuses to remove the last holder of the Hotel Admin role, because no user of the hotel could grant it again. */
export async function keepHotelAdmin(
  tx: Database,
  user_id: number,
  taken: readonly RoleWithPermissions[],
): Promise<void> {
  const admin = taken.find((role) => role.is_seeded && role.role_name === hotelAdminRole.role_name);
  if (!admin || (await countOthersWithRole(tx, admin.id, user_id)) > 0) return;
  throw new DomainError('CONFLICT', 'LAST_HOTEL_ADMIN');
}
