import type { ResultOf } from '@suite/contracts/http';
import type { checkOutBookingEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Returned } from '../../http/endpoints/serve-endpoint.ts';
import { noteAtDesk } from './note-at-desk.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT before the check-in or after the check-out */
export async function checkOutBooking(
  db: Database,
  caller: Caller,
  id: number,
  now = new Date(),
): Promise<Returned<ResultOf<typeof checkOutBookingEndpoint>>> {
  const note = { action: 'check-out-booking', moment: 'checked_out', at: now } as const;
  await noteAtDesk(db, caller, id, note, async ({ booking }) => {
    if (booking.checked_out_at) {
      throw new DomainError('CONFLICT', 'CHECKED_OUT_ALREADY');
    }
    if (!booking.checked_in_at) {
      throw new DomainError('CONFLICT', 'NOT_CHECKED_IN_YET');
    }
    return {};
  });
  return { checked_out_at: now };
}
