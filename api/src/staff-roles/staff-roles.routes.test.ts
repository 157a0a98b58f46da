import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { hotelRegistration } from '../testing/contexts/hotel-registration.factory.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';
import { seedHotelRoles } from './staff-roles.public.ts';

let server: AccountTest;
let hotel_id: number;
let adminRole: number;
let admin: Headers;
let made = 0;

beforeAll(async () => {
  server = await openAccountTest();
  const { database } = server;
  hotel_id = await insertHotel(database, 'Seaview');
  adminRole = (await seedHotelRoles(database, hotel_id, new Date())).hotel_admin_role_id;
  admin = await server.signIn((await addAdmin()).usr_email);
});
afterAll(() => server.close());

async function addAdmin() {
  made += 1;
  const usr_email = `admin${made}@seaview.test`;
  const user_id = await insertUser(server.database, { usr_email, hotel_id, permissions: [] });
  await server.database.query(sql`
    insert into user_roles (user_id, role_id) values (${user_id}, ${adminRole})`);
  return { user_id, usr_email };
}

async function addRole(names: string[]): Promise<number> {
  const ids = await server.database.query<{ id: number }>(
    sql`select id from permissions where permission_name = any(${names}::text[])`,
  );
  made += 1;
  const answer = await server.call('POST', '/hotel/roles', admin, {
    role_name: `Role ${made}`,
    role_description: '',
    permission_ids: ids.map(({ id }) => id),
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ result: { id: number } }>().result.id;
}

const staff = (change: object = {}) => {
  made += 1;
  return {
    usr_firstname: 'Nora',
    usr_lastname: 'Quist',
    usr_email: `nora${made}@seaview.test`,
    position: 'Clerk',
    role_ids: [adminRole],
    ...change,
  };
};

async function addStaff(change: object = {}): Promise<number> {
  const answer = await server.call('POST', '/hotel/staff', admin, staff(change));
  expect(answer.statusCode).toBe(201);
  return answer.json<{ result: { user_id: number } }>().result.user_id;
}

describe('wrong fields are named in the words of the form', () => {
  test.each<[string, object, string, string]>([
    ['no first name', { usr_firstname: ' ' }, 'usr_firstname', 'First name is required'],
    [
      'a long name',
      { usr_lastname: 'x'.repeat(51) },
      'usr_lastname',
      'Last name must not exceed 50 characters',
    ],
    ['no e-mail', { usr_email: '' }, 'usr_email', 'Email is required'],
    ['a wrong e-mail', { usr_email: 'a@' }, 'usr_email', 'Please enter a valid email address'],
    ['a wrong phone', { usr_phone: 'none' }, 'usr_phone', 'Please enter a valid phone number'],
    ['no position', { position: '' }, 'position', 'Position is required'],
    ['no role', { role_ids: [] }, 'role_ids', 'Select at least one role'],
  ])('add-staff with %s', async (_name, change, field, message) => {
    const answer = await server.call('POST', '/hotel/staff', admin, staff(change));
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]]);
  });

  test.each<[string, object, string, string]>([
    ['no name', { role_name: '  ' }, 'role_name', 'Role name is required'],
    ['a long name', { role_name: 'x'.repeat(101) }, 'role_name', 'Role name must be at most 100 characters'],
    ['no permission', { permission_ids: [] }, 'permission_ids', 'Select at least one permission'],
    ['an unknown one', { permission_ids: [2_000_000_000] }, 'permission_ids', 'Unknown permission'],
  ])('create-role with %s', async (_name, change, field, message) => {
    const form = { role_name: 'Keeper', role_description: '', permission_ids: [3], ...change };
    const answer = await server.call('POST', '/hotel/roles', admin, form);
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ field, message }]]);
  });

  test('the e-mail of a colleague cannot be changed', async () => {
    const id = await addStaff();
    const answer = await server.call('PATCH', `/hotel/staff/${id}`, admin, staff());
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: 'usr_email', message: 'Email cannot be changed', code: 'STAFF_EMAIL_FIXED' }],
    ]);
  });
});

test.each(['Super Admin', ' super  ADMIN', 'Platform Operator', 'hotel admin', 'Ｓｕｐｅｒ Admin'])(
  'no role of a hotel is named %s',
  async (role_name) => {
    const form = { role_name, role_description: '', permission_ids: [3] };
    expect((await server.call('POST', '/hotel/roles', admin, form)).statusCode).toBe(409);
    const id = await addRole(['create_staff']);
    expect((await server.call('PATCH', `/hotel/roles/${id}`, admin, form)).statusCode).toBe(409);
  },
);

test('seeded and own roles are locked, and a role in use is counted', async () => {
  const form = { role_name: 'Other', role_description: '', permission_ids: [3] };
  const seeded = await server.call('PATCH', `/hotel/roles/${adminRole}`, admin, form);
  expect([seeded.statusCode, seeded.json().message]).toEqual([
    409,
    'This role came with the hotel and cannot be changed.',
  ]);
  const role = await addRole(['create_staff']);
  await addStaff({ role_ids: [role] });
  await addStaff({ role_ids: [role] });
  const used = await server.call('DELETE', `/hotel/roles/${role}`, admin);
  expect([used.statusCode, used.json().message]).toEqual([409, 'This role is in use: 2 people have it.']);
});

test('a removed colleague is signed out at once, is gone, and the address is free', async () => {
  const { user_id, usr_email } = await addAdmin();
  const theirs = await server.signIn(usr_email);
  expect((await server.call('GET', '/auth/user-profile', theirs)).statusCode).toBe(200);
  expect((await server.call('DELETE', `/hotel/staff/${user_id}`, admin)).statusCode).toBe(200);
  expect((await server.call('GET', '/auth/user-profile', theirs)).statusCode).toBe(401);
  expect((await server.call('GET', `/hotel/staff/${user_id}`, admin)).statusCode).toBe(404);
  expect(await addStaff({ usr_email })).not.toBe(user_id);
});

test('changed roles count with the next request', async () => {
  const [few, many] = [await addRole(['update_permissions']), await addRole(['create_staff'])];
  const usr_email = `changed@seaview.test`;
  const user_id = await insertUser(server.database, { usr_email, hotel_id, permissions: [] });
  await server.call('PATCH', `/hotel/staff/${user_id}/roles`, admin, { role_ids: [few] });
  const theirs = await server.signIn(usr_email);
  expect((await server.call('GET', '/hotel/staff', theirs)).statusCode).toBe(200);
  expect((await server.call('POST', '/hotel/roles', theirs, {})).statusCode).toBe(403);
  await server.call('PATCH', `/hotel/staff/${user_id}/roles`, admin, { role_ids: [many] });
  const renewed = await server.call('POST', '/hotel/roles', theirs, {});
  expect(renewed.json()).toMatchObject({ tokenExpired: true });
});

describe('at the same moment', () => {
  test('of two who remove each other, the last two Hotel Admins, one stays', async () => {
    const own = await insertHotel(server.database, 'Twins');
    const roles = await seedHotelRoles(server.database, own, new Date());
    const people = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const usr_email = `${name}@twins.test`;
        const user_id = await insertUser(server.database, {
          usr_email,
          hotel_id: own,
          permissions: ['manage_hotel'],
        });
        await server.database.query(sql`
          insert into user_roles (user_id, role_id) values (${user_id}, ${roles.hotel_admin_role_id})`);
        return { user_id, headers: await server.signIn(usr_email) };
      }),
    );
    const [one, two] = people;
    if (!one || !two) throw new Error('no user');
    const answers = await Promise.all([
      server.call('DELETE', `/hotel/staff/${two.user_id}`, one.headers),
      server.call('DELETE', `/hotel/staff/${one.user_id}`, two.headers),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await server.database.query(sql`
      select 1 from users where hotel_id = ${own} and removed_at is null`);
    expect(left).toHaveLength(1);
  });

  test('a role that is deleted and assigned is one of both, never half', async () => {
    for (let round = 0; round < 5; round += 1) {
      const role = await addRole(['create_staff']);
      const [deleted, added] = await Promise.all([
        server.call('DELETE', `/hotel/roles/${role}`, admin),
        server.call('POST', '/hotel/staff', admin, staff({ role_ids: [role] })),
      ]);
      expect([
        [200, 404],
        [409, 201],
      ]).toContainEqual([deleted.statusCode, added.statusCode]);
    }
  });

  test('of two who approve a hotel one does, and there is one login and one mail', async () => {
    const fields = hotelRegistration();
    await server.call('POST', '/hotel/register', {}, fields);
    await insertUser(server.database, {
      usr_email: 'review@suite.test',
      hotel_id: null,
      permissions: ['approve_hotels'],
    });
    const reviewer = await server.signIn('review@suite.test');
    const list = await server.call('GET', '/hotel/list?status=pending', reviewer);
    const { id } = list.json<{ result: { hotels: { id: number }[] } }>().result.hotels[0] ?? { id: 0 };
    const approve = () => server.call('POST', `/hotel/${id}/approve`, reviewer);
    const answers = await Promise.all([approve(), approve(), approve()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const approved = answers.find(({ statusCode }) => statusCode === 200);
    expect(approved?.json().result).toMatchObject({
      is_approved: true,
      is_active: true,
      admin_user_email: fields.contact_person_email,
      admin_approved: true,
      approved_at: expect.any(String),
      rejected_at: null,
      rejection_reason: null,
    });
    expect(await server.mailsTo(fields.contact_person_email)).toHaveLength(1);
  });
});

test('no user removes themselves, and the last Hotel Admin keeps the role', async () => {
  const own = await insertHotel(server.database, 'Alone');
  const roles = await seedHotelRoles(server.database, own, new Date());
  const usr_email = 'alone@alone.test';
  const user_id = await insertUser(server.database, {
    usr_email,
    hotel_id: own,
    permissions: ['create_staff'],
  });
  await server.database.query(sql`
    insert into user_roles (user_id, role_id) values (${user_id}, ${roles.hotel_admin_role_id})`);
  const headers = await server.signIn(usr_email);
  const removed = await server.call('DELETE', `/hotel/staff/${user_id}`, headers);
  expect([removed.statusCode, removed.json().message]).toEqual([409, 'You cannot remove yourself.']);
  const [plain] = await server.database.query<{ role_id: number }>(
    sql`select role_id from user_roles where user_id = ${user_id} order by role_id desc`,
  );
  const changed = await server.call('PATCH', `/hotel/staff/${user_id}/roles`, headers, {
    role_ids: [plain?.role_id],
  });
  expect([changed.statusCode, changed.json().message]).toEqual([
    409,
    "This is the hotel's last Hotel Admin.",
  ]);
});
