import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';

let server: AccountTest;
let admin: Headers;
let reviewer: Headers;

interface Person {
  usr_firstname: string;
  position: string | null;
}

beforeAll(async () => {
  server = await openAccountTest();
  const { database } = server;
  const [hotel_id, other] = [await insertHotel(database, 'Zenith'), await insertHotel(database, 'Åre Lodge')];
  const people: [string, string | null, boolean, number][] = [
    ['Émile', 'Porter', true, hotel_id],
    ['zoe', 'Cook', false, hotel_id],
    ['Elena', null, true, hotel_id],
    ['Adam', 'Porter', true, other],
  ];
  for (const [name, position, is_active, at] of people) {
    const user_id = await insertUser(database, {
      usr_email: `${name}@x.test`,
      hotel_id: at,
      permissions: [],
    });
    await database.query(sql`
      update users set usr_firstname = ${name}, position = ${position}, is_active = ${is_active}
      where user_id = ${user_id}`);
  }
  const usr_email = 'mia@x.test';
  const user_id = await insertUser(database, { usr_email, hotel_id, permissions: ['create_staff'] });
  await database.query(sql`
    update users set usr_firstname = 'Mia', position = 'Manager' where user_id = ${user_id}`);
  await database.query(sql`
    insert into roles (hotel_id, role_name, is_seeded)
    values (${hotel_id}, 'porter', false), (${hotel_id}, 'Éclair', false), (${other}, 'Alien', false)`);
  await database.query(sql`update hotels set is_approved = null, is_active = false where id = ${other}`);
  admin = await server.signIn(usr_email);
  await insertUser(database, {
    usr_email: 'root@x.test',
    hotel_id: null,
    permissions: ['approve_hotels'],
  });
  reviewer = await server.signIn('root@x.test');
});
afterAll(() => server.close());

async function read<Result>(url: string, headers: Headers): Promise<Result> {
  const answer = await server.call('GET', url, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ result: Result }>().result;
}

describe('the staff of the own hotel', () => {
  test.each([
    ['sort=name', ['Elena', 'Émile', 'Mia', 'zoe']],
    ['sort=name&order=desc', ['zoe', 'Mia', 'Émile', 'Elena']],
    ['sort=position', ['zoe', 'Mia', 'Émile', 'Elena']],
    ['sort=position&order=desc', ['Émile', 'Mia', 'zoe', 'Elena']],
    ['sort=status&order=desc', ['zoe', 'Elena', 'Émile', 'Mia']],
    ['sort=name&limit=2&page=2', ['Mia', 'zoe']],
    ['', ['Mia', 'Elena', 'zoe', 'Émile']],
  ])('by %s', async (query, names) => {
    const { staff } = await read<{ staff: Person[] }>(`/hotel/staff?${query}`, admin);
    expect(staff.map(({ usr_firstname }) => usr_firstname)).toEqual(names);
  });
});

test.each([
  ['sort=role_name', ['Éclair', 'porter']],
  ['sort=role_name&order=desc', ['porter', 'Éclair']],
])('the roles of the own hotel by %s', async (query, names) => {
  const { roles } = await read<{ roles: { role_name: string }[] }>(`/hotel/roles?${query}`, admin);
  expect(roles.map(({ role_name }) => role_name).filter((name) => names.includes(name))).toEqual(names);
  expect(roles.map(({ role_name }) => role_name)).not.toContain('Alien');
});

test.each([
  ['sort=hotel_name', ['Åre Lodge', 'Zenith']],
  ['sort=hotel_name&order=desc', ['Zenith', 'Åre Lodge']],
  ['sort=approval', ['Åre Lodge', 'Zenith']],
  ['sort=status', ['Zenith', 'Åre Lodge']],
  ['sort=registration_number&limit=1&page=2', ['Åre Lodge']],
])('the hotels by %s', async (query, expected) => {
  const { hotels } = await read<{ hotels: { hotel_name: string }[] }>(`/hotel/list?${query}`, reviewer);
  expect(hotels.map(({ hotel_name }) => hotel_name)).toEqual(expected);
});

test.each(['/hotel/staff', '/hotel/roles'])('%s refuses a column that is none of its own', async (url) => {
  const answer = await server.call('GET', `${url}?sort=password_hash`, admin);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errorType: 'VALIDATION_ERROR' });
});
