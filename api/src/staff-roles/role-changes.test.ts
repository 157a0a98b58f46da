import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PermissionName } from '@suite/contracts/permissions';
import type { Role } from '@suite/contracts/staff-roles';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';
import { findPermissionIds, hotelAdminRole } from './staff-roles.public.ts';

let server: AccountTest;
let hotel_id: number;
let admin: Headers;
let colleague: Headers;
let made = 0;

beforeAll(async () => {
  server = await openAccountTest();
  hotel_id = await insertHotel(server.database, 'Seaview');
  const [one, two] = await Promise.all([addPerson(hotelAdminRole.permissions), addPerson(['create_staff'])]);
  admin = one.headers;
  colleague = two.headers;
});
afterAll(() => server.close());

async function addPerson(permissions: readonly PermissionName[], of = hotel_id) {
  made += 1;
  const usr_email = `person${made}@seaview.test`;
  const user_id = await insertUser(server.database, { usr_email, hotel_id: of, permissions });
  return { user_id, headers: await server.signIn(usr_email), signIn: () => server.signIn(usr_email) };
}

async function form(permissions: readonly PermissionName[], change: object = {}) {
  made += 1;
  const permission_ids = await findPermissionIds(server.database, permissions);
  return { role_name: `Role ${made}`, role_description: '', permission_ids, ...change };
}

async function addRole(permissions: readonly PermissionName[], change: object = {}): Promise<Role> {
  const answer = await server.call('POST', '/hotel/roles', admin, await form(permissions, change));
  expect(answer.statusCode).toBe(201);
  return answer.json<{ result: Role }>().result;
}

async function roles(headers = admin): Promise<Role[]> {
  return (await server.call('GET', '/hotel/roles', headers)).json<{ result: { roles: Role[] } }>().result
    .roles;
}

const stored = async (id: number) => (await roles()).find((role) => role.id === id);

async function give(role: Role, user_id: number) {
  await server.call('PATCH', `/hotel/staff/${user_id}/roles`, admin, { role_ids: [role.id] });
}

function recordsOf({ id }: Role) {
  return server.database.query<{ action: string; hotel_id: number; address: string; details: object }>(sql`
    select action, hotel_id, address, details from audit_records
    where subject_type = 'role' and subject_id = ${String(id)} order by id`);
}

describe('the record', () => {
  test('says of every write once what changed, and of a refused one nothing', async () => {
    const role = await addRole(['create_staff'], { role_name: 'Porter', role_description: 'Carries' });
    const change = await form(['hotel_checkins_create'], {
      role_name: 'Bell boy',
      updated_at: role.updated_at,
    });
    await server.call('PATCH', `/hotel/roles/${role.id}`, admin, change);
    await server.call('PATCH', `/hotel/roles/${role.id}`, admin, { ...change, permission_ids: [] });
    await server.call('DELETE', `/hotel/roles/${role.id}`, admin);
    expect(await recordsOf(role)).toEqual([
      expect.objectContaining({
        action: 'create-role',
        hotel_id,
        details: { role_name: 'Porter', role_description: 'Carries', permissions: ['create_staff'] },
      }),
      expect.objectContaining({
        action: 'update-role',
        details: {
          role_name: 'Bell boy',
          changed: {
            role_name: { before: 'Porter', after: 'Bell boy' },
            role_description: { before: 'Carries', after: null },
          },
          added: ['hotel_checkins_create'],
          removed: ['create_staff'],
        },
      }),
      expect.objectContaining({
        action: 'delete-role',
        details: { role_name: 'Bell boy', permissions: ['hotel_checkins_create'] },
      }),
    ]);
  });
});

describe('a holder of a changed role', () => {
  test('is renewed with their next request, and gains and loses with it', async () => {
    const role = await addRole(['update_permissions']);
    const { user_id, signIn } = await addPerson([]);
    await give(role, user_id);
    const headers = await signIn();
    expect((await server.call('GET', '/hotel/staff', headers)).statusCode).toBe(200);
    const change = await form(['hotel_checkins_manage']);
    await server.call('PATCH', `/hotel/roles/${role.id}`, admin, change);
    expect((await server.call('GET', '/hotel/staff', headers)).json()).toMatchObject({ tokenExpired: true });
    const again = await signIn();
    expect((await server.call('GET', '/hotel/staff', again)).statusCode).toBe(403);
    const profile = await server.call('GET', '/auth/user-profile', again);
    expect(profile.json().result.permissions).toEqual([{ permission_name: 'hotel_checkins_manage' }]);
  });

  test('keeps the session when only the name changes, and so do all others', async () => {
    const role = await addRole(['update_permissions']);
    const { user_id, signIn } = await addPerson([]);
    await give(role, user_id);
    const headers = await signIn();
    await server.call('PATCH', `/hotel/roles/${role.id}`, admin, await form(['update_permissions']));
    expect((await server.call('GET', '/hotel/staff', headers)).statusCode).toBe(200);
    expect((await server.call('GET', '/hotel/staff', colleague)).statusCode).toBe(200);
  });
});

describe('at the same moment', () => {
  test('of two concurrent edits of a role one is stored, and the other is refused as stale', async () => {
    const role = await addRole(['create_staff']);
    const forms = await Promise.all(
      [admin, colleague].map(() => form(['create_staff'], { updated_at: role.updated_at })),
    );
    const answers = await Promise.all([
      server.call('PATCH', `/hotel/roles/${role.id}`, admin, forms[0]),
      server.call('PATCH', `/hotel/roles/${role.id}`, colleague, forms[1]),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers[1 - won]?.json()).toMatchObject({
      errorType: 'STALE',
      message:
        'Another user has changed this role in the meantime. Nothing was saved: load it again and repeat your changes.',
    });
    expect(await stored(role.id)).toMatchObject({ role_name: forms[won]?.role_name });
    expect(await recordsOf(role)).toHaveLength(2);
  });

  test('who edits without naming a state is the last to write', async () => {
    const role = await addRole(['create_staff']);
    const forms = [await form(['create_staff']), await form(['create_staff'])];
    const answers = await Promise.all(
      forms.map((one) => server.call('PATCH', `/hotel/roles/${role.id}`, admin, one)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('a role that is edited and deleted is one of both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const role = await addRole(['create_staff']);
      const change = await form(['create_staff'], { updated_at: role.updated_at });
      const [edited, deleted] = await Promise.all([
        server.call('PATCH', `/hotel/roles/${role.id}`, admin, change),
        server.call('DELETE', `/hotel/roles/${role.id}`, colleague),
      ]);
      expect(deleted.statusCode).toBe(200);
      expect([200, 404]).toContain(edited.statusCode);
      expect(await stored(role.id)).toBeUndefined();
    }
  });

  test.each([
    ['case', ['Night Porter', 'NIGHT porter']],
    ['accents', ['Réception', 'Reception']],
    ['marks that cannot be seen', ['Bar Staff', 'Bar Staff\u200b']],
    ['letters of full width', ['Floor 9', 'Floor \uff19']],
  ])('of two roles of one name there is one, whatever its %s', async (_what, names) => {
    const forms = await Promise.all(names.map((role_name) => form(['create_staff'], { role_name })));
    const answers = await Promise.all(forms.map((one) => server.call('POST', '/hotel/roles', admin, one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

test('a role that was stored beside one of the same name can still be changed', async () => {
  const { database } = server;
  const role = await addRole(['create_staff'], { role_name: 'Concierge' });
  const twin = await addRole(['create_staff'], { role_name: 'Stored before' });
  await database.query(sql`update roles set role_name = 'Concièrge' where id = ${twin.id}`);
  const change = { role_name: 'Concierge', role_description: 'By day', updated_at: role.updated_at };
  const path = `/hotel/roles/${role.id}`;
  const answer = await server.call('PATCH', path, admin, await form(['create_staff'], change));
  expect(answer.statusCode).toBe(200);
});

test('a role is given back as it was last changed, and a wrong state is refused as such', async () => {
  const role = await addRole(['create_staff']);
  const change = await form(['create_staff'], { updated_at: role.updated_at });
  const answer = await server.call('PATCH', `/hotel/roles/${role.id}`, admin, change);
  const result = answer.json<{ result: Role }>().result;
  expect(Date.parse(result.updated_at)).toBeGreaterThan(Date.parse(role.updated_at));
  expect(result).toEqual(await stored(role.id));
  const odd = await server.call('PATCH', `/hotel/roles/${role.id}`, admin, { ...change, updated_at: 'now' });
  expect([odd.statusCode, odd.json().errors?.[0]?.field]).toEqual([400, 'updated_at']);
});
