import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createService } from './server.mjs';

/** @type {CryptoKey} */
let key;
/** @type {import('node:http').Server[]} */
const servers = [];
let suite = '';
let service = '';

/** @param {import('node:http').Server} server */
async function listen(server) {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${port}`;
}

before(async () => {
  const pair = await generateKeyPair('ES256');
  key = pair.privateKey;
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'test', alg: 'ES256' }];
  // This server replaces the suite and publishes the keys of its tokens.
  suite = await listen(createServer((_request, response) => response.end(JSON.stringify({ keys }))));
  service = await listen(createService({ suite }));
});
after(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const sign = ({
  audience = 'spa',
  expires = '60s',
  user_id = 1,
  tenant_id = 7,
  permissions = ['hotel_checkins_create'],
} = {}) =>
  new SignJWT({ tenant_id, permissions })
    .setProtectedHeader({ alg: 'ES256', kid: 'test' })
    .setSubject(String(user_id))
    .setIssuer(suite)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);

/** @param {string} path @param {string} token @param {string} method */
async function call(path, token, method = 'GET') {
  const answer = await fetch(service + path, { method, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: await answer.json() };
}

test('is healthy without a token', async () => {
  assert.equal((await fetch(`${service}/health`)).status, 200);
});

test('answers callers with a token of the suite for this service, and no other', async ({ mock }) => {
  const warnings = mock.method(console, 'warn', () => {}).mock;
  assert.equal((await call('/treatments', await sign())).status, 200);
  for (const token of ['', await sign({ audience: 'other' }), await sign({ expires: '-30s' })]) {
    assert.equal((await call('/treatments', token)).status, 401);
  }
  assert.match(
    warnings.calls.map(({ arguments: [line] }) => line).join(),
    /refused: .*"aud".*refused: .*"exp"/,
  );
});

test('takes a token that ran out while the clocks of two machines differ', async () => {
  assert.equal((await call('/treatments', await sign({ expires: '-5s' }))).status, 200);
});

test('books for the user of the token, within their hotel alone', async () => {
  const { body } = await call('/treatments/0/booking', await sign(), 'POST');
  assert.equal(body.booked_by, 1);
  const others = await call('/treatments', await sign({ tenant_id: 8 }));
  assert.equal(others.body[0].booked_by, null);
});

test('keeps a treatment for the user who booked it, until they cancel', async () => {
  const own = await sign({ tenant_id: 9 });
  const other = await sign({ tenant_id: 9, user_id: 2 });
  await call('/treatments/0/booking', own, 'POST');
  for (const method of ['POST', 'DELETE']) {
    const refused = await call('/treatments/0/booking', other, method);
    assert.deepEqual(refused, { status: 409, body: { message: 'Massage is booked by another user.' } });
  }
  const cancelled = await call('/treatments/0/booking', own, 'DELETE');
  assert.equal(cancelled.body.booked_by, null);
  assert.equal((await call('/treatments/0/booking', other, 'POST')).body.booked_by, 2);
});

test('refuses a booking without the permission', async () => {
  const { status } = await call(
    '/treatments/1/booking',
    await sign({ permissions: ['manage_hotel'] }),
    'POST',
  );
  assert.equal(status, 403);
});

test('shows treatments to those who may see them alone', async () => {
  const refused = await call('/treatments', await sign({ permissions: ['dashboard_view'] }));
  const message = 'You do not have permission to see treatments.';
  assert.deepEqual(refused, { status: 403, body: { message } });
  assert.equal((await call('/treatments', await sign({ permissions: ['manage_hotel'] }))).status, 200);
});

test('answers and stays up when a call cannot be read', async ({ mock }) => {
  mock.method(console, 'error', () => {});
  assert.equal((await call('//', await sign())).status, 500);
  assert.equal((await fetch(`${service}/health`)).status, 200);
});
