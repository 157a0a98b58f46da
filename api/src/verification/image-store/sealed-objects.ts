import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Keeps nothing in the clear: AES-256-GCM under a key of its own, as nonce, tag, ciphertext, bound to the object's path.
 * What was altered, moved to another path or sealed under another key is reported and otherwise not there.
 */
export function sealObjects(
  store: ObjectStore,
  secretKey: Buffer,
  onDamage: (path: string, error: unknown) => void,
): ObjectStore {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'verification.images', 32));
  return {
    ...store,
    async put(path, bytes) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      cipher.setAAD(Buffer.from(path));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      await store.put(path, Buffer.concat([iv, cipher.getAuthTag(), sealed]));
    },
    async get(path) {
      const stored = await store.get(path);
      if (!stored) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        });
        decipher.setAAD(Buffer.from(path));
        decipher.setAuthTag(stored.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([decipher.update(stored.subarray(ivBytes + tagBytes)), decipher.final()]);
      } catch (error) {
        onDamage(path, error);
        return undefined;
      }
    },
  };
}
