import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findHeldPermissions, lockStaffing, type StaffedHotel } from '../staffing.repository.ts';

/**
 * Runs a change of one hotel's staff or roles while no other is under way there, for a caller who holds what they
 * hold now: a right that was taken from them while the request was on its way counts no more.
 */
export async function changeStaffing<T>(
  db: Database,
  caller: Caller,
  hotel_id: number,
  work: (tx: Database, caller: Caller, hotel: StaffedHotel) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const hotel = await lockStaffing(tx, hotel_id);
    if (!hotel) throw new DomainError('HOTEL_NOT_FOUND', 'Hotel not found');
    const held = await findHeldPermissions(tx, caller.user_id);
    const permissions = caller.permissions.filter((name) => held.includes(name));
    return work(tx, { ...caller, permissions }, hotel);
  });
}
