import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { defaultPermissionsOf, type PermissionName } from '@suite/contracts/permissions';
import type { AddStaffPayload } from '@suite/contracts/staff-roles';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import type { Caller } from '../../access/caller.ts';
import { readCaller, verifyPassword } from '../../auth/auth.public.ts';
import { schemaSources } from '../../bootstrap/open-storage.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { findPermissionIds, findRoleId } from '../roles.repository.ts';
import { addStaff } from './add-staff.ts';
import { createRole } from './create-role.ts';
import { seedHotelRoles } from './seed-hotel-roles.ts';

const adminPermissions = defaultPermissionsOf('Hotel Admin');
const settings = { publicUrl: 'https://suite.test' };
let test_database: TestDatabase;
let made = 0;

interface Hotel {
  id: number;
  admin: Caller;
  staffRoleId: number;
  adminRoleId: number;
}
let hotel: Hotel;
let otherHotel: Hotel;

beforeAll(async () => {
  test_database = await createTestDatabase({ migrations: schemaSources });
  hotel = await openHotel('Seaside');
  otherHotel = await openHotel('Mountain');
});
afterAll(() => test_database.drop());
beforeEach(() => {
  made += 1;
});

async function openHotel(name: string): Promise<Hotel> {
  const { database } = test_database;
  const id = await insertHotel(database, name);
  const { hotel_admin_role_id } = await seedHotelRoles(database, id, new Date());
  return {
    id,
    adminRoleId: hotel_admin_role_id,
    staffRoleId: (await findRoleId(database, id, 'Staff')) ?? 0,
    admin: await personOf(id, adminPermissions),
  };
}

async function personOf(hotel_id: number | null, permissions: PermissionName[]): Promise<Caller> {
  const { database } = test_database;
  const usr_email = `${permissions.join('.')}.${hotel_id}.${made}@suite.test`;
  return readCaller(database, await insertUser(database, { usr_email, hotel_id, permissions }), '192.0.2.1');
}

function payload(change: Partial<AddStaffPayload> = {}): AddStaffPayload {
  return {
    usr_firstname: 'Nora',
    usr_lastname: 'Quist',
    usr_email: `nora.${made}@suite.test`,
    usr_phone: undefined,
    position: 'Receptionist',
    role_ids: [hotel.staffRoleId],
    ...change,
  };
}

async function isKnown(usr_email: string): Promise<boolean> {
  const found = await test_database.database.query(
    sql`select 1 from users where usr_email = ${usr_email} union all select 1 from emails where recipient = ${usr_email}`,
  );
  return found.length > 0;
}

describe('add-staff', () => {
  test('makes an account of the own hotel, with the roles and a mailed one-time password', async () => {
    const { database } = test_database;
    const added = await addStaff(database, hotel.admin, payload(), settings);
    const person = await readCaller(database, added.user_id, '');
    expect(person).toMatchObject({ hotel_id: hotel.id, roles: [{ role_name: 'Staff' }] });
    const [row] = await database.query<{ usr_password_hash: string; body_text: string }>(sql`
      select usr_password_hash, body_text
      from users join emails on recipient = usr_email where user_id = ${added.user_id}
    `);
    const password = /One-time password: (\S+)/.exec(row?.body_text ?? '')?.[1] ?? '';
    expect(await verifyPassword(row?.usr_password_hash, password)).toBe(true);
  });

  test('grants nothing the caller does not hold', async () => {
    const recruiter = await personOf(hotel.id, ['create_staff']);
    const wanted = payload({ role_ids: [hotel.adminRoleId] });
    await expect(addStaff(test_database.database, recruiter, wanted, settings)).rejects.toMatchObject({
      errorType: 'PERMISSION_DENIED',
    });
    expect(await isKnown(wanted.usr_email)).toBe(false);
  });

  test('never hands out a role of another hotel, nor a global one', async () => {
    const { database } = test_database;
    const [superAdmin] = await database.query<{ id: number }>(
      sql`select id from roles where hotel_id is null`,
    );
    for (const foreign of [otherHotel.staffRoleId, superAdmin?.id ?? 0, 2_000_000_000]) {
      const wanted = payload({ role_ids: [hotel.staffRoleId, foreign] });
      await expect(addStaff(database, hotel.admin, wanted, settings)).rejects.toMatchObject({
        errorType: 'NOT_FOUND',
      });
      expect(await isKnown(wanted.usr_email)).toBe(false);
    }
  });

  test.each<[string, PermissionName[]]>([
    ['update_permissions alone', ['update_permissions']],
    ['bookings alone', ['hotel_checkins_manage', 'hotel_checkins_create']],
    ['nothing', []],
  ])('is refused to a user with %s', async (_words, permissions) => {
    const person = await personOf(hotel.id, permissions);
    await expect(addStaff(test_database.database, person, payload(), settings)).rejects.toMatchObject({
      errorType: 'PERMISSION_DENIED',
    });
  });

  test('asks an account that sees every hotel for which one, and takes no foreign one from others', async () => {
    const { database } = test_database;
    const platform = await personOf(null, [...adminPermissions, 'approve_hotels']);
    await expect(addStaff(database, platform, payload(), settings)).rejects.toMatchObject({
      errorType: 'VALIDATION_ERROR',
      fields: [{ field: 'hotel_id', message: 'Hotel ID is required' }],
    });
    const added = await addStaff(database, platform, payload({ hotel_id: hotel.id }), settings);
    expect(added).toMatchObject({ user_id: expect.any(Number) });
    const foreign = payload({ hotel_id: otherHotel.id, usr_email: `other.${made}@suite.test` });
    await expect(addStaff(database, hotel.admin, foreign, settings)).rejects.toMatchObject({
      errorType: 'HOTEL_NOT_FOUND',
    });
  });

  test('is refused to an account that reaches no hotel, whatever it holds', async () => {
    const lost = { ...(await personOf(null, adminPermissions)), scope: { kind: 'none' as const } };
    await expect(addStaff(test_database.database, lost, payload(), settings)).rejects.toMatchObject({
      errorType: 'PERMISSION_DENIED',
    });
  });

  test('answers 409 to an e-mail that has an account, in any case', async () => {
    const { database } = test_database;
    await addStaff(database, hotel.admin, payload(), settings);
    const again = payload({ usr_email: payload().usr_email.toUpperCase() });
    await expect(addStaff(database, hotel.admin, again, settings)).rejects.toMatchObject({
      errorType: 'CONFLICT',
    });
  });

  test('names every field that is missing', async () => {
    const empty = { usr_firstname: '', usr_lastname: ' ', usr_email: 'x@', position: '', role_ids: [] };
    const attempt = addStaff(test_database.database, hotel.admin, payload(empty), settings);
    await expect(attempt).rejects.toMatchObject({
      fields: [
        { field: 'usr_firstname', message: 'First name is required' },
        { field: 'usr_lastname', message: 'Last name is required' },
        { field: 'usr_email', message: 'Please enter a valid email address' },
        { field: 'position', message: 'Position is required' },
        { field: 'role_ids', message: 'Select at least one role' },
      ],
    });
  });
});

describe('create-role', () => {
  test('bundles held permissions in the own hotel', async () => {
    const { database } = test_database;
    const permission_ids = await findPermissionIds(database, ['update_permissions']);
    const role = { role_name: 'Keeper', role_description: '', permission_ids };
    const { id } = await createRole(database, hotel.admin, role);
    const [stored] = await database.query(sql`
      select hotel_id, role_name, role_description, is_global, is_seeded from roles where id = ${id}
    `);
    expect(stored).toEqual({
      hotel_id: hotel.id,
      role_name: 'Keeper',
      role_description: null,
      is_global: false,
      is_seeded: false,
    });
    await expect(createRole(database, hotel.admin, { ...role, role_name: 'KEEPER' })).rejects.toMatchObject({
      errorType: 'CONFLICT',
    });
    await expect(createRole(database, otherHotel.admin, role)).resolves.toEqual({ id: expect.any(Number) });
  });

  test.each<[string, PermissionName]>([
    ['approve_hotels', 'approve_hotels'],
    ['manage_users', 'manage_users'],
    ['manage_releases', 'manage_releases'],
  ])('never contains %s, even when the caller holds it', async (_words, name) => {
    const { database } = test_database;
    const role = { role_name: `With ${name}`, role_description: undefined };
    const permission_ids = await findPermissionIds(database, [name]);
    const holder = { ...hotel.admin, permissions: [...hotel.admin.permissions, name] };
    for (const caller of [hotel.admin, holder]) {
      await expect(createRole(database, caller, { ...role, permission_ids })).rejects.toMatchObject({
        errorType: 'PERMISSION_DENIED',
      });
    }
    expect(await findRoleId(database, hotel.id, role.role_name)).toBeNull();
  });

  test('refuses a permission that is not held and one that does not exist', async () => {
    const { database } = test_database;
    const recruiter = await personOf(hotel.id, ['create_staff']);
    const role = { role_name: 'Too much', role_description: undefined };
    const permission_ids = await findPermissionIds(database, ['create_staff', 'manage_hotel']);
    await expect(createRole(database, recruiter, { ...role, permission_ids })).rejects.toMatchObject({
      errorType: 'PERMISSION_DENIED',
      message: 'You cannot give or take away permissions that you do not hold: Run the hotel.',
    });
    const unknown = { ...role, permission_ids: [2_000_000_000] };
    await expect(createRole(database, hotel.admin, unknown)).rejects.toMatchObject({
      errorType: 'VALIDATION_ERROR',
    });
  });
});
