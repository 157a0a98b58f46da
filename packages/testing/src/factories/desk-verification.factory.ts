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

export const deskVerificationFactory = {
  /** Builds the state before any check, with guests verified as in the booking. */
  ofBooking(booking: Booking): DeskVerification {
    const { id, name, is_verified, passengers, checkin_date } = booking;
    return {
      booking_id: id,
      all_verified: is_verified && passengers.every((guest) => guest.is_verified),
      checkin_date,
      is_before_arrival: false,
      checked_in_at: null,
      checked_in_by: null,
      checked_out_at: null,
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
