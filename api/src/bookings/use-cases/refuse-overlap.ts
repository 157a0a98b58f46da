import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { findOverlappingStay, isOverlap, type OverlappingStay } from '../booking-searches.repository.ts';
import type { GuestStay } from '../bookings.repository.ts';

export async function refuseOverlap<Result>(
  db: Database,
  stay: GuestStay,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isOverlap(error)) throw error;
    const other = await findOverlappingStay(db, stay);
    throw other ? overlapWith(other) : new DomainError('DATE_RANGE_CONFLICT', 'GUEST_HAS_BOOKING');
  }
}

export function overlapWith({ id, name, checkin_date, checkout_date }: OverlappingStay): DomainError {
  const days = { checkin: { date: checkin_date }, checkout: { date: checkout_date } };
  return new DomainError('DATE_RANGE_CONFLICT', 'GUEST_HAS_BOOKING_FROM', { id, name, ...days });
}
