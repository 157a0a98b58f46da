import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { clearCheckIn } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireParty } from '../desk.policy.ts';
import { reopenFlags } from '../person-flags.repository.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT */
export async function undoCheckIn(db: Database, caller: Caller, id: number, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const { booking } = await requireParty(tx, caller, id, { locked: true });
    if (!booking.checked_in_at) throw new DomainError('CONFLICT', 'NOT_CHECKED_IN');
    if (booking.checked_out_at) throw new DomainError('CONFLICT', 'GUESTS_CHECKED_OUT');
    await clearCheckIn(tx, id);
    await reopenFlags(tx, id);
    await recordAudit(tx, {
      actor: { user_id: caller.user_id, address: caller.address },
      hotel_id: booking.hotel_id,
      action: 'undo-check-in',
      subject_type: 'booking',
      subject_id: id,
      details: { checked_in_at: booking.checked_in_at.toISOString() },
      happened_at: now,
    });
  });
}
