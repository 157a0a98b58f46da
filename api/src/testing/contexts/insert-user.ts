import { sql, type Database } from '@suite/database';
import type { GrantedPermission } from '@suite/contracts/permissions';
import { hashPassword } from '../../auth/auth.public.ts';
import { testPassword } from '../create-test-app.ts';

let passwordHash: Promise<string> | undefined;

export async function insertHotel(database: Database, hotel_name: string): Promise<number> {
  const [row] = await database.query<{ id: number }>(sql`
    insert into hotels (hotel_name, hotel_email, hotel_phone, hotel_address, hotel_city, hotel_state, hotel_country,
      postal_code, contact_person_name, contact_person_phone, contact_person_email, registration_number, time_zone,
      is_approved, is_active, approved_at)
    values (${hotel_name}, 'desk@hotel.test', '+1 555 0100', '5 Shore Road', 'Lagos', 'Faro', 'Portugal',
      '8600', 'Ana Reis', '+1 555 0101', 'ana@hotel.test', ${hotel_name}, 'Europe/Lisbon', true, true, now())
    returning id`);
  if (!row) throw new Error('The hotel was not inserted');
  return row.id;
}

/** The user's role holds exactly these permissions; without a hotel it is global. */
export async function insertUser(
  database: Database,
  person: {
    usr_email: string;
    hotel_id: number | null;
    permissions: readonly GrantedPermission[];
    role_name?: string;
  },
): Promise<number> {
  const { usr_email, hotel_id, permissions, role_name = `Role of ${usr_email}` } = person;
  passwordHash ??= hashPassword(testPassword);
  const [user] = await database.query<{ user_id: number }>(sql`
    with new_user as (
      insert into users (hotel_id, usr_email, usr_password_hash, usr_firstname, usr_lastname)
      values (${hotel_id}, ${usr_email}, ${await passwordHash}, 'Test', 'Person') returning user_id
    ), new_role as (
      insert into roles (hotel_id, role_name, is_global, sees_every_hotel)
      values (${hotel_id}, ${role_name}, ${hotel_id === null}, ${hotel_id === null})
      returning id
    ), granted as (
      insert into role_permissions (role_id, permission_id)
      select new_role.id, permissions.id from new_role, permissions where permission_name = any(${permissions})
    ), assigned as (
      insert into user_roles (user_id, role_id) select new_user.user_id, new_role.id from new_user, new_role
    )
    select user_id from new_user`);
  if (!user) throw new Error('The person was not inserted');
  return user.user_id;
}
