import { randomBytes } from 'node:crypto';
import { defaultPermissionsOf, type GrantedPermission } from '@suite/contracts/permissions';
import { sql, type Database } from '@suite/database';
import { hashToken, readCaller } from '../../auth/auth.public.ts';
import { approveHotel, registerHotel } from '../../hotels/hotels.public.ts';
import { createOperator, createSuperAdmin } from '../../staff-roles/staff-roles.public.ts';
import { acceptOwnPermission } from '../contexts/accept-own-permission.ts';
import { hotelRegistration } from '../contexts/hotel-registration.factory.ts';
import { insertUser } from '../contexts/insert-user.ts';

export interface MatrixPerson {
  user_id: number;
  hotel_id: number | null;
  permissions: readonly GrantedPermission[];
  seesEveryHotel: boolean;
}

const settings = { publicUrl: 'https://suite.test' };
const address = '192.0.2.1';

export async function openMatrix(
  db: Database,
): Promise<{ hotels: { own: number; other: number }; people: Record<string, MatrixPerson> }> {
  const superAdmin = await createSuperAdmin(db, { usr_email: 'root@suite.test' });
  const operator = await createOperator(db, { usr_email: 'operator@suite.test' });
  const open = async (hotel_name: string, domain: string) => {
    const fields = hotelRegistration({ hotel_name, contact_person_email: `admin@${domain}` });
    const { id } = await registerHotel(db, fields, { address });
    const reviewer = await readCaller(db, superAdmin.user_id, address);
    return { id, ...(await approveHotel(db, reviewer, id, settings)) };
  };
  const seaview = await open('Seaview', 'seaview.test');
  const alpine = await open('Alpine', 'alpine.test');
  const ids: Record<string, number> = {
    'Super Admin': superAdmin.user_id,
    'Platform Operator': operator.user_id,
    'Hotel Admin': seaview.admin_user_id,
  };
  for (const permission of defaultPermissionsOf('Hotel Admin')) {
    ids[permission] = await insertUser(db, {
      usr_email: `${permission}@seaview.test`,
      hotel_id: seaview.id,
      permissions: [permission],
    });
  }
  await acceptOwnPermission(db, 'spa.manage');
  ids['spa.manage'] = await insertUser(db, {
    usr_email: 'spa@seaview.test',
    hotel_id: seaview.id,
    permissions: ['spa.manage'],
  });
  ids['no permissions'] = await insertUser(db, {
    usr_email: 'nobody@seaview.test',
    hotel_id: seaview.id,
    permissions: [],
  });
  await db.query(sql`update users set must_change_password = false`);
  const people: Record<string, MatrixPerson> = {};
  for (const [name, user_id] of Object.entries(ids)) {
    const { hotel_id, permissions, scope } = await readCaller(db, user_id, address);
    people[name] = { user_id, hotel_id, permissions, seesEveryHotel: scope.kind === 'all' };
  }
  return { hotels: { own: seaview.id, other: alpine.id }, people };
}

/** Some calls end the session they use, therefore each call has another one. */
export async function openSession(
  db: Database,
  user_id: number,
  { isExpired = false } = {},
): Promise<{ session_id: string; headers: { authorization: string } }> {
  const token = randomBytes(32).toString('base64url');
  const minutes = isExpired ? -5 : 15;
  const [row] = await db.query<{ session_id: string }>(sql`
    with session as (insert into sessions (user_id) values (${user_id}) returning id)
    insert into session_tokens (token_hash, session_id, kind, expires_at)
    select ${hashToken(token)}, id, 'access', now() + make_interval(mins => ${minutes}) from session
    returning session_id`);
  if (!row) throw new Error('no session');
  return { session_id: row.session_id, headers: { authorization: `Bearer ${token}` } };
}
