import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql, type Sql } from '@suite/database';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';

let server: TestApp;
let user_id: number;
let received: string[];
let stopListening: () => Promise<void>;

beforeAll(async () => {
  server = await createTestApp();
  received = [];
  await new Promise<void>((resolve) => {
    stopListening = server.database.listen('registry_changed', {
      onMessage: (message) => void received.push(message),
      onOpen: resolve,
    });
  });
});
afterAll(async () => {
  await stopListening();
  await server.close();
});
let users = 0;
beforeEach(async () => {
  const usr_email = `rights-${(users += 1)}@suite.test`;
  user_id = await insertUser(server.database, { usr_email, hotel_id: null, permissions: ['manage_hotel'] });
  await server.signIn(usr_email);
  await settled();
});

/** Returns all earlier announcements, which arrive before the one sent here. */
async function settled(): Promise<string[]> {
  await server.database.query(sql`select pg_notify('registry_changed', 'settled')`);
  while (!received.includes('settled')) await new Promise((resolve) => setTimeout(resolve, 5));
  return received.splice(0).filter((message) => message !== 'settled');
}

const changes: [string, (id: number) => Sql][] = [
  ['a role is taken away', (id) => sql`delete from user_roles where user_id = ${id}`],
  [
    'a role of theirs loses a permission',
    (id) =>
      sql`delete from role_permissions where role_id in (select role_id from user_roles where user_id = ${id})`,
  ],
  ['the account is switched off', (id) => sql`update users set is_active = false where user_id = ${id}`],
  ['the account is removed', (id) => sql`update users set removed_at = now() where user_id = ${id}`],
  ['a session ends', (id) => sql`update sessions set ended_at = now() where user_id = ${id}`],
];

test.each(changes)('the tabs of a person are notified when %s', async (_, change) => {
  await server.database.query(change(user_id));
  expect(new Set(await settled())).toEqual(new Set([String(user_id)]));
});

test('what changes no right notifies no tab', async () => {
  await server.database.query(
    sql`update users set last_login = now(), is_active = is_active where user_id = ${user_id}`,
  );
  await server.database.query(sql`update sessions set last_seen_at = now() where user_id = ${user_id}`);
  expect(await settled()).toEqual([]);
});
