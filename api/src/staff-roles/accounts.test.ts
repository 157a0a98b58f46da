import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Account } from '@suite/contracts/staff-roles';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import {
  openAccountTest,
  sessionOf,
  type AccountTest,
  type Headers,
} from '../testing/contexts/open-account-test.ts';
import { runAccountsCommand } from './staff-roles.public.ts';

let server: AccountTest;
let ids: Record<string, number>;
let root: Headers;
let nth = 0;

beforeAll(async () => {
  server = await openAccountTest();
});
afterAll(() => server.close());

async function add(name: string, role_name: 'Super Admin' | 'Platform Operator'): Promise<void> {
  const { database } = server;
  const usr_email = `${name}@suite.test`;
  const id = await insertUser(database, {
    usr_email,
    hotel_id: null,
    permissions: [],
    role_name: `Role of ${name} ${nth}`,
  });
  await database.query(sql`delete from user_roles where user_id = ${id}`);
  await database.query(sql`
    insert into user_roles (user_id, role_id)
    select ${id}::integer, id from roles where hotel_id is null and is_seeded and role_name = ${role_name}`);
  ids[name] = id;
}

beforeEach(async () => {
  nth += 1;
  ids = {};
  await server.database.query(sql`update users set removed_at = now()`);
  await server.database.query(sql`truncate emails, login_failures`);
  await add('root', 'Super Admin');
  await add('second', 'Super Admin');
  await add('oskar', 'Platform Operator');
  root = await server.signIn('root@suite.test');
});

const names = { usr_firstname: 'Nora', usr_lastname: 'Quist' };
const list = async (who = root) => {
  const answer = await server.call('GET', '/accounts', who);
  return answer.json<{ result: { accounts: Account[] } }>().result.accounts;
};
const act = (action: 'activate' | 'deactivate', name: string, who = root) =>
  server.call('POST', `/accounts/${ids[name]}/${action}`, who);
const remove = (name: string, who = root) => server.call('DELETE', `/accounts/${ids[name]}`, who);
const change = (name: string, body: object, who = root) =>
  server.call('PATCH', `/accounts/${ids[name]}`, who, { ...names, ...body });
const actions = async () =>
  (
    await server.database.query<{ action: string; actor_user_id: number | null }>(sql`
      select action, actor_user_id from audit_records where action like '%account' order by id desc limit 6`)
  ).reverse();

test('a Super Admin adds another, whose one-time password is mailed and in no answer', async () => {
  const answer = await server.call('POST', '/accounts', root, {
    ...names,
    usr_email: 'nora@suite.test',
    role_name: 'Super Admin',
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    {
      message: 'Account added successfully!',
      result: { usr_email: 'nora@suite.test', must_change_password: true },
    },
  ]);
  const [mail] = await server.mailsTo('nora@suite.test');
  const password = /One-time password: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(answer.body).not.toContain(password);
  const nora = sessionOf(await server.login('nora@suite.test', password));
  expect((await server.call('GET', '/accounts', nora)).json().errorType).toBe('PASSWORD_CHANGE_REQUIRED');
  const chosen = sessionOf(await server.change(nora, { usr_password: 'Chosen-myself-1' }));
  expect((await list(chosen)).map(({ role_name }) => role_name)).toEqual([
    'Super Admin',
    'Super Admin',
    'Super Admin',
    'Platform Operator',
  ]);
  const again = await server.call('POST', '/accounts', root, {
    ...names,
    usr_email: 'NORA@suite.test',
    role_name: 'Platform Operator',
  });
  expect(again.statusCode).toBe(409);
});

test('name and role are changed, from the newest state alone', async () => {
  const updated_at = (await list()).find(({ user_id }) => user_id === ids.second)?.updated_at;
  const answer = await change('second', { role_name: 'Platform Operator', updated_at });
  expect(answer.json().result).toMatchObject({ ...names, role_name: 'Platform Operator' });
  const stale = await change('second', { role_name: 'Super Admin', updated_at });
  expect([stale.statusCode, stale.json().errorType]).toEqual([409, 'STALE']);
  const second = await server.signIn('second@suite.test');
  expect((await server.call('GET', '/accounts', second)).statusCode).toBe(403);
  expect((await change('root', { role_name: 'Super Admin' })).statusCode).toBe(200);
});

test('a deactivated account is signed out at once with a message; a removed one is not found', async () => {
  const second = await server.signIn('second@suite.test');
  expect((await act('deactivate', 'second')).json().result.is_active).toBe(false);
  expect((await server.call('GET', '/auth/user-profile', second)).statusCode).toBe(401);
  expect((await server.login('second@suite.test', 'Correct-horse-1')).json().errorType).toBe(
    'ACCOUNT_INACTIVE',
  );
  expect((await act('deactivate', 'second')).statusCode).toBe(409);
  expect((await act('activate', 'second')).json().result.is_active).toBe(true);
  expect((await server.login('second@suite.test', 'Correct-horse-1')).json()).toMatchObject({
    success: true,
    result: { user: { sees_every_hotel: true } },
  });
  const oskar = await server.signIn('oskar@suite.test');
  expect((await remove('oskar')).statusCode).toBe(200);
  expect((await server.call('GET', '/auth/user-profile', oskar)).statusCode).toBe(401);
  expect((await server.login('oskar@suite.test', 'Correct-horse-1')).statusCode).toBe(401);
  expect(await list()).toHaveLength(2);
  expect((await remove('oskar')).statusCode).toBe(404);
  const by = ids.root;
  expect((await actions()).slice(-3)).toEqual([
    { action: 'deactivate-account', actor_user_id: by },
    { action: 'activate-account', actor_user_id: by },
    { action: 'remove-account', actor_user_id: by },
  ]);
});

test('a Super Admin cannot deactivate, remove or demote themselves', async () => {
  for (const answer of [
    await act('deactivate', 'root'),
    await remove('root'),
    await change('root', { role_name: 'Platform Operator' }),
  ]) {
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(/yourself/)]);
  }
});

test.each(['deactivate', 'remove', 'demote'] as const)(
  'of two Super Admins who %s each other at the same moment one stays',
  async (what) => {
    const second = await server.signIn('second@suite.test');
    const make = {
      deactivate: (name: string, who: Headers) => act('deactivate', name, who),
      remove,
      demote: (name: string, who: Headers) => change(name, { role_name: 'Platform Operator' }, who),
    }[what];
    const answers = await Promise.all([make('second', root), make('root', second)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await server.database.query(sql`
      select 1 from users join user_roles using (user_id) join roles on roles.id = role_id
      where role_name = 'Super Admin' and users.is_active and users.removed_at is null`);
    expect(left).toHaveLength(1);
  },
);

test('the last active Super Admin cannot go by the command either', async () => {
  const run = (...words: string[]) => runAccountsCommand(server.database, words);
  await run('deactivate', 'second@suite.test');
  const last = 'This is the last active Super Admin.';
  await expect(run('deactivate', 'root@suite.test')).rejects.toThrow(last);
  await expect(run('remove', 'root@suite.test')).rejects.toThrow(last);
  await expect(run('role', 'root@suite.test', 'operator')).rejects.toThrow(last);
  // A deactivated Super Admin does not count as active, and may be removed.
  expect(await run('remove', 'second@suite.test')).toBe('second@suite.test is removed.');
});

test('two commands at the same moment leave one', async () => {
  const run = (...words: string[]) =>
    runAccountsCommand(server.database, words).catch((error: Error) => error.message);
  const said = await Promise.all([run('remove', 'root@suite.test'), run('deactivate', 'second@suite.test')]);
  expect(said.filter((text) => text === 'This is the last active Super Admin.')).toHaveLength(1);
});

test('the command adds, lists, changes and activates, and says how it is used', async () => {
  const run = (...words: string[]) => runAccountsCommand(server.database, words);
  const added = await run('add', 'operator', 'ida@suite.test', 'Ida', 'Berg');
  const password = /^ida@suite\.test can sign in with the password (\S{14})$/.exec(added)?.[1] ?? '';
  expect((await server.login('ida@suite.test', password)).statusCode).toBe(200);
  expect(await run('rename', 'IDA@suite.test', 'Ida', 'Holm')).toBe(
    'ida@suite.test  Ida Holm  Platform Operator  active',
  );
  expect(await run('role', 'ida@suite.test', 'super-admin')).toContain('Super Admin');
  expect(await run('deactivate', 'ida@suite.test')).toContain('inactive');
  expect(await run('activate', 'ida@suite.test')).toContain('active');
  expect((await run('list')).split('\n')).toHaveLength(4);
  for (const words of [[], ['add', 'boss', 'x@suite.test'], ['rename', 'ida@suite.test']])
    await expect(run(...words)).rejects.toThrow(/^Usage:/);
  await expect(run('add', 'operator', 'x@suite.test', 'x'.repeat(51))).rejects.toThrow('not exceed 50');
  await expect(run('remove', 'nobody@suite.test')).rejects.toThrow('There is no account');
  expect((await actions()).slice(-5).every(({ actor_user_id }) => actor_user_id === null)).toBe(true);
});

test('people of hotels are no accounts of the platform, and operators manage none', async () => {
  const hotel_id = await insertHotel(server.database, `Seaview ${nth}`);
  ids.clerk = await insertUser(server.database, {
    usr_email: 'clerk@seaview.test',
    hotel_id,
    permissions: [],
  });
  for (const answer of [
    await act('deactivate', 'clerk'),
    await remove('clerk'),
    await change('clerk', { role_name: 'Super Admin' }),
  ]) {
    expect(answer.statusCode).toBe(404);
  }
  const oskar = await server.signIn('oskar@suite.test');
  expect((await act('deactivate', 'second', oskar)).statusCode).toBe(403);
});

test('each change of an account needs a confirmation of its own, also right after the sign-in', async () => {
  const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    server.injectUnconfirmed({
      method,
      url: `/api/accounts${path}`,
      headers: root,
      ...(payload && { payload }),
    });
  const person = { ...names, usr_email: 'thief@evil.test', role_name: 'Super Admin' };
  const { user_id } = (
    await server.call('POST', '/accounts', root, { ...person, usr_email: 'nora@suite.test' })
  ).json().result;
  const role = { ...names, role_name: 'Super Admin' };
  const sentences: string[] = [];
  for (const answer of [
    await send('POST', '', person),
    await send('PATCH', `/${user_id}`, role),
    await send('POST', `/${user_id}/deactivate`),
    await send('DELETE', `/${user_id}`),
  ]) {
    expect([answer.statusCode, answer.json().errorType]).toEqual([403, 'CONFIRMATION_REQUIRED']);
    sentences.push(answer.json().action.sentence);
  }
  expect(sentences[2]).toMatch(/^Deactivate the platform account of .+ \(nora@suite\.test\)$/);
});
