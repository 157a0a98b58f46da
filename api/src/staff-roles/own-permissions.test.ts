import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hotelAdminRole, permissionHost } from './staff-roles.public.ts';
import type { Permission, Role } from '@suite/contracts/staff-roles';
import { sql } from '@suite/database';
import { approveHotel, registerHotel } from '../hotels/hotels.public.ts';
import { readCaller } from '../auth/auth.public.ts';
import { declareOwnPermissions } from '../testing/contexts/accept-own-permission.ts';
import { hotelRegistration } from '../testing/contexts/hotel-registration.factory.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';
import { createOperator, createSuperAdmin } from './staff-roles.public.ts';

const names = ['spa.manage', 'spa.read'] as const;
const manage = 'spa.manage';
let server: AccountTest;
let hotels: { id: number; admin_user_id: number }[];
let operator: Headers;
let superAdminId: number;
let made = 0;

beforeAll(async () => {
  server = await openAccountTest();
  const { database } = server;
  const root = await createSuperAdmin(database, { usr_email: 'root@suite.test' });
  superAdminId = root.user_id;
  await createOperator(database, { usr_email: 'operator@suite.test' });
  hotels = [await openHotel('seaview'), await openHotel('alpine')];
  await insertUser(database, { usr_email: 'o@suite.test', hotel_id: null, permissions: ['manage_releases'] });
  operator = await server.signIn('o@suite.test');
  await declareOwnPermissions(database, names, {
    title: 'Use the spa',
    explanation: 'Book treatments.',
    translations: { de: { 'Use the spa': 'Den Wellnessbereich nutzen', Spa: 'Wellness' } },
  });
}, 30_000);
afterAll(() => server.close());
beforeEach(async () => {
  for (const name of names) await decide('withdraw', name);
});

async function openHotel(name: string) {
  const { database } = server;
  const fields = hotelRegistration({ hotel_name: name, contact_person_email: `admin@${name}.test` });
  const { id } = await registerHotel(database, fields, { address: '192.0.2.1' });
  const reviewer = await readCaller(database, superAdminId, '192.0.2.1');
  return { id, ...(await approveHotel(database, reviewer, id, { publicUrl: 'https://suite.test' })) };
}

const decide = (verb: string, name: string = manage, headers = operator) =>
  server.app.inject({ method: 'POST', url: `/platform/permissions/${name}/${verb}`, headers, payload: {} });
const heldBy = async (user_id: number) =>
  (await readCaller(server.database, user_id, '')).permissions.filter((name) => name.includes('.'));
const adminOf = async (hotel = 0) => {
  made += 1;
  const usr_email = `admin${made}@hotel.test`;
  const hotel_id = hotels[hotel]?.id ?? 0;
  const user_id = await insertUser(server.database, { usr_email, hotel_id, permissions: [] });
  await server.database.query(sql`
    update user_roles set role_id = (
      select id from roles where hotel_id = ${hotel_id} and role_name = ${hotelAdminRole.role_name}
    ) where user_id = ${user_id}`);
  return { user_id, headers: await server.signIn(usr_email) };
};
async function grantable(headers: Headers): Promise<Permission[]> {
  const answer = await server.call('GET', '/hotel/permissions', headers);
  return answer.json<{ result: { permissions: Permission[] } }>().result.permissions;
}
const idOf = async (name: string = manage) => {
  const rows = await server.database.query<{ id: number }>(
    sql`select id from permissions where permission_name = ${name}`,
  );
  return rows[0]?.id ?? 0;
};
const createRole = async (headers: Headers, permission_ids: number[]) => {
  made += 1;
  return server.call('POST', '/hotel/roles', headers, {
    role_name: `Role ${made}`,
    role_description: '',
    permission_ids,
  });
};

describe('a permission that waits', () => {
  test('is neither held nor listed, and its name is no permission of a role', async () => {
    const admin = await adminOf();
    expect(await heldBy(admin.user_id)).toEqual([]);
    expect((await grantable(admin.headers)).map((one) => one.permission_name)).toEqual(
      hotelAdminRole.permissions,
    );
    const answer = await createRole(admin.headers, [2_000_000_000]);
    expect(answer.json()).toEqual({
      success: false,
      message: 'Unknown permission',
      errorType: 'VALIDATION_ERROR',
      errors: [{ field: 'permission_ids', message: 'Unknown permission' }],
    });
  });

  test('is accepted by operators alone', async () => {
    const admin = await adminOf();
    const { headers } = { headers: await server.signIn('o@suite.test') };
    expect((await decide('accept', manage, admin.headers)).statusCode).toBe(403);
    expect((await decide('accept', manage, headers)).statusCode).toBe(200);
  });
});

describe('an accepted permission', () => {
  test('is held by those who hold all of a hotel, now and in hotels that follow, and by no other user', async () => {
    const { database } = server;
    const staff = await insertUser(database, {
      usr_email: `staff${(made += 1)}@seaview.test`,
      hotel_id: hotels[0]?.id ?? 0,
      permissions: ['manage_hotel', 'create_staff'],
    });
    await decide('accept');
    const later = await openHotel(`later${made}`);
    for (const { admin_user_id } of [...hotels, later]) expect(await heldBy(admin_user_id)).toEqual([manage]);
    expect(await heldBy(superAdminId)).toEqual([manage]);
    expect(await heldBy(staff)).toEqual([]);
    const [platformOperator] = await database.query<{ user_id: number }>(
      sql`select user_id from users where usr_email = 'operator@suite.test'`,
    );
    expect(await heldBy(platformOperator?.user_id ?? 0)).toEqual([]);
  });

  test('is listed after those of the product, with the wording that was accepted', async () => {
    await decide('accept');
    const listed = await grantable((await adminOf()).headers);
    expect(listed.map((one) => one.permission_name)).toEqual([...hotelAdminRole.permissions, manage]);
    expect(listed.filter((one) => one.remote).map((one) => one.permission_name)).toEqual([manage]);
    expect(listed.at(-1)).toEqual({
      id: await idOf(),
      permission_name: manage,
      permission_description: 'Book treatments.',
      remote: {
        remote_title: 'Spa',
        permission_title: 'Use the spa',
        is_used: true,
        translations: [
          { language: 'de', remote_title: 'Wellness', permission_title: 'Den Wellnessbereich nutzen' },
        ],
      },
    });
    expect(listed[0]).toEqual({
      id: expect.any(Number),
      permission_name: hotelAdminRole.permissions[0],
      permission_description: expect.any(String),
    });
  });

  test('is given by a Hotel Admin to the own hotel, and by no user who lacks it', async () => {
    await decide('accept');
    const admin = await adminOf();
    const created = await createRole(admin.headers, [await idOf()]);
    expect(created.statusCode).toBe(201);
    const { result: role } = created.json<{ result: Role }>();
    expect(role.permissions[0]?.remote?.permission_title).toBe('Use the spa');
    const [usr_email, other_email] = [`clerk${(made += 1)}@seaview.test`, `recruiter${made}@seaview.test`];
    const hotel_id = hotels[0]?.id ?? 0;
    const { database } = server;
    const clerk = await insertUser(database, { usr_email, hotel_id, permissions: ['hotel_checkins_create'] });
    await insertUser(database, { usr_email: other_email, hotel_id, permissions: ['manage_hotel'] });
    const manager = await server.signIn(other_email);

    const give = { role_ids: [role.id] };
    expect((await server.call('PATCH', `/hotel/staff/${clerk}/roles`, manager, give)).statusCode).toBe(403);
    expect((await createRole(manager, [await idOf()])).statusCode).toBe(403);
    expect((await server.call('PATCH', `/hotel/staff/${clerk}/roles`, admin.headers, give)).statusCode).toBe(
      200,
    );
    expect(await heldBy(clerk)).toEqual([manage]);

    const stranger = await adminOf(1);
    expect(
      (await server.call('PATCH', `/hotel/staff/${clerk}/roles`, stranger.headers, give)).statusCode,
    ).toBe(404);
    const profile = await server.call('GET', '/auth/user-profile', await server.signIn(usr_email));
    expect(profile.json().result.permissions).toEqual([{ permission_name: manage }]);
  });

  test('that no live release declares any more stays in roles, and is marked', async () => {
    await decide('accept');
    const admin = await adminOf();
    await createRole(admin.headers, [await idOf()]);
    const { database } = server;
    await database.transaction(async (tx) => {
      await tx.query(sql`delete from channels where remote = 'mf-spa'`);
    });
    expect((await grantable(admin.headers)).at(-1)?.remote).toMatchObject({ is_used: false });
    expect(await heldBy(admin.user_id)).toEqual([manage]);
    await database.query(sql`
      insert into channels (remote, channel, release, move_id)
      select remote, 'live', to_release, id from moves where remote = 'mf-spa' order by id desc limit 1`);
  });
});

describe('a withdrawn permission', () => {
  test('is gone from roles and users, and does not come back with a later acceptance', async () => {
    await decide('accept');
    await decide('accept', 'spa.read');
    const admin = await adminOf();
    const before = await idOf();
    const { result: role } = (await createRole(admin.headers, [before, await idOf('spa.read')])).json<{
      result: Role;
    }>();
    expect((await decide('withdraw')).json()).toMatchObject({
      result: { permission: { status: 'withdrawn' } },
    });
    const read = async () =>
      (await server.call('GET', `/hotel/roles/${role.id}`, admin.headers)).json<{ result: Role }>().result;
    const namesOf = ({ permissions }: Role) => permissions.map((one) => one.permission_name);
    const fresh = await adminOf();
    expect(
      namesOf(
        (await server.call('GET', `/hotel/roles/${role.id}`, fresh.headers)).json<{ result: Role }>().result,
      ),
    ).toEqual(['spa.read']);
    expect(await heldBy(admin.user_id)).toEqual(['spa.read']);
    expect((await createRole(fresh.headers, [before])).statusCode).toBe(400);
    await decide('accept');
    admin.headers = (await adminOf()).headers;
    expect(namesOf(await read())).toEqual(['spa.read']);
    expect(await heldBy(admin.user_id)).toEqual([manage, 'spa.read']);
  });

  test('is recorded for the platform, and for each hotel whose roles lost it', async () => {
    await server.database.query(sql`delete from roles where not is_seeded and not exists (
      select from user_roles where role_id = roles.id)`);
    await decide('accept');
    const admin = await adminOf();
    const { result: role } = (await createRole(admin.headers, [await idOf()])).json<{ result: Role }>();
    await decide('withdraw');
    const records = await server.database.query(sql`
      select action, hotel_id, details from audit_records
      where subject_type = 'permission' and subject_id = ${manage} order by id desc limit 3`);
    const details = { title: 'Use the spa', explanation: 'Book treatments.', remote: 'mf-spa' };
    expect(records).toEqual([
      { action: 'withdraw-permission', hotel_id: null, details: expect.objectContaining(details) },
      {
        action: 'withdraw-permission',
        hotel_id: hotels[0]?.id,
        details: { title: 'Use the spa', roles: [role.role_name] },
      },
      {
        action: 'accept-permission',
        hotel_id: null,
        details: expect.objectContaining({ ...details, decided_by: 'o@suite.test' }),
      },
    ]);
  });
});

test('roles are counted that hotels made', async () => {
  await decide('accept');
  const count = async () => (await permissionHost.countRoles(server.database, [manage])).get(manage) ?? 0;
  expect(await count()).toBe(0);
  await createRole((await adminOf()).headers, [await idOf()]);
  expect(await count()).toBe(1);
});

test('a role that is made while its permission is withdrawn is refused or loses it', async () => {
  for (let round = 0; round < 5; round += 1) {
    await decide('accept');
    const admin = await adminOf();
    const id = await idOf();
    const [created, withdrawn] = await Promise.all([createRole(admin.headers, [id]), decide('withdraw')]);
    expect([201, 400, 401, 403]).toContain(created.statusCode);
    expect(withdrawn.statusCode).toBe(200);
    const left = await server.database.query(sql`select from role_permissions where permission_id = ${id}`);
    expect(left).toEqual([]);
  }
}, 30_000);

test('a hotel that is approved while a permission is accepted has it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [hotel, accepted] = await Promise.all([openHotel(`both${(made += 1)}`), decide('accept')]);
    expect(accepted.statusCode).toBe(200);
    expect(await heldBy(hotel.admin_user_id)).toEqual([manage]);
    await decide('withdraw');
  }
}, 30_000);
