import { randomBytes } from 'node:crypto';
import type { Database } from '@suite/database';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { passkeyHandles } from '../domain/passkey-site.ts';
import { findDerivedHandles, storePasskeyHandle } from '../passkeys.repository.ts';

/** What an account's passkeys know it by, always the same; nothing in it tells who it is. */
export function handleOf(
  db: Database,
  secretKey: SecretKey,
  user_id: number,
  hasPasskeys: boolean,
): Promise<Buffer> {
  return storePasskeyHandle(db, user_id, hasPasskeys ? derivedHandle(secretKey, user_id) : randomBytes(32));
}

/** Stores the handles of accounts whose passkeys were made when handles were derived: they stay when keys change. */
export async function keepPasskeyHandles(db: Database, secretKey: SecretKey): Promise<void> {
  for (const user_id of await findDerivedHandles(db)) {
    await storePasskeyHandle(db, user_id, derivedHandle(secretKey, user_id));
  }
}

// Made by the only key there was, which is the oldest now.
function derivedHandle(secretKey: SecretKey, user_id: number): Buffer {
  const [newest, ...older] = passkeyHandles(secretKey, user_id);
  return older.at(-1) ?? newest;
}
