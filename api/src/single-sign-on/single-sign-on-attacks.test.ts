import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openSingleSignOnTest,
  type Browser,
  type SingleSignOnTest,
} from '../testing/contexts/open-single-sign-on-test.ts';
import { clientSecret } from '../testing/processes/start-oidc-provider.ts';

let server: SingleSignOnTest;
let people = 0;

beforeAll(async () => {
  server = await openSingleSignOnTest();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.provider.tamper = undefined;
  expect((await server.save(server.seaview)).statusCode).toBe(200);
  const subject = `attacked-${(people += 1)}`;
  server.provider.people.set(subject, { email: `${subject}@seaview.test`, email_verified: true });
  server.provider.signedIn = subject;
});

/** Returns from the provider without finishing the sign-in. */
async function comeBack(browser: Browser = server.browser()): Promise<{ browser: Browser; query: string }> {
  const started = await browser.start(server.seaview);
  return { browser, query: await browser.visit(started.json().result.continue_at) };
}

async function expectRefused(answer: Awaited<ReturnType<Browser['finish']>>): Promise<void> {
  expect([answer.statusCode, answer.json().errorType]).toEqual([401, 'INVALID_CREDENTIALS']);
  expect(answer.cookies).toEqual([]);
}

function changed(query: string, change: Record<string, string | null>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
}

type Token = Record<string, unknown>;

/** Replaces the ID token in the provider's answer. */
function replaceToken(
  change: (payload: Token) => Token,
  sign: (text: string, header: Token) => string,
): void {
  server.provider.tamper = (path, body) => {
    if (path !== '/token') return body;
    const answer = JSON.parse(body) as { id_token?: string };
    const [header = '', payload = ''] = (answer.id_token ?? '').split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Token;
    const write = (part: Token) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const id_token = sign(write(change(read(payload))), read(header));
    return JSON.stringify({ ...answer, id_token });
  };
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const writeHeader = (header: Token) => Buffer.from(JSON.stringify(header)).toString('base64url');
const signWith = (key: KeyObject, payload: string, header: Token) => {
  const text = `${writeHeader(header)}.${payload}`;
  return `${text}.${createSign('sha256').update(text).sign(key, 'base64url')}`;
};
const signForeign = (payload: string, header: Token) => signWith(privateKey, payload, header);

test('the sign-in that the attacks below change succeeds without them', async () => {
  const { browser, query } = await comeBack();
  expect((await browser.finish(server.seaview, query)).statusCode).toBe(200);
});

test('a code works once', async () => {
  const { browser, query } = await comeBack();
  expect((await browser.finish(server.seaview, query)).statusCode).toBe(200);
  await expectRefused(await browser.finish(server.seaview, query));
});

test('of the same answer sent many times at once, one counts', async () => {
  const { browser, query } = await comeBack();
  const answers = await Promise.all(Array.from({ length: 8 }, () => browser.finish(server.seaview, query)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('an answer with another, or without a state is refused', async () => {
  for (const state of ['made-up', null]) {
    const { browser, query } = await comeBack();
    await expectRefused(await browser.finish(server.seaview, changed(query, { state })));
  }
  const { browser, query } = await comeBack();
  await expectRefused(await browser.finish(server.seaview, `${query}&state=other`));
});

test("an attacker's answer does not sign another browser in", async () => {
  const { query } = await comeBack();
  await expectRefused(await server.browser().finish(server.seaview, query));
  const victim = server.browser();
  await victim.start(server.seaview);
  await expectRefused(await victim.finish(server.seaview, query));
});

test('an attacker who has the code cannot use it with a sign-in of their own', async () => {
  const stolen = new URLSearchParams((await comeBack()).query).get('code');
  const { browser, query } = await comeBack();
  await expectRefused(await browser.finish(server.seaview, changed(query, { code: stolen })));
});

test('a sign-in that took too long is refused', async () => {
  const { browser, query } = await comeBack();
  await server.database.query(sql`update sign_in_attempts set expires_at = now() - interval '1 second'`);
  await expectRefused(await browser.finish(server.seaview, query));
});

test('an answer that names another issuer, or none though the provider promises one, is refused', async () => {
  for (const iss of ['https://other.example', null]) {
    const { browser, query } = await comeBack();
    await expectRefused(await browser.finish(server.seaview, changed(query, { iss })));
    expect((await server.records('refuse-single-sign-on')).at(-1)?.details).toMatchObject({
      reason: 'refused-answer',
    });
  }
});

test('an ID token signed with a foreign key is refused, even if all it says is right', async () => {
  replaceToken((payload) => payload, signForeign);
  const { browser, query } = await comeBack();
  await expectRefused(await browser.finish(server.seaview, query));
});

test.each([
  ['without a signature', (payload: string) => `${writeHeader({ alg: 'none' })}.${payload}.`],
  [
    'signed with the client secret',
    (payload: string) => {
      const text = `${writeHeader({ alg: 'HS256' })}.${payload}`;
      return `${text}.${createHmac('sha256', clientSecret).update(text).digest('base64url')}`;
    },
  ],
])('an ID token %s is refused', async (_what, sign) => {
  replaceToken((payload) => payload, sign);
  const { browser, query } = await comeBack();
  await expectRefused(await browser.finish(server.seaview, query));
});

test.each([
  [4_000, 401],
  [10, 200],
])('an ID token issued %i s ahead of this clock is answered %i', async (seconds, status) => {
  replaceToken(
    (payload) => ({
      ...payload,
      iat: Number(payload['iat']) + seconds,
      exp: Number(payload['exp']) + seconds,
    }),
    (payload, header) => signWith(server.provider.privateKey, payload, header),
  );
  const { browser, query } = await comeBack();
  expect((await browser.finish(server.seaview, query)).statusCode).toBe(status);
});

/** Obtains a token signed by the provider for a manipulated sign-in. */
async function comeBackFrom(change: (url: URL) => void): Promise<{ browser: Browser; query: string }> {
  const browser = server.browser();
  const url = new URL((await browser.start(server.seaview)).json().result.continue_at);
  change(url);
  return { browser, query: await browser.visit(url.href) };
}

test('a wrong nonce, and none, are refused though the provider signed them', async () => {
  for (const change of [
    (url: URL) => url.searchParams.set('nonce', 'made-up'),
    (url: URL) => url.searchParams.delete('nonce'),
  ]) {
    const { browser, query } = await comeBackFrom(change);
    await expectRefused(await browser.finish(server.seaview, query));
  }
});

test('a code that was asked for with the challenge of another verifier is refused', async () => {
  const { browser, query } = await comeBackFrom((url) =>
    url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'),
  );
  await expectRefused(await browser.finish(server.seaview, query));
});

test('every sign-in leaves with PKCE, a state and a nonce of its own, and a fixed address to come back to', async () => {
  const browser = server.browser();
  const leave = async () =>
    new URL((await browser.start(server.seaview)).json().result.continue_at).searchParams;
  const [one, other] = [await leave(), await leave()];
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one.get(name)?.length).toBeGreaterThan(40);
    expect(one.get(name)).not.toBe(other.get(name));
  }
  expect(Object.fromEntries(one)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `http://localhost:3000/single-sign-on/${server.seaview}`,
  });
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'bookings',
  '',
])('after signing in %j is no page to open', async (page) => {
  const browser = server.browser();
  const started = await browser.start(server.seaview, page);
  if (started.statusCode === 400) return;
  const answer = await browser.finish(server.seaview, await browser.visit(started.json().result.continue_at));
  expect(answer.json().result.return_to).toBe('/');
});

test('a person who cancels at the provider gets a message', async () => {
  server.provider.signedIn = undefined;
  const { browser, query } = await comeBack();
  expect(query).toContain('error=access_denied');
  const answer = await browser.finish(server.seaview, query);
  expect(answer.json().message).toBe('The sign-in was not completed at the provider. You can try again.');
});

test('another site cannot begin or end a sign-in with the cookies of a browser', async () => {
  const { browser, query } = await comeBack();
  const headers = { ...browser.headers(), origin: 'https://evil.example' };
  for (const [step, payload] of [
    ['start', {}],
    ['finish', { query }],
  ] as const) {
    const url = `/api/auth/providers/${server.seaview}/${step}`;
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    expect([answer.statusCode, answer.json().errorType]).toEqual([403, 'ORIGIN_REFUSED']);
  }
});
