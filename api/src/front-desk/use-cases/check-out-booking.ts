import type { ResultOf } from '@suite/contracts/http';
import type { checkOutBookingEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { noteMoment } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Returned } from '../../http/endpoints/serve-endpoint.ts';
import { changeAtDesk } from '../../verification/verification.public.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT before the check-in or after the check-out */
export function checkOutBooking(
  db: Database,
  caller: Caller,
  id: number,
  now = new Date(),
): Promise<Returned<ResultOf<typeof checkOutBookingEndpoint>>> {
  return changeAtDesk(db, caller, id, { action: 'check-out-booking', at: now }, async (tx, { booking }) => {
    if (booking.checked_out_at) {
      throw new DomainError('CONFLICT', 'CHECKED_OUT_ALREADY');
    }
    if (!booking.checked_in_at) {
      throw new DomainError('CONFLICT', 'NOT_CHECKED_IN_YET');
    }
    await noteMoment(tx, id, { moment: 'checked_out', at: now, user_id: caller.user_id });
    return { details: {}, result: { checked_out_at: now } };
  });
}
