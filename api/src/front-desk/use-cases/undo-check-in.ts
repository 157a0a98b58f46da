import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { clearCheckIn } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { changeAtDesk, reopenFlags } from '../../verification/verification.public.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT */
export function undoCheckIn(
  db: Database,
  caller: Caller,
  id: number,
  now = new Date(),
): Promise<Record<string, never>> {
  return changeAtDesk(db, caller, id, { action: 'undo-check-in', at: now }, async (tx, { booking }) => {
    const { checked_in_at, checked_out_at } = booking;
    if (!checked_in_at) throw new DomainError('CONFLICT', 'NOT_CHECKED_IN');
    if (checked_out_at) throw new DomainError('CONFLICT', 'GUESTS_CHECKED_OUT');
    await clearCheckIn(tx, id);
    await reopenFlags(tx, id);
    return { details: { checked_in_at: checked_in_at.toISOString() }, result: {} };
  });
}
