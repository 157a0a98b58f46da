import { hkdfSync } from 'node:crypto';
import { openBytes, sealBytes } from '../../plugins/sealed-bytes.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * Keeps nothing in the clear: each object is sealed under a key of its own, bound to its path. What was altered, moved to
 * another path or sealed under another key is reported and otherwise not there.
 */
export function sealObjects(
  store: ObjectStore,
  secretKey: Buffer,
  onDamage: (path: string, error: unknown) => void,
): ObjectStore {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'verification.images', 32));
  return {
    ...store,
    put: (path, bytes) => store.put(path, sealBytes(key, path, bytes)),
    async get(path) {
      const stored = await store.get(path);
      if (!stored) return undefined;
      try {
        return openBytes(key, path, stored);
      } catch (error) {
        onDamage(path, error);
        return undefined;
      }
    },
  };
}
