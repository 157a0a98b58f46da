import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findHeldPermissions, lockStaffing, type StaffedHotel } from '../staffing.repository.ts';

/** Serializes changes of the hotel's staff and roles, and passes the caller's current permissions to `work`. */
export async function changeStaffing<T>(
  db: Database,
  caller: Caller,
  hotel_id: number,
  work: (tx: Database, caller: Caller, hotel: StaffedHotel) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const hotel = await lockStaffing(tx, hotel_id);
    if (!hotel) throw new DomainError('HOTEL_NOT_FOUND', 'HOTEL_NOT_FOUND');
    const held = await findHeldPermissions(tx, caller.user_id);
    const permissions = caller.permissions.filter((name) => held.includes(name));
    return work(tx, { ...caller, permissions }, hotel);
  });
}
