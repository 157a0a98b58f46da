import type { Booking } from '@suite/contracts/bookings';
import { t } from '../languages/catalog.ts';
import { isAllVerified } from './booking-status.ts';
import { listOf } from './booking-texts.ts';
import { hasEnded } from './stays.ts';

/** Returns `#324 to #326`, or each number if another booking was created in between. */
export function bookingNumbers(bookings: readonly Pick<Booking, 'id'>[]): string {
  const ids = bookings.map(({ id }) => id);
  const [first = 0, last = 0] = [ids.at(0), ids.at(-1)];
  return last - first === ids.length - 1
    ? t('#{first} to #{last}', { first, last })
    : listOf(ids.map((id) => `#${id}`));
}

const isAsked = (booking: Booking) =>
  !hasEnded(booking) && booking.stay_state !== 'checked_out' && !isAllVerified(booking);

const personOf = ({ name, email }: Booking) => `${name}\n${email}`.toLowerCase();

/** Returns the booking whose e-mail has the links of this one, too: a person gets one e-mail about the rooms of a group. */
export function mailedWith(booking: Booking, bookings: readonly Booking[]): Booking | undefined {
  if (!booking.group_id || !isAsked(booking)) return undefined;
  const first = bookings.find(
    (one) => one.group_id === booking.group_id && personOf(one) === personOf(booking) && isAsked(one),
  );
  return first?.id === booking.id ? undefined : first;
}

export function bookingsToInvite(group: readonly Booking[]): Booking[] {
  return group.filter((booking) => isAsked(booking) && !mailedWith(booking, group));
}
