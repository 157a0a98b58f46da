import type { Database } from '@suite/database';
import { findBookingByToken, isLinkAlive } from '../../bookings/bookings.public.ts';
import type { Guest } from '../verification.policy.ts';

/** The holder of the link with a token of this hash; null when there is no such link, or none that works any more. */
export async function findGuest(
  db: Database,
  token_hash: Buffer,
  address: string,
  now = new Date(),
): Promise<Guest | null> {
  const booking = await findBookingByToken(db, token_hash);
  return booking && isLinkAlive(booking, now) ? { booking, token_hash, address } : null;
}
