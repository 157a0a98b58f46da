import { randomBytes } from 'node:crypto';
import type { Database } from '@suite/database';
import type { BookingKey } from '../../bookings/bookings.public.ts';
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
export async function findNumberKey(
  db: Database,
  secretKey: SecretKey,
  booking: BookingKey,
): Promise<Buffer> {
  const { booking_id } = booking;
  const keys = sealingKeys(numberKey, secretKey);
  const known = await findSealedKey(db, booking);
  if (known) return openBytes(keys, String(booking_id), known);
  const isOlder = await hasNumberDigests(db, booking);
  await storeKey(db, secretKey, booking, isOlder ? derivedNumberKey(secretKey, booking_id) : randomBytes(32));
  const stored = await findSealedKey(db, booking);
  if (!stored) throw new Error(`The booking ${booking_id} is gone`);
  return openBytes(keys, String(booking_id), stored);
}

/** Stores the derived keys of digests that predate stored keys. */
export async function keepNumberKeys(db: Database, secretKey: SecretKey): Promise<void> {
  for (const booking of await findBookingsWithoutNumberKey(db)) {
    await storeKey(db, secretKey, booking, derivedNumberKey(secretKey, booking.booking_id));
  }
}

async function storeKey(db: Database, secretKey: SecretKey, booking: BookingKey, key: Buffer): Promise<void> {
  const sealed = sealBytes(sealingKeys(numberKey, secretKey), String(booking.booking_id), key);
  await insertNumberKey(db, booking, sealed);
}
