import { readFileSync } from 'node:fs';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { notificationKinds, platformNotificationKinds } from '@suite/contracts/notifications';
import { apiScopes, type PermissionName } from '@suite/contracts/permissions';
import { sql } from '@suite/database';
import { readCaller, resetSecondFactor } from '../../auth/auth.public.ts';
import { approveHotel, registerHotel, rejectHotel } from '../../hotels/hotels.public.ts';
import { testPassword } from '../create-test-app.ts';
import { createSoftwarePasskey } from '../software-passkey.ts';
import { hotelRegistration } from './hotel-registration.factory.ts';
import { insertHotel, insertUser } from './insert-user.ts';
import { otherCode, sessionOf, type Headers } from './open-account-test.ts';
import type { SecondFactorTest } from './open-second-factor-test.ts';

const languages = new URL('../../languages/de.json', import.meta.url);
const messages = new URL('../../../../packages/contracts/messages/de.json', import.meta.url);
const textsOf = (catalog: URL) => Object.keys(JSON.parse(readFileSync(catalog, 'utf8')) as object);

const valueNames = [
  'address',
  'alias',
  'issuer',
  'new_email',
  'origin',
  'password_min_length',
  'permission',
  'permissions',
];
const personNames = [
  'name',
  'person',
  'provider_name',
  'remote',
  'remotes',
  'role_name',
  'roles',
  'scopes',
  'url',
];
const sentenceValues = Object.fromEntries([...valueNames, ...personNames].map((name) => [name, '§']));

export const rejectionReason = 'N° 7 / Ap. 9';

interface Person {
  usr_email: string;
  user_id: number;
}

export async function sendEveryMail(server: SecondFactorTest, language: string): Promise<void> {
  const { database } = server;
  let made = 0;
  const choose = ({ user_id }: Person) =>
    database.query(sql`update users set usr_language = ${language} where user_id = ${user_id}`);
  async function add(hotel_id: number | null, permissions: readonly PermissionName[]): Promise<Person> {
    const usr_email = `person-${(made += 1)}@${language}.test`;
    const person = { usr_email, user_id: await insertUser(database, { usr_email, hotel_id, permissions }) };
    await choose(person);
    return person;
  }
  const hotel_id = await insertHotel(database, `Seaview ${language}`);
  const desk = await add(hotel_id, ['hotel_checkins_create']);
  const clerk = await add(hotel_id, ['hotel_checkins_create']);
  const inactive = await add(hotel_id, []);
  await database.query(sql`update users set is_active = false where user_id = ${inactive.user_id}`);
  const miramar = await insertHotel(database, `Miramar ${language}`);
  const manager = await add(miramar, ['manage_hotel', 'create_staff']);
  await changeSecondFactors(server, desk, await server.signIn(desk.usr_email));
  await database.transaction((tx) => resetSecondFactor(tx, desk.user_id));
  await changeAccount(server, desk, { who: await server.signIn(desk.usr_email), taken: clerk.usr_email });

  await undoNewSignIn(server, desk);
  await mailActionCodes(server, manager);

  const session = await server.signIn(clerk.usr_email);
  await requireProvider(server, hotel_id);
  await changeSecondFactors(server, clerk, session);
  await changeAccount(server, clerk, { who: session, taken: desk.usr_email });

  await changeApiTokens(server, manager);
  const colleague = await inviteColleagues(server, manager, desk.usr_email);
  await choose(colleague);
  await decideOnHotels(server, await add(null, ['approve_hotels', 'manage_users']));
  for (const count of [1, 7]) {
    const reader = await add(hotel_id, [
      'hotel_checkins_manage',
      'create_staff',
      'approve_hotels',
      'manage_releases',
    ]);
    await notify(server, { ...reader, hotel_id, count });
  }
  for (const { usr_email } of [clerk, colleague, inactive, manager]) {
    await accept(server.call('POST', '/auth/forgot-password', {}, { usr_email }));
  }
}

async function requireProvider({ database }: SecondFactorTest, hotel_id: number): Promise<void> {
  await database.query(sql`
    insert into sign_in_providers (hotel_id, provider_name, issuer, client_id, client_secret, allowed_domains,
      is_enabled, is_required)
    values (${hotel_id}, 'Seaview ID', 'https://id.seaview.test', 'suite', ${Buffer.alloc(1)}, '{seaview.test}', true, true)`);
}

async function changeSecondFactors(
  server: SecondFactorTest,
  { usr_email }: Person,
  who: Headers,
): Promise<void> {
  const { codeOf, recovery_codes } = await server.setUp(who);
  const confirm = (code: string | undefined) =>
    server.call('POST', '/auth/confirmation', who, { usr_password: testPassword, code });
  for (let guess = 0; guess < 5; guess += 1) await confirm(otherCode(otherCode(codeOf())));
  await server.database.query(sql`delete from login_failures where account = ${usr_email}`);
  await accept(confirm(recovery_codes[0]));
  await accept(server.call('POST', '/auth/second-factor/recovery-codes', who));
  await accept(server.call('DELETE', '/auth/second-factor', who));
  const begun = await accept(server.call('POST', '/auth/passkeys/options', who));
  const credential = createSoftwarePasskey().create(begun.json().result.options);
  await accept(server.call('POST', '/auth/passkeys', who, { credential, passkey_name: 'Laptop (2)' }));
}

async function changeAccount(
  server: SecondFactorTest,
  { usr_email }: Person,
  { who, taken }: { who: Headers; taken: string },
): Promise<void> {
  await accept(server.change(who, { usr_password: 'Brand-new-tide-1' }));
  const changed = await accept(server.change(who, { verification_code: await server.codeTo(usr_email) }));
  const renewed = sessionOf(changed);
  const next = `moved.${usr_email}`;
  for (const new_email of [taken, next]) {
    await accept(server.call('POST', '/auth/send-email-verification', renewed, { new_email }));
  }
  const move = { new_email: next, verification_code: await server.codeTo(next) };
  await accept(server.change(renewed, move));
  const texts = (await server.mailsTo(usr_email)).map(({ text }) => text).join('\n');
  const token = /undo-email-change#([\w-]+)/.exec(texts)?.[1];
  const undone = await accept(server.call('POST', '/auth/email-change/undo', {}, { token }));
  const choice = { token: undone.json().result.reset_token, usr_password: 'Brand-new-tide-2' };
  await accept(server.call('POST', '/auth/reset-password', {}, choice));
}

async function undoNewSignIn(server: SecondFactorTest, { usr_email }: Person): Promise<void> {
  const texts = (await server.mailsTo(usr_email)).map(({ text }) => text).join('\n');
  const token = /undo-new-sign-in#([\w-]+)/.exec(texts)?.[1];
  await accept(server.call('POST', '/auth/email-change/undo', {}, { token }));
}

async function mailActionCodes(server: SecondFactorTest, { usr_email, user_id }: Person): Promise<void> {
  const who = await server.signIn(usr_email);
  const shown = new Set(textsOf(messages));
  const sentences = textsOf(languages).filter((text) => shown.has(text));
  const actions = await server.database.query<{ id: string }>(sql`
    insert into action_confirmations (session_id, action_hash, sentence, sentence_values, opens_sign_in, expires_at)
    select sessions.id, sha256(convert_to(sentence, 'UTF8')), sentence, ${JSON.stringify(sentenceValues)}::jsonb, true,
      now() + interval '1 minute'
    from sessions, unnest(${sentences}::text[]) as sentence where user_id = ${user_id} returning action_confirmations.id`);
  const asked = await server.call('POST', '/auth/confirmation', who, {
    usr_password: testPassword,
    actions: actions.map(({ id }) => id),
  });
  if (asked.statusCode !== 400) throw new Error(asked.body);
}

async function changeApiTokens(server: SecondFactorTest, { usr_email }: Person): Promise<void> {
  const who = await server.signIn(usr_email);
  const expires_on = addDays(calendarDateIn('Europe/Lisbon'), 30);
  for (const scope of apiScopes) {
    const made = await accept(
      server.call('POST', '/integrations/tokens', who, { name: `N° ${scope}`, scopes: [scope], expires_on }),
    );
    await accept(server.call('DELETE', `/integrations/tokens/${made.json().result.token.id}`, who));
  }
}

async function inviteColleagues(server: SecondFactorTest, manager: Person, taken: string): Promise<Person> {
  const who = await server.signIn(manager.usr_email);
  const { roles } = await readCaller(server.database, manager.user_id, '');
  const names = { usr_firstname: 'Ana', usr_lastname: 'Reis', usr_phone: '', position: 'Desk' };
  const invite = (usr_email: string) =>
    accept(
      server.call('POST', '/hotel/staff', who, { ...names, usr_email, role_ids: roles.map(({ id }) => id) }),
    );
  const colleague = (await invite(`new.${manager.usr_email}`)).json<{ result: Person }>().result;
  await accept(server.call('POST', `/hotel/staff/${colleague.user_id}/invitation`, who));
  await invite(taken);
  return colleague;
}

async function decideOnHotels(server: SecondFactorTest, reviewer: Person): Promise<void> {
  const { database, config } = server;
  const operator = { usr_firstname: 'Ana', usr_lastname: 'Reis', usr_email: `new.${reviewer.usr_email}` };
  const who = await server.signIn(reviewer.usr_email);
  await accept(server.call('POST', '/accounts', who, { ...operator, role_name: 'Super Admin' }));
  const caller = await readCaller(database, reviewer.user_id, '');
  const register = (contact: string) => {
    const contact_person_email = `${contact}.${reviewer.usr_email}`;
    return registerHotel(database, hotelRegistration({ contact_person_email }), { address: '192.0.2.7' });
  };
  await approveHotel(database, caller, (await register('approved')).id, config);
  await rejectHotel(database, caller, (await register('rejected')).id, { rejection_reason: rejectionReason });
}

async function notify(
  { database }: SecondFactorTest,
  { user_id, hotel_id, count }: Person & { hotel_id: number; count: number },
): Promise<void> {
  for (const kind of notificationKinds) {
    const of_hotel = platformNotificationKinds.includes(kind) ? null : hotel_id;
    await database.query(sql`
      insert into notification_preferences (user_id, kind, in_app, daily_mail) values (${user_id}, ${kind}, true, true)`);
    await database.query(sql`
      insert into notifications (user_id, kind, hotel_id, created_at)
      select ${user_id}::integer, ${kind}, ${of_hotel}::integer, now() - interval '2 days' from generate_series(1, ${count}::integer)`);
  }
}

async function accept(call: ReturnType<SecondFactorTest['call']>) {
  const answer = await call;
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer;
}
