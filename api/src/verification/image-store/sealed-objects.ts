import { keyIdIn, openBytes, sealBytes, sealingKeys, type SealedPlace } from '../../sealing/sealed-bytes.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { ObjectStore } from './object-store.ts';

/** Photos are bound to their paths. */
const guestImages: SealedPlace = { purpose: 'verification.images' };

/** Objects that are sealed. */
export interface SealedObjects extends ObjectStore {
  /** Seals an object with the newest key, unless it is: what was done, or why nothing was. */
  reseal(path: string): Promise<'resealed' | 'current' | 'unreadable' | 'gone'>;
}

/**
 * Keeps nothing in the clear: each object is sealed under a key of its own, bound to its path. What was altered, moved to
 * another path or sealed under another key is reported and otherwise not there.
 */
export function sealObjects(
  store: ObjectStore,
  secretKey: SecretKey,
  onDamage: (path: string, error: unknown) => void,
): SealedObjects {
  const keys = sealingKeys(guestImages, secretKey);
  const open = (path: string, stored: Buffer) => {
    try {
      return openBytes(keys, path, stored);
    } catch (error) {
      onDamage(path, error);
      return undefined;
    }
  };
  return {
    ...store,
    put: (path, bytes) => store.put(path, sealBytes(keys, path, bytes)),
    async get(path) {
      const stored = await store.get(path);
      if (!stored) return undefined;
      return open(path, stored);
    },
    async reseal(path) {
      const stored = await store.get(path);
      if (!stored) return 'gone';
      if (keyIdIn(stored) === keys[0].id) return 'current';
      const opened = open(path, stored);
      if (!opened) return 'unreadable';
      await store.put(path, sealBytes(keys, path, opened));
      return 'resealed';
    },
  };
}
