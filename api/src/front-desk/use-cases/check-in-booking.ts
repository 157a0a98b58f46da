import type { Database } from '@suite/database';
import type {
  checkInBookingEndpoint,
  CheckInPayload,
  checkOutBookingEndpoint,
} from '@suite/contracts/verification';
import type { ResultOf } from '@suite/contracts/http';
import { clearCheckIn, noteMoment } from '../../bookings/bookings.public.ts';
import type { Returned } from '../../http/endpoints/serve-endpoint.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Caller } from '../../access/caller.ts';
import {
  acknowledgeFlags,
  changeAtDesk,
  deleteIdentities,
  findFlags,
  flagText,
  isAllVerified,
  isBeforeArrival,
  reopenFlags,
  type StoredFlag,
} from '../../verification/verification.public.ts';

/**
 * @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT for unverified guests, open flags or a second call
 */
export function checkInBooking(
  db: Database,
  caller: Caller,
  id: number,
  { acknowledged, early }: CheckInPayload,
  now = new Date(),
): Promise<Returned<ResultOf<typeof checkInBookingEndpoint>>> {
  return changeAtDesk(db, caller, id, { action: 'check-in-booking', at: now }, async (tx, party) => {
    if (party.booking.checked_in_at) throw new DomainError('CONFLICT', 'CHECKED_IN_ALREADY');
    if (!isAllVerified(party)) throw new DomainError('CONFLICT', 'GUESTS_NOT_VERIFIED');
    const isEarly = isBeforeArrival(party.booking, now);
    if (isEarly && !early) {
      throw new DomainError('CONFLICT', 'ARRIVES_LATER', { day: { date: party.booking.checkin_date } });
    }
    const flags = await findFlags(tx, [id]);
    refuseUnacknowledged(flags, acknowledged);
    await acknowledgeFlags(tx, id, { user_id: caller.user_id, at: now });
    await deleteIdentities(tx, id);
    await noteMoment(tx, id, { moment: 'checked_in', at: now, user_id: caller.user_id });
    const seen = flags.map(({ user_type, item_id, flag }) => ({ user_type, item_id, flag }));
    return { details: { early: isEarly, acknowledged: seen }, result: { checked_in_at: now } };
  });
}

function refuseUnacknowledged(
  flags: readonly StoredFlag[],
  acknowledged: CheckInPayload['acknowledged'],
): void {
  const missing = flags.filter(
    ({ user_type, item_id, flag }) =>
      !acknowledged.some(
        (one) => one.user_type === user_type && one.item_id === item_id && one.flag === flag,
      ),
  );
  if (missing.length === 0) return;
  const sentences = [...new Set(missing.map(({ flag }) => flagText(flag).text))];
  throw new DomainError('CONFLICT', 'FLAGS_NOT_SEEN', { flags: { sentences } });
}

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

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT before the check-in or after the check-out */
export function checkOutBooking(
  db: Database,
  caller: Caller,
  id: number,
  now = new Date(),
): Promise<Returned<ResultOf<typeof checkOutBookingEndpoint>>> {
  return changeAtDesk(db, caller, id, { action: 'check-out-booking', at: now }, async (tx, { booking }) => {
    if (booking.checked_out_at) throw new DomainError('CONFLICT', 'CHECKED_OUT_ALREADY');
    if (!booking.checked_in_at) throw new DomainError('CONFLICT', 'NOT_CHECKED_IN_YET');
    await noteMoment(tx, id, { moment: 'checked_out', at: now, user_id: caller.user_id });
    return { details: {}, result: { checked_out_at: now } };
  });
}
