import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findOverlappingStay, isOverlap, type OverlappingStay } from '../booking-searches.repository.ts';
import type { GuestStay } from '../bookings.repository.ts';
import { isReferenceTaken } from '../links.repository.ts';
import { nameSeenBy } from '../domain/guest-visibility.ts';

/** Refuses a reference, too, when another booking was given it meanwhile. */
export async function refuseOverlap<Result>(
  db: Database,
  caller: AnyCaller,
  stay: GuestStay,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isReferenceTaken(error)) throw referenceTaken();
    if (!isOverlap(error)) throw error;
    const other = await findOverlappingStay(db, stay);
    if (!other) throw new DomainError('DATE_RANGE_CONFLICT', 'GUEST_HAS_BOOKING');
    throw overlapWith({ ...other, name: nameSeenBy(caller, other.name) });
  }
}

export function overlapWith({ id, name, checkin_date, checkout_date }: OverlappingStay): DomainError {
  const days = { checkin: { date: checkin_date }, checkout: { date: checkout_date } };
  return new DomainError('DATE_RANGE_CONFLICT', 'GUEST_HAS_BOOKING_FROM', { id, name, ...days });
}

export function referenceTaken(): DomainError {
  return new DomainError('CONFLICT', 'REFERENCE_TAKEN', {}, 'external_reference');
}
