import { sql, type Database } from '@suite/database';
import { hotelAdminRole, seedHotelRoles } from '../../staff-roles/staff-roles.public.ts';
import { insertHotel, insertUser } from '../contexts/insert-user.ts';
import { everyAskedSet, namesOf, type Rights } from './staffing-model.ts';

/** The hotel has a staff member and a spare role for every tested set of permissions. */
export interface StaffedHotel {
  hotel_id: number;
  permissionIds: Record<string, number>;
  plain: number;
  callers: number[];
  targets: { user_id: number; role_id: number }[];
  /** These accounts are deactivated; the index is the rights they would regain. */
  inactive: StaffedHotel['targets'];
  spare: number[];
}

async function addRole(db: Database, hotel_id: number, role_name: string, rights: Rights): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    with role as (insert into roles (hotel_id, role_name) values (${hotel_id}, ${role_name}) returning id),
    granted as (
      insert into role_permissions (role_id, permission_id)
      select role.id, permissions.id from role, permissions where permission_name = any(${namesOf(rights)})
    )
    select id from role`);
  if (!row) throw new Error('no role was added');
  return row.id;
}

export async function openStaffedHotel(db: Database, hotel_name: string): Promise<StaffedHotel> {
  const hotel_id = await insertHotel(db, hotel_name);
  const { hotel_admin_role_id } = await seedHotelRoles(db, hotel_id, new Date());
  const plain = await addRole(db, hotel_id, 'plain', 0);
  const addPerson = async (name: string, role_ids: number[]) => {
    const usr_email = `${name}@${hotel_name}.test`.replaceAll(' ', '-');
    const user_id = await insertUser(db, { usr_email, hotel_id, permissions: [] });
    await db.query(sql`delete from user_roles where user_id = ${user_id}`);
    await db.query(sql`
      insert into user_roles (user_id, role_id) select ${user_id}::integer, unnest(${role_ids}::integer[])`);
    return user_id;
  };
  await addPerson(hotelAdminRole.role_name, [hotel_admin_role_id]);
  const hotel: StaffedHotel = {
    hotel_id,
    permissionIds: {},
    plain,
    callers: [],
    targets: [],
    inactive: [],
    spare: [],
  };
  for (const rights of everyAskedSet) {
    const own = await addRole(db, hotel_id, `of caller ${rights}`, rights);
    const held = await addRole(db, hotel_id, `of target ${rights}`, rights);
    hotel.callers[rights] = await addPerson(`caller ${rights}`, [plain, own]);
    hotel.targets[rights] = { user_id: await addPerson(`target ${rights}`, [plain, held]), role_id: held };
    const user_id = await addPerson(`inactive ${rights}`, [plain, held]);
    await db.query(sql`update users set is_active = false where user_id = ${user_id}`);
    hotel.inactive[rights] = { user_id, role_id: held };
    hotel.spare[rights] = await addRole(db, hotel_id, `spare ${rights}`, rights);
  }
  const rows = await db.query<{ id: number; permission_name: string }>(
    sql`select id, permission_name from permissions`,
  );
  hotel.permissionIds = Object.fromEntries(rows.map(({ id, permission_name }) => [permission_name, id]));
  return hotel;
}
