import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Role } from '@suite/contracts/staff-roles';
import { sql } from '@suite/database';
import { insertUser } from '../testing/contexts/insert-user.ts';
import {
  declaredNames,
  openOwnPermissionsTest,
  type OwnPermissionsTest,
} from '../testing/contexts/open-own-permissions-test.ts';
import { hotelAdminRole } from './staff-roles.public.ts';

const [manage] = declaredNames;
let server: OwnPermissionsTest;

beforeAll(async () => {
  server = await openOwnPermissionsTest();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  for (const name of declaredNames) await server.decide('withdraw', name);
});

describe('a permission that waits', () => {
  test('is neither held nor listed, and its name is no permission of a role', async () => {
    const admin = await server.addAdmin();
    expect(await server.heldBy(admin.user_id)).toEqual([]);
    expect((await server.listGrantable(admin.headers)).map((one) => one.permission_name)).toEqual(
      hotelAdminRole.permissions,
    );
    const answer = await server.createRole(admin.headers, [2_000_000_000]);
    expect(answer.json()).toEqual({
      success: false,
      message: 'Unknown permission',
      code: 'PERMISSION_UNKNOWN',
      errorType: 'VALIDATION_ERROR',
      errors: [{ field: 'permission_ids', message: 'Unknown permission', code: 'PERMISSION_UNKNOWN' }],
    });
  });

  test('is accepted by operators alone', async () => {
    const admin = await server.addAdmin();
    const { headers } = { headers: await server.signIn('o@suite.test') };
    expect((await server.decide('accept', manage, admin.headers)).statusCode).toBe(403);
    expect((await server.decide('accept', manage, headers)).statusCode).toBe(200);
  });
});

describe('an accepted permission', () => {
  test('is held by those who hold all of a hotel, now and in hotels that follow, and by no other user', async () => {
    const { database } = server;
    const staff = await insertUser(database, {
      usr_email: `staff${server.unique()}@seaview.test`,
      hotel_id: server.hotels[0]?.id ?? 0,
      permissions: ['manage_hotel', 'create_staff'],
    });
    await server.decide('accept');
    const later = await server.openHotel(`later${server.unique()}`);
    for (const { admin_user_id } of [...server.hotels, later])
      expect(await server.heldBy(admin_user_id)).toEqual([manage]);
    expect(await server.heldBy(server.superAdminId)).toEqual([manage]);
    expect(await server.heldBy(staff)).toEqual([]);
    const [platformOperator] = await database.query<{ user_id: number }>(
      sql`select user_id from users where usr_email = 'operator@suite.test'`,
    );
    expect(await server.heldBy(platformOperator?.user_id ?? 0)).toEqual([]);
  });

  test('is listed after those of the product, with the wording that was accepted', async () => {
    await server.decide('accept');
    const listed = await server.listGrantable((await server.addAdmin()).headers);
    expect(listed.map((one) => one.permission_name)).toEqual([...hotelAdminRole.permissions, manage]);
    expect(listed.filter((one) => one.remote).map((one) => one.permission_name)).toEqual([manage]);
    expect(listed.at(-1)).toEqual({
      id: await server.findId(),
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
    await server.decide('accept');
    const admin = await server.addAdmin();
    const created = await server.createRole(admin.headers, [await server.findId()]);
    expect(created.statusCode).toBe(201);
    const { result: role } = created.json<{ result: Role }>();
    expect(role.permissions[0]?.remote?.permission_title).toBe('Use the spa');
    const [usr_email, other_email] = [
      `clerk${server.unique()}@seaview.test`,
      `recruiter${server.unique()}@seaview.test`,
    ];
    const hotel_id = server.hotels[0]?.id ?? 0;
    const { database } = server;
    const clerk = await insertUser(database, { usr_email, hotel_id, permissions: ['hotel_checkins_create'] });
    await insertUser(database, { usr_email: other_email, hotel_id, permissions: ['manage_hotel'] });
    const manager = await server.signIn(other_email);

    const give = { role_ids: [role.id] };
    expect((await server.call('PATCH', `/hotel/staff/${clerk}/roles`, manager, give)).statusCode).toBe(403);
    expect((await server.createRole(manager, [await server.findId()])).statusCode).toBe(403);
    expect((await server.call('PATCH', `/hotel/staff/${clerk}/roles`, admin.headers, give)).statusCode).toBe(
      200,
    );
    expect(await server.heldBy(clerk)).toEqual([manage]);

    const stranger = await server.addAdmin(1);
    expect(
      (await server.call('PATCH', `/hotel/staff/${clerk}/roles`, stranger.headers, give)).statusCode,
    ).toBe(404);
    const profile = await server.call('GET', '/auth/user-profile', await server.signIn(usr_email));
    expect(profile.json().result.permissions).toEqual([{ permission_name: manage }]);
  });

  test('that no live release declares any more stays in roles, and is marked', async () => {
    await server.decide('accept');
    const admin = await server.addAdmin();
    await server.createRole(admin.headers, [await server.findId()]);
    const { database } = server;
    await database.transaction(async (tx) => {
      await tx.query(sql`delete from channels where remote = 'mf-spa'`);
    });
    expect((await server.listGrantable(admin.headers)).at(-1)?.remote).toMatchObject({ is_used: false });
    expect(await server.heldBy(admin.user_id)).toEqual([manage]);
    await database.query(sql`
      insert into channels (remote, channel, release, move_id)
      select remote, 'live', to_release, id from moves where remote = 'mf-spa' order by id desc limit 1`);
  });
});
