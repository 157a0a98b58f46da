import type { Database } from '@suite/database';
import { hotelAdminRole, seededRoles } from '../domain/seeded-roles.ts';
import { lockPermissions } from '../own-permissions.repository.ts';
import { insertOwnPermissions, insertRole, insertRolePermissions } from '../roles.repository.ts';

export function seedHotelRoles(
  db: Database,
  hotel_id: number,
  created_at: Date,
): Promise<{ hotel_admin_role_id: number }> {
  return db.transaction(async (tx) => {
    await lockPermissions(tx, 'to read');
    let adminId: number | null = null;
    for (const { permissions, ...role } of seededRoles) {
      const id = await insertRole(tx, { ...role, hotel_id, is_seeded: true, created_at });
      if (id === null) throw new Error(`Hotel ${hotel_id} has a role named ${role.role_name} already.`);
      await insertRolePermissions(tx, id, permissions);
      if (role.role_name !== hotelAdminRole.role_name) continue;
      adminId = id;
      await insertOwnPermissions(tx, id);
    }
    if (adminId === null) throw new Error(`Hotel ${hotel_id} got no ${hotelAdminRole.role_name} role.`);
    return { hotel_admin_role_id: adminId };
  });
}
