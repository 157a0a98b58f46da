import type { Database } from '@suite/database';
import { markVerified, type VerifiedMark } from '../bookings.repository.ts';

/** Who was verified when and how, by photos unless said otherwise; `all` is the primary guest and every other guest. */
export type Verification = VerifiedMark;

/** Records, in the caller's transaction, that guests of a live booking are verified. An earlier instant stays. */
export async function recordVerification(tx: Database, verification: Verification): Promise<void> {
  const found = await markVerified(tx, verification);
  if (!found)
    throw new Error(`There is no booking ${verification.booking_id} to verify, or no such guest in it`);
}
