import { openBytes, sealBytes, sealingKeys, type SealedPlace } from '../../plugins/sealing/sealed-bytes.ts';
import type { SecretKey } from '../../plugins/sealing/secret-key.ts';
import type { ObjectStore } from './object-store.ts';

/** Photos are bound to their paths. */
const guestImages: SealedPlace = { purpose: 'verification.images' };

/**
 * Keeps nothing in the clear: each object is sealed under a key of its own, bound to its path. What was altered, moved to
 * another path or sealed under another key is reported and otherwise not there.
 */
export function sealObjects(
  store: ObjectStore,
  secretKey: SecretKey,
  onDamage: (path: string, error: unknown) => void,
): ObjectStore {
  const keys = sealingKeys(guestImages, secretKey);
  return {
    ...store,
    put: (path, bytes) => store.put(path, sealBytes(keys, path, bytes)),
    async get(path) {
      const stored = await store.get(path);
      if (!stored) return undefined;
      try {
        return openBytes(keys, path, stored);
      } catch (error) {
        onDamage(path, error);
        return undefined;
      }
    },
  };
}
