import { keyIdIn, openBytes, sealBytes, sealingKeys, type SealedPlace } from '../../sealing/sealed-bytes.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { ObjectStore } from './object-store.ts';

const guestImages: SealedPlace = { purpose: 'verification.images' };

export interface SealedObjects extends ObjectStore {
  reseal(path: string): Promise<'resealed' | 'current' | 'unreadable' | 'gone'>;
}

/** Reports objects that were altered, moved or sealed with an unknown key, and treats them as missing. */
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
