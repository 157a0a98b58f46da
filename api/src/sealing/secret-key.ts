import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type SecretKey = readonly [Buffer, ...Buffer[]];

export interface DerivedKey {
  id: string;
  key: Buffer;
}

export const keyIdBytes = 4;

export function keyIdOf(key: Buffer): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'key id', keyIdBytes)).toString('hex');
}

/** Derives keys that cannot be used for another purpose, newest first. */
export function deriveKeys(
  secretKey: SecretKey,
  purpose: string,
  salt = '',
): readonly [DerivedKey, ...DerivedKey[]] {
  const derive = (key: Buffer): DerivedKey => ({
    id: keyIdOf(key),
    key: Buffer.from(hkdfSync('sha256', key, salt, purpose, 32)),
  });
  const [newest, ...older] = secretKey;
  return [derive(newest), ...older.map(derive)];
}

/** Signs with every key, newest first; `isOneOf` accepts each of them. */
export function signaturesOf(
  secretKey: SecretKey,
  purpose: string,
  ...parts: readonly (string | Uint8Array)[]
): readonly [Buffer, ...Buffer[]] {
  const sign = ({ key }: DerivedKey) => {
    const hmac = createHmac('sha256', key);
    for (const part of parts) hmac.update(part);
    return hmac.digest();
  };
  const [newest, ...older] = deriveKeys(secretKey, purpose);
  return [sign(newest), ...older.map(sign)];
}

export function isOneOf(expected: readonly Buffer[], given: Buffer): boolean {
  return expected.some((one) => one.length === given.length && timingSafeEqual(one, given));
}
