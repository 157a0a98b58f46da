import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { choosePassword, readCaller } from '../../auth/auth.public.ts';
import { createTestApp, testPassword, type TestApp } from '../../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { addBooking } from '../../testing/contexts/open-bookings-test.ts';
import { addStaff } from './add-staff.ts';
import { createOperator } from './create-global-account.ts';
import { createRole } from './create-role.ts';

const usr_email = 'ops@suite.test';
let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
  const { user_id } = await createOperator(server.database, { usr_email });
  await choosePassword(server.database, { user_id, address: 'test' }, testPassword);
});
afterAll(() => server.close());

describe('a Platform Operator', () => {
  test('holds manage_releases, which no other seeded role does', async () => {
    const holders = await server.database.query(sql`
      select role_name, array_agg(permission_name) as permissions
      from roles join role_permissions on role_id = roles.id join permissions on permissions.id = permission_id
      where roles.id in (
        select role_id from role_permissions join permissions on permissions.id = permission_id
        where permission_name = 'manage_releases')
      group by role_name`);
    expect(holders).toEqual([{ role_name: 'Platform Operator', permissions: ['manage_releases'] }]);
  });

  test('reaches the releases and no hotel', async () => {
    const headers = await server.signIn(usr_email);
    const profile = await server.app.inject({ url: '/api/auth/user-profile', headers });
    expect(profile.json()).toMatchObject({
      result: {
        usr_firstname: 'Platform',
        usr_lastname: 'Operator',
        hotelId: null,
        sees_every_hotel: false,
        roles: [{ role_name: 'Platform Operator', is_global: true }],
        permissions: [{ permission_name: 'manage_releases' }],
      },
    });
    const overview = await server.app.inject({ url: '/platform/releases/overview', headers });
    expect(overview.statusCode).toBe(200);

    const hotel_id = await insertHotel(server.database, 'Seaview');
    await addBooking(server.database, { hotel_id, name: 'Ana Reis', checkin_date: '2030-01-01' });
    const bookings = await server.app.inject({ url: '/api/bookings', headers });
    expect(bookings.json()).toMatchObject({
      success: true,
      result: { bookings: [], pagination: { total: 0 } },
    });
    const foreign = await server.app.inject({ url: `/api/bookings?hotelId=${hotel_id}`, headers });
    expect(foreign.json()).toMatchObject({ result: { bookings: [], pagination: { total: 0 } } });
  });

  test('is made once for an address', async () => {
    await expect(
      createOperator(server.database, { usr_email: usr_email.toUpperCase() }),
    ).rejects.toMatchObject({
      errorType: 'CONFLICT',
    });
  });

  test('is nothing a hotel can make, whatever it holds', async () => {
    const { database } = server;
    const hotel_id = await insertHotel(database, 'Alpine');
    const permissions = ['manage_hotel', 'create_staff'] as const;
    const admin_id = await insertUser(database, { usr_email: 'admin@alpine.test', hotel_id, permissions });
    const admin = await readCaller(database, admin_id, '192.0.2.1');
    const [ids] = await database.query<{ role_id: number; permission_id: number }>(sql`
      select roles.id as role_id, permissions.id as permission_id from roles, permissions
      where role_name = 'Platform Operator' and permission_name = 'manage_releases'`);
    const { role_id = 0, permission_id = 0 } = ids ?? {};
    const staff = {
      usr_email: 'new@alpine.test',
      usr_firstname: 'New',
      usr_lastname: 'Person',
      usr_phone: '',
      position: 'Porter',
      role_ids: [role_id],
    };
    const { publicUrl } = server.config;
    await expect(addStaff(database, admin, staff, { publicUrl })).rejects.toMatchObject({
      errorType: 'NOT_FOUND',
    });
    const role = { role_name: 'Movers', role_description: '', permission_ids: [permission_id] };
    await expect(createRole(database, admin, role)).rejects.toMatchObject({ errorType: 'PERMISSION_DENIED' });
  });
});
