import type { Passenger, VerificationBooking } from '@suite/contracts';

/** Whom a page is about. */
export interface Person {
  name: string;
  is_verified: boolean;
}

/** What an address shows of a booking. */
export type GuestView =
  | { kind: 'invalid-link' | 'invalid-guest' | 'waits-for-primary' | 'guest-done' | 'all-done' }
  | { kind: 'details'; person: Person; isPrimary: boolean };

/** Whether the primary guest and all others are verified. */
export function isAllVerified({ is_verified, passengers }: VerificationBooking): boolean {
  return is_verified && passengers.every((passenger) => passenger.is_verified);
}

/**
 * What is shown at `/user-verification/{token}/{type}/{id}`. Without a type, and with `primary` whatever the number, it is
 * the primary guest's page.
 */
export function guestViewOf(booking: VerificationBooking, type = 'primary', id = ''): GuestView {
  if (type === 'primary') return primaryView(booking);
  if (type !== 'guest') return { kind: 'invalid-link' };
  const guest = booking.passengers.find((passenger) => String(passenger.id) === id);
  return guest ? passengerView(booking, guest) : { kind: 'invalid-guest' };
}

function primaryView(booking: VerificationBooking): GuestView {
  if (isAllVerified(booking)) return { kind: 'all-done' };
  return { kind: 'details', person: booking, isPrimary: true };
}

function passengerView(booking: VerificationBooking, guest: Passenger): GuestView {
  if (guest.is_verified) return { kind: 'guest-done' };
  if (!booking.is_verified) return { kind: 'waits-for-primary' };
  return { kind: 'details', person: guest, isPrimary: false };
}
