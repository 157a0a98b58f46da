import type { Database } from '@suite/database';
import { markVerified, type VerifiedMark } from '../bookings.repository.ts';

export type Verification = VerifiedMark;

/** Must run in the caller's transaction. An earlier instant of verification is preserved. */
export async function recordVerification(tx: Database, verification: Verification): Promise<void> {
  const found = await markVerified(tx, verification);
  if (!found)
    throw new Error(`There is no booking ${verification.booking_id} to verify, or no such guest in it`);
}
