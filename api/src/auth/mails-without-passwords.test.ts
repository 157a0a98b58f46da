import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { authenticatorApp } from '../testing/authenticator-app.ts';
import { createToken } from './auth.public.ts';
import { settleResetRequest } from './use-cases/forgot-password.ts';
import { openSingleSignOnTest, type SingleSignOnTest } from '../testing/contexts/open-single-sign-on-test.ts';

let server: SingleSignOnTest;
const manager = 'manager@seaview.test';
const desk = 'desk@seaview.test';
const added = 'new@seaview.test';

beforeAll(async () => {
  server = await openSingleSignOnTest();
  for (const email of [manager, desk]) server.provider.people.set(email, { email, email_verified: true });
  server.provider.signedIn = manager;
  await server.save(server.seaview);
  await server.browser().signIn(server.seaview);
  expect((await server.save(server.seaview, { is_required: true })).statusCode).toBe(200);
});
afterAll(() => server.close());
beforeEach(() => server.database.query(sql`truncate password_resets, email_changes`));

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json().result;
}
const continues =
  'Your hotel uses Seaview ID to sign in, and no password: on the sign-in page, continue with Seaview ID.';
const ofDesk = sql`(select user_id from users where usr_email = ${desk})`;

async function expectMail(recipient: string, { subject, hasLink }: { subject: string; hasLink: boolean }) {
  const [mail] = await server.database.query<{ subject: string; body_text: string }>(sql`
    select subject, body_text from emails where recipient = ${recipient} order by id desc limit 1`);
  expect(mail).toEqual({ subject, body_text: expect.stringContaining(continues) });
  expect(mail?.body_text).not.toMatch(/one-time password|forgot password|choose/i);
  const link = `Sign in with Seaview ID: http://localhost:3000/login?hotel=${server.seaview}`;
  expect(mail?.body_text.includes(link)).toBe(hasLink);
}

test('invitations of a hotel with a required provider explain how to sign in there', async () => {
  const headers = await server.signIn(manager);
  const staff = { usr_firstname: 'Ana', usr_lastname: 'Reis', usr_phone: '+351 555 0100', position: 'Clerk' };
  const form = { ...staff, usr_email: added, role_ids: [server.roles.staff] };
  const { user_id } = await post('/hotel/staff', form, headers);
  const invited = { subject: 'Your account at Seaview', hasLink: true };
  await expectMail(added, invited);
  await server.database.query(sql`delete from emails`);
  await post(`/hotel/staff/${user_id}/invitation`, {}, headers);
  await expectMail(added, invited);
});

test('"Forgot password?" answers with the way in, and no link to choose a password', async () => {
  await post('/auth/forgot-password', { usr_email: desk });
  while (await settleResetRequest(server.database, server.config.publicUrl)) continue;
  await expectMail(desk, { subject: 'How to sign in', hasLink: true });
  expect(await server.database.query(sql`select 1 from password_resets where user_id = ${ofDesk}`)).toEqual(
    [],
  );
});

test('notices of a password reset and of an undone e-mail change explain how to sign in', async () => {
  const { token, token_hash } = createToken();
  await server.database.query(sql`
    insert into password_resets (user_id, token_hash, expires_at)
    values (${ofDesk}, ${token_hash}, now() + interval '30 minutes')`);
  await post('/auth/reset-password', { token, usr_password: 'Brand-new-tide-1' });
  await expectMail(desk, { subject: 'Your password was changed', hasLink: false });
  const undo = createToken();
  await server.database.query(sql`
    insert into email_changes (user_id, old_email, undo_hash, undo_until)
    values (${ofDesk}, ${desk}, ${undo.token_hash}, now() + interval '7 days')`);
  await post('/auth/email-change/undo', { token: undo.token });
  await expectMail(desk, { subject: 'Your e-mail address was restored', hasLink: false });
});

test('the notice of a changed password explains how to sign in with the provider', async () => {
  server.provider.signedIn = desk;
  const browser = server.browser();
  await browser.signIn(server.seaview);
  const change = (payload: object) =>
    server.app.inject({
      method: 'PATCH',
      url: '/api/auth/user-profile',
      headers: browser.headers(),
      payload,
    });
  expect((await change({ usr_password: 'Brand-new-tide-2' })).statusCode).toBe(200);
  const [code] = await server.database.query<{ digits: string }>(sql`
    select substring(body_text from '\\m[0-9]{6}\\M') as digits from emails
    where recipient = ${desk} order by id desc limit 1`);
  expect((await change({ verification_code: code?.digits })).statusCode).toBe(200);
  await expectMail(desk, { subject: 'Your password was changed', hasLink: false });
});

test('security notices advise to change the password at the provider, where it is', async () => {
  server.provider.signedIn = desk;
  const browser = server.browser();
  await browser.signIn(server.seaview);
  await server.database.query(sql`delete from emails`);
  const { uri } = await post('/auth/second-factor/begin', {}, browser.headers());
  await post('/auth/second-factor', { code: authenticatorApp(uri)() }, browser.headers());
  await post('/auth/second-factor/recovery-codes', {}, browser.headers());
  await post('/auth/send-email-verification', { new_email: 'desk@elsewhere.test' }, browser.headers());
  const removal = { url: '/api/auth/second-factor', headers: browser.headers() };
  expect((await server.app.inject({ method: 'DELETE', ...removal })).statusCode).toBe(200);
  const notices = await server.database.query<{ advice: string }>(sql`
    select substring(body_text from 'If it was not you[^\n]*') as advice from emails
    where recipient = ${desk} and body_text like '%change your password%' order by id`);
  expect(notices.map(({ advice }) => advice)).toEqual(
    ['sign out every other device in your account settings', 'set two-step verification up again'].map(
      (next) => `If it was not you, change your password at Seaview ID and ${next} at once.`,
    ),
  );
});
