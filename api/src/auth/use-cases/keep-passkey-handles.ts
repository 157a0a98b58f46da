import { randomBytes } from 'node:crypto';
import type { Database } from '@suite/database';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { passkeyHandles } from '../domain/passkey-site.ts';
import { findDerivedHandles, storePasskeyHandle } from '../passkeys.repository.ts';

export function handleOf(
  db: Database,
  secretKey: SecretKey,
  user_id: number,
  hasPasskeys: boolean,
): Promise<Buffer> {
  return storePasskeyHandle(db, user_id, hasPasskeys ? derivedHandle(secretKey, user_id) : randomBytes(32));
}

/** Stores derived handles, so that they survive a change of the secret key. */
export async function keepPasskeyHandles(db: Database, secretKey: SecretKey): Promise<void> {
  for (const user_id of await findDerivedHandles(db)) {
    await storePasskeyHandle(db, user_id, derivedHandle(secretKey, user_id));
  }
}

// Handles were derived from the first key, which is the oldest now.
function derivedHandle(secretKey: SecretKey, user_id: number): Buffer {
  const [newest, ...older] = passkeyHandles(secretKey, user_id);
  return older.at(-1) ?? newest;
}
