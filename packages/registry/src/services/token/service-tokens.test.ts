import { expect, test } from '@jest/globals';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { openServiceTokens } from './service-tokens.ts';

const before = Buffer.alloc(32, 1);
const after = Buffer.alloc(32, 2);
const caller = { user_id: 1, tenant_id: 7, sees_every_tenant: false, roles: [], permissions: [] };
const issuer = 'https://suite.test';

test('processes with the same secret have the same keys', async () => {
  const keys = await openServiceTokens([before], issuer).keys();
  expect(await openServiceTokens([before], issuer).keys()).toEqual(keys);
  expect(await openServiceTokens([after], issuer).keys()).not.toEqual(keys);
});

test('after a rotation the newest key signs, and tokens of the earlier one are still verified', async () => {
  const rotated = openServiceTokens([after, before], issuer);
  const keySet = createLocalJWKSet({ keys: await rotated.keys() });
  const old = await openServiceTokens([before], issuer).sign(caller, 'spa');
  const fresh = await rotated.sign(caller, 'spa');
  expect((await jwtVerify(old, keySet)).payload.sub).toBe('1');
  const [newest] = await rotated.keys();
  expect((await jwtVerify(fresh, keySet)).protectedHeader.kid).toBe(newest?.kid);
});

test('a token of another secret, audience or issuer, or of a minute ago, is not verified', async () => {
  const tokens = openServiceTokens([before], issuer);
  const keySet = createLocalJWKSet({ keys: await tokens.keys() });
  const token = await tokens.sign(caller, 'spa');
  const foreign = await openServiceTokens([after], issuer).sign(caller, 'spa');
  const expected = { audience: 'spa', issuer };
  await expect(jwtVerify(token, keySet, expected)).resolves.toBeDefined();
  await expect(jwtVerify(foreign, keySet, expected)).rejects.toThrow('no applicable key');
  await expect(jwtVerify(token, keySet, { ...expected, audience: 'other' })).rejects.toThrow('"aud"');
  await expect(jwtVerify(token, keySet, { ...expected, issuer: 'https://other.test' })).rejects.toThrow(
    '"iss"',
  );
  const currentDate = new Date(Date.now() + 61_000);
  await expect(jwtVerify(token, keySet, { ...expected, currentDate })).rejects.toThrow('"exp"');
});
