import { createECDH, hkdfSync, createPrivateKey, sign } from 'node:crypto';
import type { SecretKey } from './grants/grant-signer.ts';

const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** Derives a private key by FIPS 186-5, A.2.1: 16 bytes more than the order avoid a biased remainder. */
export function deriveSigningKey(secret: Uint8Array, purpose: 'service-tokens' | 'documents') {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', `suite/registry/${purpose}/1`, 48));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const text = (part: Buffer) => part.toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: text(point.subarray(1, 33)), y: text(point.subarray(33)), d: text(d) };
}

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
