import type { RatingPayload } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { rateStay } from '../../ratings/ratings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { isStayOver } from '../domain/is-stay-over.ts';
import { requireVerifiedPrimary, type Guest } from '../verification.policy.ts';

/** @throws DomainError PERMISSION_DENIED, CONFLICT before the check-out or for a second rating */
export async function rateOwnStay(
  db: Database,
  guest: Guest,
  { stars, comment }: RatingPayload,
  now = new Date(),
): Promise<void> {
  requireVerifiedPrimary(guest);
  const { booking, address } = guest;
  if (!isStayOver(booking, now)) {
    throw new DomainError('CONFLICT', 'STAY_NOT_OVER');
  }
  const { hotel_id, id: booking_id } = booking;
  const rating = { hotel_id, booking_id, stars, ...(comment && { comment }) };
  if (!(await rateStay(db, { user_id: null, address }, rating))) {
    throw new DomainError('CONFLICT', 'STAY_RATED_ALREADY');
  }
}
