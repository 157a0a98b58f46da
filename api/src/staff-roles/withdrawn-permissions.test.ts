import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Role } from '@suite/contracts/staff-roles';
import { sql } from '@suite/database';
import {
  declaredNames,
  openOwnPermissionsTest,
  type OwnPermissionsTest,
} from '../testing/contexts/open-own-permissions-test.ts';
import { permissionHost } from './staff-roles.public.ts';

const [manage] = declaredNames;
let server: OwnPermissionsTest;

beforeAll(async () => {
  server = await openOwnPermissionsTest();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  for (const name of declaredNames) await server.decide('withdraw', name);
});

describe('a withdrawn permission', () => {
  test('is gone from roles and users, and does not come back with a later acceptance', async () => {
    await server.decide('accept');
    await server.decide('accept', 'spa.read');
    const admin = await server.addAdmin();
    const before = await server.findId();
    const { result: role } = (
      await server.createRole(admin.headers, [before, await server.findId('spa.read')])
    ).json<{
      result: Role;
    }>();
    expect((await server.decide('withdraw')).json()).toMatchObject({
      result: { permission: { status: 'withdrawn' } },
    });
    const read = async () =>
      (await server.call('GET', `/hotel/roles/${role.id}`, admin.headers)).json<{ result: Role }>().result;
    const namesOf = ({ permissions }: Role) => permissions.map((one) => one.permission_name);
    const fresh = await server.addAdmin();
    expect(
      namesOf(
        (await server.call('GET', `/hotel/roles/${role.id}`, fresh.headers)).json<{ result: Role }>().result,
      ),
    ).toEqual(['spa.read']);
    expect(await server.heldBy(admin.user_id)).toEqual(['spa.read']);
    expect((await server.createRole(fresh.headers, [before])).statusCode).toBe(400);
    await server.decide('accept');
    admin.headers = (await server.addAdmin()).headers;
    expect(namesOf(await read())).toEqual(['spa.read']);
    expect(await server.heldBy(admin.user_id)).toEqual([manage, 'spa.read']);
  });

  test('is recorded for the platform, and for each hotel whose roles lost it', async () => {
    await server.database.query(sql`delete from roles where not is_seeded and not exists (
      select from user_roles where role_id = roles.id)`);
    await server.decide('accept');
    const admin = await server.addAdmin();
    const { result: role } = (await server.createRole(admin.headers, [await server.findId()])).json<{
      result: Role;
    }>();
    await server.decide('withdraw');
    const records = await server.database.query(sql`
      select action, hotel_id, details from audit_records
      where subject_type = 'permission' and subject_id = ${manage} order by id desc limit 3`);
    const details = { title: 'Use the spa', explanation: 'Book treatments.', remote: 'mf-spa' };
    expect(records).toEqual([
      { action: 'withdraw-permission', hotel_id: null, details: expect.objectContaining(details) },
      {
        action: 'withdraw-permission',
        hotel_id: server.hotels[0]?.id,
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
  await server.decide('accept');
  const count = async () => (await permissionHost.countRoles(server.database, [manage])).get(manage) ?? 0;
  expect(await count()).toBe(0);
  await server.createRole((await server.addAdmin()).headers, [await server.findId()]);
  expect(await count()).toBe(1);
});

test('a role that is made while its permission is withdrawn is refused or loses it', async () => {
  for (let round = 0; round < 5; round += 1) {
    await server.decide('accept');
    const admin = await server.addAdmin();
    const id = await server.findId();
    const [created, withdrawn] = await Promise.all([
      server.createRole(admin.headers, [id]),
      server.decide('withdraw'),
    ]);
    expect([201, 400, 401, 403]).toContain(created.statusCode);
    expect(withdrawn.statusCode).toBe(200);
    const left = await server.database.query(sql`select from role_permissions where permission_id = ${id}`);
    expect(left).toEqual([]);
  }
}, 30_000);

test('a hotel that is approved while a permission is accepted has it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [hotel, accepted] = await Promise.all([
      server.openHotel(`both${server.unique()}`),
      server.decide('accept'),
    ]);
    expect(accepted.statusCode).toBe(200);
    expect(await server.heldBy(hotel.admin_user_id)).toEqual([manage]);
    await server.decide('withdraw');
  }
}, 30_000);
