import { calendarDateIn } from '@suite/contracts/dates';
import type { ResultOf } from '@suite/contracts/http';
import type { checkInBookingEndpoint, CheckInPayload } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { type DeskBooking } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Returned } from '../../http/endpoints/serve-endpoint.ts';
import { isAllVerified } from '../desk.policy.ts';
import { flagText } from '../domain/flag-texts.ts';
import { deleteIdentities } from '../identities.repository.ts';
import { acknowledgeFlags, findFlags, type StoredFlag } from '../person-flags.repository.ts';
import { noteAtDesk } from './note-at-desk.ts';

/**
 * @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT for unverified guests, open flags or a second call
 */
export async function checkInBooking(
  db: Database,
  caller: Caller,
  id: number,
  { acknowledged, early }: CheckInPayload,
  now = new Date(),
): Promise<Returned<ResultOf<typeof checkInBookingEndpoint>>> {
  const note = { action: 'check-in-booking', moment: 'checked_in', at: now } as const;
  await noteAtDesk(db, caller, id, note, async (party, tx) => {
    if (party.booking.checked_in_at) throw new DomainError('CONFLICT', 'CHECKED_IN_ALREADY');
    if (!isAllVerified(party)) {
      throw new DomainError('CONFLICT', 'GUESTS_NOT_VERIFIED');
    }
    const isEarly = isBeforeArrival(party.booking, now);
    if (isEarly && !early) {
      throw new DomainError('CONFLICT', 'ARRIVES_LATER', { day: { date: party.booking.checkin_date } });
    }
    const flags = await findFlags(tx, [id]);
    refuseUnacknowledged(flags, acknowledged);
    await acknowledgeFlags(tx, id, { user_id: caller.user_id, at: now });
    await deleteIdentities(tx, id);
    return {
      early: isEarly,
      acknowledged: flags.map(({ user_type, item_id, flag }) => ({ user_type, item_id, flag })),
    };
  });
  return { checked_in_at: now };
}

export function isBeforeArrival({ time_zone, checkin_date }: DeskBooking, now: Date): boolean {
  return calendarDateIn(time_zone, now) < checkin_date;
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
