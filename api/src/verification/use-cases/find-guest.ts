import type { Database } from '@suite/database';
import { findBookingByToken } from '../../bookings/bookings.public.ts';
import { isLinkAlive } from '../../guest-links/guest-links.public.ts';
import type { Guest } from '../verification.policy.ts';

export async function findGuest(
  db: Database,
  token_hash: Buffer,
  address: string,
  now = new Date(),
): Promise<Guest | null> {
  const booking = await findBookingByToken(db, token_hash);
  return booking && isLinkAlive(booking, now) ? { booking, token_hash, address } : null;
}
