import type { BookedPassenger, Booking } from '@suite/contracts/bookings';
import type { ReferencedBooking } from '@suite/contracts/integrations';

type SentGuest = ReferencedBooking['passengers'][number];
export type MatchedGuest = SentGuest & { id?: number };

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Gives guests who are in the booking already their ids, so that a guest who has verified stays verified. */
export function matchGuests(stored: readonly BookedPassenger[], sent: readonly SentGuest[]): MatchedGuest[] {
  const left = [...stored];
  return sent.map((guest) => {
    const found = left.findIndex(({ name, type }) => type === guest.type && isSameText(name, guest.name));
    const [match] = found === -1 ? [] : left.splice(found, 1);
    return match ? { ...guest, id: match.id } : guest;
  });
}

const required = ['name', 'room_type', 'checkin_date', 'checkout_date', 'no_nights'] as const;
/** A missing one is unchanged, and an empty text clears it. */
const optional = ['guest_language', 'phone', 'arrival_time', 'requests'] as const;

type Stay = Pick<Booking, (typeof required)[number] | (typeof optional)[number] | 'email' | 'passengers'>;

export function keepsStay(
  stored: Stay,
  sent: Omit<ReferencedBooking, 'passengers'> & { passengers: readonly MatchedGuest[] },
): boolean {
  const { passengers } = stored;
  return (
    isSameText(stored.email, sent.email) &&
    required.every((field) => stored[field] === sent[field]) &&
    optional.every(
      (field) => sent[field] === undefined || (sent[field] || null) === (stored[field] ?? null),
    ) &&
    sent.passengers.length === passengers.length &&
    sent.passengers.every(({ id, name }) => passengers.some((one) => one.id === id && one.name === name))
  );
}
