import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The keys of `SECRET_KEY`, newest first: the first seals and signs, every one of them opens and verifies. */
export type SecretKey = readonly [Buffer, ...Buffer[]];

/** A key for one purpose, and the id of the key of `SECRET_KEY` that it was derived from. */
export interface DerivedKey {
  id: string;
  key: Buffer;
}

/** How many bytes an id has. */
export const keyIdBytes = 4;

/** What a key is called in stored values, commands and messages: it does not reveal the key. */
export function keyIdOf(key: Buffer): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'key id', keyIdBytes)).toString('hex');
}

/**
 * Keys that serve one purpose alone, newest first: what is sealed or signed for another purpose can never be passed off
 * as this.
 */
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

/** What every key signs these bytes with, newest first: the first is given out, `isOneOf` accepts each of them. */
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

/** Whether a signature is one of those expected; the time it takes does not tell how much of it is right. */
export function isOneOf(expected: readonly Buffer[], given: Buffer): boolean {
  return expected.some((one) => one.length === given.length && timingSafeEqual(one, given));
}
