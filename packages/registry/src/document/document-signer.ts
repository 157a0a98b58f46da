import { createPrivateKey, sign } from 'node:crypto';
import type { SecretKey } from '../grants/grant-signer.ts';
import { deriveSigningKey } from '../signing-key.ts';

/** Signs with the newest key; the signature is 64 bytes of P-256 in base64. */
export function documentSigner([newest]: SecretKey): (etag: string, body: string) => string {
  const key = createPrivateKey({ key: deriveSigningKey(newest, 'documents'), format: 'jwk' });
  return (etag, body) =>
    sign('sha256', Buffer.from(`${etag}\n${body}`), { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
}

export function documentKeys(secretKey: SecretKey): string[] {
  return secretKey.map((secret) => {
    const { x, y } = deriveSigningKey(secret, 'documents');
    return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
      'base64',
    );
  });
}
