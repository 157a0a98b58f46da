import { createECDH, hkdfSync } from 'node:crypto';

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
