import { consentVersion, type VerificationBooking } from '@suite/contracts';
import type { Database } from '@suite/database';
import {
  findBookingByToken,
  hashVerificationToken,
  type LinkedBooking,
} from '../../bookings/bookings.public.ts';
import { hasRating } from '../../dashboard/dashboard.public.ts';
import { findFinishedChecks } from '../attempts.repository.ts';
import { findDeletion } from '../deletions.repository.ts';
import { namePerson } from '../domain/acting-for.ts';
import { attemptsLeft } from '../domain/attempts-left.ts';
import { countParty } from '../domain/count-party.ts';
import { requireLiveLink } from '../verification.policy.ts';

/** The booking of a guest's link, as far as its holder may see it. Reads alone: mail scanners open links too. */
export async function getUserByToken(
  db: Database,
  token: string,
  now = new Date(),
): Promise<VerificationBooking> {
  const booking = requireLiveLink(await findBookingByToken(db, hashVerificationToken(token)), now);
  const { passenger_id, passengers, id: booking_id } = booking;
  const person = { booking_id, passenger_id };
  const { left_today, paused_until } = attemptsLeft(await findFinishedChecks(db, person), now);
  return {
    ...factsOf(booking),
    ...countParty(passengers),
    // Another guest's link tells nothing of the others, nor where the primary guest is written to.
    email: passenger_id === null ? booking.email : null,
    passengers: passengers.filter(({ id }) => passenger_id === null || id === passenger_id),
    verification_token: token,
    person: namePerson(person),
    is_rated: passenger_id === null && (await hasRating(db, booking_id)),
    data_deleted_at: (await findDeletion(db, person))?.toISOString() ?? null,
    consent_version: consentVersion,
    attempts: { left_today, paused_until: paused_until && paused_until.toISOString() },
  };
}

function factsOf(booking: LinkedBooking) {
  const { id, name, hotel_name, room_type, checkin_date, checkout_date, no_nights, is_verified } = booking;
  const { guest_language } = booking;
  return {
    ...{ id, name, hotel_name, room_type, checkin_date, checkout_date, no_nights, is_verified },
    guest_language,
  };
}
