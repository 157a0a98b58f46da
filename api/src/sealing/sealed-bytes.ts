import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, keyIdBytes, type DerivedKey, type SecretKey } from './secret-key.ts';

const ivBytes = 12;
const tagBytes = 16;
// Values of before this mark have none: they begin with their random nonce, and each key is tried.
const mark = Buffer.from('SK1:');

/** With which values of one purpose are sealed; `openBytes` takes any of the keys. */
export type SealingKeys = readonly [DerivedKey, ...DerivedKey[]];

/** Something whose values are stored sealed. The keys are derived for its purpose. */
export interface SealedPlace {
  purpose: string;
}

export const sealingKeys = (place: SealedPlace, secretKey: SecretKey): SealingKeys =>
  deriveKeys(secretKey, place.purpose);

/** What values begin with that are sealed with the newest key. */
export function newestHeader([{ id }]: SealingKeys): Buffer {
  return Buffer.concat([mark, Buffer.from(id, 'hex')]);
}

/**
 * AES-256-GCM with the newest key, as mark, key id, nonce, tag, ciphertext; bound to a context: moved to another one, it
 * cannot be opened.
 */
export function sealBytes(keys: SealingKeys, context: string | Uint8Array, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keys[0].key, iv);
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([newestHeader(keys), iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error when the bytes were altered, moved, or sealed with a key that is not listed */
export function openBytes(keys: SealingKeys, context: string | Uint8Array, sealed: Buffer): Buffer {
  const id = keyIdIn(sealed);
  const named = keys.find((one) => one.id === id);
  const attempts = [
    ...(named ? [{ key: named.key, from: mark.length + keyIdBytes }] : []),
    ...keys.map(({ key }) => ({ key, from: 0 })),
  ];
  for (const { key, from } of attempts) {
    const opened = tryToOpen(key, context, sealed.subarray(from));
    if (opened) return opened;
  }
  throw new Error(
    id === null || named
      ? 'A sealed value was altered, moved, or sealed with a key that SECRET_KEY does not list'
      : `A value is sealed with the key ${id}, which SECRET_KEY does not list`,
  );
}

/** The key that a value names; null for one that names none. */
export function keyIdIn(sealed: Buffer): string | null {
  if (!sealed.subarray(0, mark.length).equals(mark)) return null;
  return sealed.subarray(mark.length, mark.length + keyIdBytes).toString('hex');
}

function tryToOpen(key: Buffer, context: string | Uint8Array, sealed: Buffer): Buffer | undefined {
  if (sealed.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
