import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, keyIdBytes, type DerivedKey, type SecretKey } from './secret-key.ts';

const ivBytes = 12;
const tagBytes = 16;
// Older values have no mark and start with their random nonce; every key is tried on them.
const mark = Buffer.from('SK1:');

/** The first key seals; `openBytes` accepts any of them. */
export type SealingKeys = readonly [DerivedKey, ...DerivedKey[]];

export interface SealedPlace {
  purpose: string;
}

export const sealingKeys = (place: SealedPlace, secretKey: SecretKey): SealingKeys =>
  deriveKeys(secretKey, place.purpose);

export function newestHeader([{ id }]: SealingKeys): Buffer {
  return Buffer.concat([mark, Buffer.from(id, 'hex')]);
}

/** Uses AES-256-GCM: mark, key id, nonce, tag, ciphertext. A value cannot be opened with another `context`. */
export function sealBytes(keys: SealingKeys, context: string | Uint8Array, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keys[0].key, iv);
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([newestHeader(keys), iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error if the bytes were altered, moved, or sealed with a key that is not listed */
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
