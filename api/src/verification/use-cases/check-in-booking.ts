import type { ResultOf } from '@suite/contracts';
import type { checkInBookingEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Caller } from '../../auth/auth.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { Returned } from '../../plugins/serve-endpoint.ts';
import { isAllVerified } from '../desk.policy.ts';
import { noteAtDesk } from './note-at-desk.ts';

/**
 * Notes that the guests of a booking are there.
 * @throws ApiError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT while somebody is not verified or when it was noted
 */
export async function checkInBooking(
  db: Database,
  caller: Caller,
  id: number,
  now = new Date(),
): Promise<Returned<ResultOf<typeof checkInBookingEndpoint>>> {
  await noteAtDesk(db, caller, id, { action: 'check-in-booking', moment: 'checked_in', at: now }, (party) => {
    if (party.booking.checked_in_at) {
      throw new ApiError(409, 'CONFLICT', 'This booking is checked in already.');
    }
    if (!isAllVerified(party)) {
      throw new ApiError(409, 'CONFLICT', 'Please verify everybody of this booking before they check in.');
    }
  });
  return { checked_in_at: now };
}
