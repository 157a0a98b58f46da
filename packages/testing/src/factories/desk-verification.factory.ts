import type { Booking } from '@suite/contracts/bookings';
import type { DeskPerson, DeskVerification } from '@suite/contracts/verification';

const untouched = {
  method: null,
  document: null,
  verified_at: null,
  verified_by: null,
  desk_chosen_at: null,
  attempts_today: 0,
  left_today: 10,
  flags: [],
  checks: [],
} satisfies Partial<DeskPerson>;

const at = '2027-03-05T12:00:00Z';
const by = 'Maja Lind';

/** Gives the moments that a state of the stay implies. */
function momentsOf({ stay_state }: Booking) {
  const hasArrived = stay_state === 'in_house' || stay_state === 'checked_out';
  const hasLeft = stay_state === 'checked_out';
  const hasEnded = stay_state === 'no_show' || stay_state === 'cancelled';
  return {
    checked_in_at: hasArrived ? at : null,
    checked_in_by: hasArrived ? by : null,
    checked_out_at: hasLeft ? at : null,
    checked_out_by: hasLeft ? by : null,
    ended: hasEnded
      ? { state: stay_state, at, by, reason: stay_state === 'cancelled' ? 'Fell ill' : null }
      : null,
  };
}

export const deskVerificationFactory = {
  /** Builds the state before any check, with guests verified and checked in as in the booking. */
  ofBooking(booking: Booking): DeskVerification {
    const { id, name, is_verified, passengers, checkin_date } = booking;
    return {
      booking_id: id,
      all_verified: is_verified && passengers.every((guest) => guest.is_verified),
      checkin_date,
      is_before_arrival: false,
      ...momentsOf(booking),
      people: [
        { ...untouched, user_type: { user_type: 'primary', item_id: id }, name, type: 'Adult', is_verified },
        ...passengers.map((guest) => ({
          ...untouched,
          user_type: { user_type: 'guest' as const, item_id: guest.id },
          name: guest.name,
          type: guest.type,
          is_verified: guest.is_verified,
        })),
      ],
    };
  },
};
