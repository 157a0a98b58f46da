import type { FastifyInstance } from 'fastify';
import type { Permission } from '@suite/contracts/staff-roles';
import { sql } from '@suite/database';
import { readCaller } from '../../auth/auth.public.ts';
import { approveHotel, registerHotel } from '../../hotels/hotels.public.ts';
import { createOperator, createSuperAdmin, hotelAdminRole } from '../../staff-roles/staff-roles.public.ts';
import { declareOwnPermissions } from './accept-own-permission.ts';
import { hotelRegistration } from './hotel-registration.factory.ts';
import { insertUser } from './insert-user.ts';
import { openAccountTest, type Headers } from './open-account-test.ts';

export const declaredNames = ['spa.manage', 'spa.read'] as const;
const [manage] = declaredNames;

export async function openOwnPermissionsTest() {
  const server = await openAccountTest();
  const { database } = server;
  const { user_id: superAdminId } = await createSuperAdmin(database, { usr_email: 'root@suite.test' });
  await createOperator(database, { usr_email: 'operator@suite.test' });
  const openHotel = async (name: string) => {
    const fields = hotelRegistration({ hotel_name: name, contact_person_email: `admin@${name}.test` });
    const { id } = await registerHotel(database, fields, { address: '192.0.2.1' });
    const reviewer = await readCaller(database, superAdminId, '192.0.2.1');
    return { id, ...(await approveHotel(database, reviewer, id, { publicUrl: 'https://suite.test' })) };
  };
  const hotels = [await openHotel('seaview'), await openHotel('alpine')];
  await insertUser(database, { usr_email: 'o@suite.test', hotel_id: null, permissions: ['manage_releases'] });
  const operator = await server.signIn('o@suite.test');
  await declareOwnPermissions(database, declaredNames, {
    title: 'Use the spa',
    explanation: 'Book treatments.',
    translations: { de: { 'Use the spa': 'Den Wellnessbereich nutzen', Spa: 'Wellness' } },
  });
  let made = 0;
  const unique = () => (made += 1);
  return {
    ...server,
    superAdminId,
    hotels,
    openHotel,
    unique,
    decide: decider(server.app, operator),
    heldBy: async (user_id: number) =>
      (await readCaller(database, user_id, '')).permissions.filter((name) => name.includes('.')),
    async addAdmin(hotel = 0) {
      const usr_email = `admin${unique()}@hotel.test`;
      const hotel_id = hotels[hotel]?.id ?? 0;
      const user_id = await insertUser(database, { usr_email, hotel_id, permissions: [] });
      await database.query(sql`
        update user_roles set role_id = (
          select id from roles where hotel_id = ${hotel_id} and role_name = ${hotelAdminRole.role_name}
        ) where user_id = ${user_id}`);
      return { user_id, headers: await server.signIn(usr_email) };
    },
    async listGrantable(headers: Headers): Promise<Permission[]> {
      const answer = await server.call('GET', '/hotel/permissions', headers);
      return answer.json<{ result: { permissions: Permission[] } }>().result.permissions;
    },
    async findId(name: string = manage): Promise<number> {
      const rows = await database.query<{ id: number }>(
        sql`select id from permissions where permission_name = ${name}`,
      );
      return rows[0]?.id ?? 0;
    },
    createRole: (headers: Headers, permission_ids: number[]) =>
      server.call('POST', '/hotel/roles', headers, {
        role_name: `Role ${unique()}`,
        role_description: '',
        permission_ids,
      }),
  };
}

export type OwnPermissionsTest = Awaited<ReturnType<typeof openOwnPermissionsTest>>;

function decider(app: FastifyInstance, operator: Headers) {
  return (verb: string, name: string = manage, headers: Headers = operator) =>
    app.inject({ method: 'POST', url: `/platform/permissions/${name}/${verb}`, headers, payload: {} });
}
