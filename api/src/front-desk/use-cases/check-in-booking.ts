import type { Database } from '@suite/database';
import type { checkInBookingEndpoint, CheckInPayload } from '@suite/contracts/verification';
import type { ResultOf } from '@suite/contracts/http';
import { noteMoment, refuseEnded } from '../../bookings/bookings.public.ts';
import type { Returned } from '../../http/endpoints/serve-endpoint.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Caller } from '../../access/caller.ts';
import { enterRoom } from '../../rooms/rooms.public.ts';
import {
  acknowledgeFlags,
  changeAtDesk,
  deleteIdentities,
  findFlags,
  flagText,
  isAllVerified,
  isBeforeArrival,
  verifyShown,
  type StoredFlag,
} from '../../verification/verification.public.ts';

/**
 * @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT for unverified guests, open flags, an ended stay or a
 * second call
 */
export function checkInBooking(
  db: Database,
  caller: Caller,
  id: number,
  { acknowledged, early, shown = [], room_id }: CheckInPayload,
  now = new Date(),
): Promise<Returned<ResultOf<typeof checkInBookingEndpoint>>> {
  return changeAtDesk(db, caller, id, { action: 'check-in-booking', at: now }, async (tx, party) => {
    if (party.booking.checked_in_at) throw new DomainError('CONFLICT', 'CHECKED_IN_ALREADY');
    refuseEnded(party.booking.stay_state);
    const isEarly = isBeforeArrival(party.booking, now);
    if (isEarly && !early) {
      throw new DomainError('CONFLICT', 'ARRIVES_LATER', { day: { date: party.booking.checkin_date } });
    }
    await verifyShown(tx, caller, party, shown, now);
    if (!isAllVerified(party)) throw new DomainError('CONFLICT', 'GUESTS_NOT_VERIFIED');
    const flags = await findFlags(tx, [party.booking]);
    refuseUnacknowledged(flags, acknowledged);
    const key = { hotel_id: party.booking.hotel_id, booking_id: id };
    await acknowledgeFlags(tx, key, { user_id: caller.user_id, at: now });
    await deleteIdentities(tx, key);
    await noteMoment(tx, party.booking, { moment: 'checked_in', at: now, user_id: caller.user_id });
    await enterRoom(tx, caller, id, room_id);
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
