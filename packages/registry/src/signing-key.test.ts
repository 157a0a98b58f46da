import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { documentSignatureHeader, overrideHeader } from '@suite/descriptor';
import { draftRelease } from './testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from './testing/start-test-registry.ts';
import { documentKeys } from './signing-key.ts';

const secretKey = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const;
let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry({ secretKey, freeOverrides: true });
  await registry.release(draftRelease('mf-guest', { access: 'public' }));
});
afterAll(() => registry.stop());

function isSignedBy(point: string, signature: unknown, text: string): boolean {
  const bytes = Buffer.from(point, 'base64');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: bytes.subarray(1, 33).toString('base64url'),
    y: bytes.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const settings = { key, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(text), settings, Buffer.from(String(signature), 'base64'));
}

test('a document is signed with its tag by the newest key that the page names, so that a browser may store it', async () => {
  const { headers, body } = await registry.document();
  const signature = headers[documentSignatureHeader];
  const [newest = '', older = ''] = documentKeys(secretKey);
  const text = `${String(headers.etag)}\n${body}`;
  expect(isSignedBy(newest, signature, text)).toBe(true);
  expect(isSignedBy(newest, signature, `"other"\n${body}`)).toBe(false);
  expect(isSignedBy(older, signature, text)).toBe(false);
});

test('a document with an override is not signed, since a browser may not store it', async () => {
  const { headers } = await registry.document({ [overrideHeader]: '{}' });
  expect(headers).not.toHaveProperty(documentSignatureHeader);
});
