import { randomBytes } from 'node:crypto';
import type { Database } from '@suite/database';
import { openBytes, sealBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { derivedNumberKey, numberKey } from '../domain/identity-keys.ts';
import {
  findBookingsWithoutNumberKey,
  findNumberKey as findSealedKey,
  hasNumberDigests,
  insertNumberKey,
} from '../documents.repository.ts';

/** Digests cannot be recomputed, so the booking's key must survive a change of the server's keys. */
export async function findNumberKey(db: Database, secretKey: SecretKey, booking_id: number): Promise<Buffer> {
  const keys = sealingKeys(numberKey, secretKey);
  const known = await findSealedKey(db, booking_id);
  if (known) return openBytes(keys, String(booking_id), known);
  const isOlder = await hasNumberDigests(db, booking_id);
  await storeKey(
    db,
    secretKey,
    booking_id,
    isOlder ? derivedNumberKey(secretKey, booking_id) : randomBytes(32),
  );
  const stored = await findSealedKey(db, booking_id);
  if (!stored) throw new Error(`The booking ${booking_id} is gone`);
  return openBytes(keys, String(booking_id), stored);
}

/** Stores the derived keys of digests that predate stored keys. */
export async function keepNumberKeys(db: Database, secretKey: SecretKey): Promise<void> {
  for (const booking_id of await findBookingsWithoutNumberKey(db)) {
    await storeKey(db, secretKey, booking_id, derivedNumberKey(secretKey, booking_id));
  }
}

async function storeKey(db: Database, secretKey: SecretKey, booking_id: number, key: Buffer): Promise<void> {
  const sealed = sealBytes(sealingKeys(numberKey, secretKey), String(booking_id), key);
  await insertNumberKey(db, booking_id, sealed);
}
