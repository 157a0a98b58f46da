import type { Database } from '@suite/database';
import { hotelAdminRole, seededRoles } from '../domain/seeded-roles.ts';
import { insertRole, insertRolePermissions } from '../roles.repository.ts';

/** Gives a newly approved hotel the roles every hotel starts with. */
export async function seedHotelRoles(
  tx: Database,
  hotel_id: number,
  created_at: Date,
): Promise<{ hotel_admin_role_id: number }> {
  let adminId: number | null = null;
  for (const { permissions, ...role } of seededRoles) {
    const id = await insertRole(tx, { ...role, hotel_id, is_seeded: true, created_at });
    if (id === null) throw new Error(`Hotel ${hotel_id} has a role named ${role.role_name} already.`);
    await insertRolePermissions(tx, id, permissions);
    if (role.role_name === hotelAdminRole.role_name) adminId = id;
  }
  if (adminId === null) throw new Error(`Hotel ${hotel_id} got no ${hotelAdminRole.role_name} role.`);
  return { hotel_admin_role_id: adminId };
}
