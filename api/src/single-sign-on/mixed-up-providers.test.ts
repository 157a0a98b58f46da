import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  openSingleSignOnTest,
  type Browser,
  type SingleSignOnTest,
} from '../testing/contexts/open-single-sign-on-test.ts';
import {
  clientId,
  clientSecret,
  startOidcProvider,
  type OidcProvider,
} from '../testing/processes/start-oidc-provider.ts';

let server: SingleSignOnTest;

beforeAll(async () => {
  server = await openSingleSignOnTest();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.provider.tamper = undefined;
  expect((await server.save(server.seaview)).statusCode).toBe(200);
  server.provider.people.set('ana', { email: 'ana@seaview.test', email_verified: true });
  server.provider.signedIn = 'ana';
});

async function expectRefused(answer: Awaited<ReturnType<Browser['finish']>>): Promise<void> {
  expect([answer.statusCode, answer.json().errorType]).toEqual([401, 'INVALID_CREDENTIALS']);
  expect(answer.cookies).toEqual([]);
}

let other: OidcProvider;
beforeAll(async () => {
  other = await startOidcProvider('http://localhost:3000', [server.seaview, server.harbour]);
  other.people.set('mallory', { email: 'manager@seaview.test', email_verified: true });
  other.signedIn = 'mallory';
  const change = { issuer: other.issuer, provider_name: 'Harbour ID', default_role_id: null };
  expect((await server.save(server.harbour, change, 'manager@harbour.test')).statusCode).toBe(200);
});
afterAll(() => other.close());

test('its answer is not taken for that of the first', async () => {
  const browser = server.browser();
  const atOther = (await browser.start(server.harbour)).json().result.continue_at;
  const query = await browser.visit(atOther);
  await expectRefused(await browser.finish(server.seaview, query));
  const started = (await browser.start(server.seaview)).json().result.continue_at;
  const state = new URL(started).searchParams.get('state');
  const mixed = new URLSearchParams(query);
  mixed.set('state', state ?? '');
  await expectRefused(await browser.finish(server.seaview, `?${mixed}`));
});

test('it cannot say who a person of the first hotel is', async () => {
  const answer = await server.browser().signIn(server.harbour);
  expect([answer.statusCode, answer.json().errorType]).toEqual([403, 'PERMISSION_DENIED']);
});

test('its tokens, sent in the place of those of the first, are refused', async () => {
  const url = new URL(`${other.issuer}/auth`);
  server.provider.tamper = async (path, body) => {
    if (path !== '/token') return body;
    const id_token = await tokenOf(other, url);
    return JSON.stringify({ ...(JSON.parse(body) as object), id_token });
  };
  const browser = server.browser();
  const started = new URL((await browser.start(server.seaview)).json().result.continue_at);
  url.search = started.search;
  await expectRefused(await browser.finish(server.seaview, await browser.visit(started.href)));
  expect(other.calls.at(-1)).toBe('POST /token');
});

test('an issuer that was changed on the way ends the sign-ins that were under way', async () => {
  const browser = server.browser();
  const query = await browser.visit((await browser.start(server.seaview)).json().result.continue_at);
  expect((await server.save(server.seaview, { issuer: other.issuer })).statusCode).toBe(200);
  await expectRefused(await browser.finish(server.seaview, query));
});

/** Obtains a token that a provider signed for the same client, nonce and address. */
async function tokenOf({ issuer }: OidcProvider, url: URL): Promise<string> {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  const code = new URLSearchParams(await server.browser().visit(url.href)).get('code') ?? '';
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: `http://localhost:3000/single-sign-on/${server.seaview}`,
    }),
  });
  return ((await answer.json()) as { id_token: string }).id_token;
}
