import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Failure } from '@suite/contracts/http';
import { sql } from '@suite/database';
import { authenticatorApp } from '../testing/authenticator-app.ts';
import { testPassword } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import {
  openAccountTest,
  otherCode,
  type AccountTest,
  type Headers,
} from '../testing/contexts/open-account-test.ts';
import { createSoftwarePasskey } from '../testing/software-passkey.ts';

let server: AccountTest;
let hotel_id: number;
let nth = 0;
let usr_email: string;
let ana: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  hotel_id = await insertHotel(server.database, 'Seaview');
});
afterAll(() => server.close());
beforeEach(async () => {
  usr_email = `ana${(nth += 1)}@seaview.test`;
  await insertUser(server.database, {
    usr_email,
    hotel_id,
    permissions: ['manage_hotel', 'create_staff', 'hotel_checkins_create'],
  });
  ana = await server.signIn(usr_email);
});

const call = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, headers = ana) =>
  server.injectUnconfirmed({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
const confirm = (payload: object, headers = ana) => call('POST', '/auth/confirmation', payload, headers);
const beginPasskey = (headers = ana) => call('POST', '/auth/passkeys/options', undefined, headers);

function actionOf(answer: Awaited<ReturnType<typeof call>>): { id: string; sentence: string } {
  const { errorType, action } = answer.json<Failure>();
  expect([answer.statusCode, errorType]).toEqual([403, 'CONFIRMATION_REQUIRED']);
  if (!action) throw new Error('The refusal names no action');
  return action;
}

async function roleWith(permission: string): Promise<number> {
  const [row] = await server.database.query<{ id: number }>(sql`
    with role as (insert into roles (hotel_id, role_name) values (${hotel_id}, ${`${permission} ${nth}`}) returning id),
    granted as (insert into role_permissions (role_id, permission_id)
      select role.id, permissions.id from role, permissions where permission_name = ${permission})
    select id from role`);
  return row?.id ?? 0;
}

const colleague = (role_ids: number[], name = 'Nora') => ({
  ...{
    usr_firstname: name,
    usr_lastname: 'Quist',
    position: 'Desk',
    usr_email: `${name}.${nth}@seaview.test`,
  },
  role_ids,
});

test('adding a Hotel Admin right after the sign-in is confirmed for that very call, and serves once', async () => {
  const body = colleague([await roleWith('manage_hotel')]);
  const action = actionOf(await call('POST', '/hotel/staff', body));
  expect(action.sentence).toBe(
    `Add Nora Quist (Nora.${nth}@seaview.test) with the roles manage_hotel ${nth}`,
  );
  expect(await server.mailsTo(body.usr_email)).toEqual([]);
  expect((await confirm({ usr_password: testPassword, actions: [action.id] })).statusCode).toBe(200);
  actionOf(await call('POST', '/hotel/staff', { ...body, usr_firstname: 'Eve' }));
  expect((await call('POST', '/hotel/staff', body)).statusCode).toBe(201);
  actionOf(await call('POST', '/hotel/staff', { ...body, usr_email: `other.${nth}@seaview.test` }));
  expect((await call('POST', '/hotel/staff', body)).statusCode).toBe(409);
});

test('a role is widened after a confirmation, narrowed without one, and a desk role gives no power', async () => {
  const id = await roleWith('hotel_checkins_create');
  expect((await call('POST', '/hotel/staff', colleague([id], 'Ben'))).statusCode).toBe(201);
  const rows = await server.database.query<{ id: number; permission_name: string }>(
    sql`select * from permissions`,
  );
  const idOf = (name: string) => rows.find(({ permission_name }) => permission_name === name)?.id ?? 0;
  const desk = {
    role_name: `Desk ${nth}`,
    role_description: '',
    permission_ids: [idOf('hotel_checkins_create')],
  };
  const wider = { ...desk, permission_ids: [...desk.permission_ids, idOf('create_staff')] };
  const { id: action } = actionOf(await call('PATCH', `/hotel/roles/${id}`, wider));
  await confirm({ usr_password: testPassword, actions: [action] });
  expect((await call('PATCH', `/hotel/roles/${id}`, wider)).statusCode).toBe(200);
  expect((await call('PATCH', `/hotel/roles/${id}`, desk)).statusCode).toBe(200);
  actionOf(await call('PATCH', `/hotel/roles/${id}`, wider));
});

test('a passkey is begun with a mailed code that names it and counts for nothing else', async () => {
  const { id } = actionOf(await beginPasskey());
  const asked = await confirm({ usr_password: testPassword, actions: [id] });
  const message = `Enter the code that was mailed to ${usr_email}`;
  expect(asked.json()).toMatchObject({ errors: [{ field: 'code', message }] });
  expect((await server.mailsTo(usr_email)).at(-1)?.text).toContain('Add a passkey to your account');
  const code = await server.codeTo(usr_email);
  const other = actionOf(await call('POST', '/auth/second-factor/begin'));
  const given = { usr_password: testPassword, code };
  expect((await confirm({ ...given, actions: [other.id] })).statusCode).toBe(400);
  expect((await confirm({ ...given, code: otherCode(code), actions: [id] })).statusCode).toBe(400);
  expect((await confirm({ ...given, actions: [id] })).statusCode).toBe(200);
  expect((await confirm({ ...given, actions: [id] })).statusCode).toBe(400);
  const { options } = (await beginPasskey()).json().result;
  actionOf(await beginPasskey());
  const credential = createSoftwarePasskey().create(options);
  expect((await call('POST', '/auth/passkeys', { credential })).statusCode).toBe(201);
});

test('another session can neither confirm the call nor make it', async () => {
  const elsewhere = await server.signIn(usr_email);
  const body = colleague([await roleWith('create_staff')]);
  const { id } = actionOf(await call('POST', '/hotel/staff', body));
  const given = { usr_password: testPassword, actions: [id] };
  expect((await confirm(given, elsewhere)).json()).toMatchObject({ errorType: 'NOT_FOUND' });
  await confirm(given);
  actionOf(await call('POST', '/hotel/staff', body, elsewhere));
});

test('a passkey confirms a call by itself, and a question that confirms makes no new passkey', async () => {
  const { options: made } = (await server.call('POST', '/auth/passkeys/options', ana)).json().result;
  const passkey = createSoftwarePasskey();
  await server.call('POST', '/auth/passkeys', ana, { credential: passkey.create(made) });
  const { id } = actionOf(await beginPasskey());
  const ask = async (actions: string[]) =>
    (await call('POST', '/auth/confirmation/passkey/options', { actions })).json().result.options;
  const stolen = createSoftwarePasskey().create({ ...(await ask([])), user: made.user });
  expect((await call('POST', '/auth/passkeys', { credential: stolen })).statusCode).toBe(400);
  const used = passkey.use(await ask([id]));
  expect((await call('POST', '/auth/confirmation/passkey', { credential: used })).statusCode).toBe(200);
  expect((await beginPasskey()).statusCode).toBe(200);
  actionOf(await beginPasskey());
});

test('another address needs a code that was mailed to the present one', async () => {
  const send = () => call('POST', '/auth/send-email-verification', { new_email: 'eve@evil.test' });
  const { id } = actionOf(await send());
  const asked = await confirm({ usr_password: testPassword, actions: [id] });
  expect(asked.json().errors).toMatchObject([{ field: 'code' }]);
  expect((await server.mailsTo(usr_email)).at(-1)?.text).toContain('to eve@evil.test');
  await confirm({ usr_password: testPassword, code: await server.codeTo(usr_email), actions: [id] });
  expect((await send()).statusCode).toBe(200);
  actionOf(await send());
});

test('a session that came through a provider confirms with a mailed code alone, and no other session does', async () => {
  const body = colleague([await roleWith('create_staff')]);
  const withPassword = actionOf(await call('POST', '/hotel/staff', body));
  expect(withPassword).not.toHaveProperty('without_password');
  expect((await confirm({ actions: [withPassword.id] })).json().errors).toMatchObject([
    { field: 'usr_password', message: 'Password is required' },
  ]);
  await server.database.query(sql`
    with provider as (
      insert into sign_in_providers (hotel_id, provider_name, issuer, client_id, client_secret, allowed_domains, is_enabled,
        is_required)
      values (${hotel_id}, 'Seaview ID', 'https://id.seaview.test', 'suite', ${Buffer.alloc(1)}, '{seaview.test}', true, false)
      returning id)
    update sessions set provider_id = provider.id from provider
    where user_id = (select user_id from users where usr_email = ${usr_email})`);
  const action = actionOf(await call('POST', '/hotel/staff', body));
  expect(action).toMatchObject({ without_password: true });
  expect((await confirm({ actions: [action.id] })).json().errors).toMatchObject([{ field: 'code' }]);
  expect((await server.mailsTo(usr_email)).at(-1)?.text).toContain(action.sentence);
  const code = await server.codeTo(usr_email);
  expect((await confirm({ code: otherCode(code), actions: [action.id] })).statusCode).toBe(400);
  expect((await confirm({ code, actions: [action.id] })).statusCode).toBe(200);
  expect((await call('POST', '/hotel/staff', body)).statusCode).toBe(201);
});

test('a confirmation waits five minutes, and so does the call that it lets through', async () => {
  const body = colleague([await roleWith('create_staff')]);
  const { id } = actionOf(await call('POST', '/hotel/staff', body));
  const age = () =>
    server.database.query(
      sql`update action_confirmations set expires_at = expires_at - interval '5 minutes'`,
    );
  await age();
  const given = { usr_password: testPassword, actions: [id] };
  expect((await confirm(given)).json()).toMatchObject({ errorType: 'NOT_FOUND' });
  const again = actionOf(await call('POST', '/hotel/staff', body));
  await confirm({ ...given, actions: [again.id] });
  await age();
  actionOf(await call('POST', '/hotel/staff', body));
});

test('the mail about a new passkey undoes it: it is removed, all sessions end, and a password is chosen', async () => {
  const { options } = (await server.call('POST', '/auth/passkeys/options', ana)).json().result;
  await server.call('POST', '/auth/passkeys', ana, { credential: createSoftwarePasskey().create(options) });
  const { text = '' } = (await server.mailsTo(usr_email)).at(-1) ?? {};
  const token = /undo-new-sign-in#([\w-]{43})/.exec(text)?.[1];
  const undone = await call('POST', '/auth/email-change/undo', { token }, {});
  expect(undone.json()).toMatchObject({
    message: 'The new way to sign in was removed',
    result: { usr_email },
  });
  expect(
    await server.database.query(
      sql`select 1 from passkeys join users using (user_id) where usr_email = ${usr_email}`,
    ),
  ).toEqual([]);
  expect((await server.call('GET', '/auth/user-profile', ana)).statusCode).toBe(401);
  expect((await server.login(usr_email, testPassword)).statusCode).toBe(401);
  const choice = { token: undone.json().result.reset_token, usr_password: 'Brand-new-tide-2' };
  expect((await call('POST', '/auth/reset-password', choice, {})).statusCode).toBe(200);
  expect((await call('POST', '/auth/email-change/undo', { token }, {})).statusCode).toBe(400);
});

test('the mail about an authenticator app undoes it, and what was added later goes with it', async () => {
  const begun = (await server.call('POST', '/auth/second-factor/begin', ana)).json().result;
  const code = authenticatorApp(begun.uri)();
  expect((await server.call('POST', '/auth/second-factor', ana, { code })).statusCode).toBe(201);
  const [, token] =
    /undo-new-sign-in#([\w-]{43})/.exec((await server.mailsTo(usr_email))[0]?.text ?? '') ?? [];
  const { options } = (await server.call('POST', '/auth/passkeys/options', ana)).json().result;
  await server.call('POST', '/auth/passkeys', ana, { credential: createSoftwarePasskey().create(options) });
  const later = /undo-new-sign-in#([\w-]{43})/.exec((await server.mailsTo(usr_email)).at(-1)?.text ?? '');
  expect((await call('POST', '/auth/email-change/undo', { token }, {})).statusCode).toBe(200);
  const [left] = await server.database.query(sql`
    select (select count(*)::int from authenticator_apps where user_id = users.user_id) as apps,
      (select count(*)::int from recovery_codes where user_id = users.user_id) as codes,
      (select count(*)::int from passkeys where user_id = users.user_id) as passkeys
    from users where usr_email = ${usr_email}`);
  expect(left).toEqual({ apps: 0, codes: 0, passkeys: 0 });
  expect((await server.call('GET', '/auth/user-profile', ana)).statusCode).toBe(401);
  expect((await call('POST', '/auth/email-change/undo', { token: later?.[1] }, {})).statusCode).toBe(400);
});
