import { consentVersion, type VerificationBooking } from '@suite/contracts';
import type { Database } from '@suite/database';
import { findBookingByToken } from '../../bookings/bookings.public.ts';
import { countParty } from '../domain/count-party.ts';
import { requireLiveLink } from '../verification.policy.ts';

/** The booking of a guest's link. Reads alone: mail scanners open links too. */
export async function getUserByToken(
  db: Database,
  token: string,
  now = new Date(),
): Promise<VerificationBooking> {
  const found = await findBookingByToken(db, token);
  const { time_zone: _, ...booking } = requireLiveLink(found, now);
  return {
    ...booking,
    ...countParty(booking.passengers),
    verification_token: token,
    person: { user_type: 'primary', item_id: booking.id },
    consent_version: consentVersion,
    attempts: { left_today: 10, paused_until: null },
    guest_language: null,
  };
}
