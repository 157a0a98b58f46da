import { consentVersionOf, type FaceEngine, type VerificationBooking } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import {
  findBookingByToken,
  hashVerificationToken,
  type LinkedBooking,
} from '../../bookings/bookings.public.ts';
import { arrivalCode, signArrival, type LinkSettings } from '../../guest-links/guest-links.public.ts';
import { hasRating } from '../../ratings/ratings.public.ts';
import { findFinishedChecks } from '../attempts.repository.ts';
import { findDeletion } from '../consents.repository.ts';
import { findDeskChoices } from '../desk-checks.repository.ts';
import { namePerson } from '../domain/acting-for.ts';
import { attemptsLeft } from '../domain/attempts-left.ts';
import { choicesShownTo } from '../domain/choices-shown-to.ts';
import { consentTermsOf } from '../domain/consent-terms.ts';
import { countParty } from '../domain/count-party.ts';
import { isStayOver } from '../domain/is-stay-over.ts';
import { findSelfieOwners } from '../selfies.repository.ts';
import { requireLiveLink } from '../verification.policy.ts';
import { findBirthChoices } from './choose-birth-date.ts';
import { isAllVerified, isAskedForFacts } from './store-guest-facts.ts';

/** Writes nothing, because mail scanners open links, too. */
export async function getUserByToken(
  db: Database,
  token: string,
  settings: LinkSettings & { identity: { engine?: FaceEngine } },
  now = new Date(),
): Promise<VerificationBooking> {
  const token_hash = hashVerificationToken(token);
  const booking = requireLiveLink(await findBookingByToken(db, token_hash), now);
  const { passenger_id, passengers, hotel_id, id: booking_id } = booking;
  const person = { hotel_id, booking_id, passenger_id };
  const terms = consentTermsOf(booking, settings.identity.engine ?? 'local');
  const { left_today, paused_until } = attemptsLeft(await findFinishedChecks(db, person), now);
  return {
    ...factsOf(booking),
    ...countParty(passengers),
    // The link of another guest reveals neither the other guests nor the primary guest's address.
    email: passenger_id === null ? booking.email : null,
    passengers: passengers.filter(({ id }) => passenger_id === null || id === passenger_id),
    verification_token: token,
    person: namePerson(person),
    is_stay_over: isStayOver(booking, now),
    is_rated: passenger_id === null && (await hasRating(db, person)),
    data_deleted_at: (await findDeletion(db, person))?.toISOString() ?? null,
    allows_photo_files: booking.allows_photo_files,
    ...terms,
    consent_version: consentVersionOf(terms),
    desk_choices: choicesShownTo(booking, await findDeskChoices(db, [booking])),
    accepted_selfies: await findSelfieOwners(db, { booking, token_hash }),
    // Guests who have left have nothing more to answer.
    birth_choices: booking.checked_out_at
      ? []
      : await findBirthChoices(db, settings.secretKey, { booking, token_hash }),
    attempts: { left_today, paused_until: paused_until && paused_until.toISOString() },
    guest_facts: isAskedForFacts(booking)
      ? { phone: booking.phone, arrival_time: booking.arrival_time, requests: booking.requests }
      : null,
    arrival: isAllVerified(booking) ? arrivalOf(settings, booking_id, token_hash) : null,
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

function arrivalOf(
  { secretKey, publicUrl }: LinkSettings,
  booking_id: number,
  token_hash: Buffer,
): VerificationBooking['arrival'] {
  const link = `${publicUrl}/bookings?arrival=${signArrival(secretKey, booking_id, token_hash)}`;
  return { code: arrivalCode(token_hash), link };
}
