import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { findOverlappingStay, isOverlap, type GuestStay } from '../bookings.repository.ts';
import { describeConflict } from '../domain/describe-conflict.ts';

export async function refuseOverlap<Result>(
  db: Database,
  stay: GuestStay,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isOverlap(error)) throw error;
    throw new DomainError('DATE_RANGE_CONFLICT', describeConflict(await findOverlappingStay(db, stay)));
  }
}
