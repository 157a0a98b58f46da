import type { Passenger, GuestPerson } from '@suite/contracts/bookings';
import type { VerificationBooking } from '@suite/contracts/verification';

export interface Person extends GuestPerson {
  name: string;
  is_verified: boolean;
}

export type GuestView =
  | { kind: 'invalid-link' }
  | { kind: 'invalid-guest' }
  | { kind: 'waits-for-primary' | 'guest-done' | 'all-done' | 'details'; person: Person };

export function isAllVerified(booking: VerificationBooking): boolean {
  return booking.is_verified && booking.passengers.every((passenger) => passenger.is_verified);
}

function primaryOf({ id, name, is_verified }: VerificationBooking): Person {
  return { user_type: 'primary', item_id: id, name, is_verified };
}

/** Falls back to the primary guest if there is no guest with this ID. */
export function personOf(booking: VerificationBooking, { user_type, item_id }: GuestPerson): Person {
  const guest = booking.passengers.find(({ id }) => id === item_id);
  return user_type === 'guest' && guest ? asPerson(guest) : primaryOf(booking);
}

export function isPrimaryLink({ person }: VerificationBooking): boolean {
  return person.user_type === 'primary';
}

/**
 * On the primary guest's link, no type and `primary` show the primary guest, and `guest` shows the guest with the ID.
 * The link of another guest shows that guest alone, even without type and ID.
 */
export function guestViewOf(booking: VerificationBooking, type?: string, id = ''): GuestView {
  const owner = isPrimaryLink(booking) ? 'primary' : 'guest';
  const wanted = type ?? owner;
  if (wanted === 'primary') return owner === 'primary' ? primaryView(booking) : { kind: 'invalid-link' };
  if (wanted !== 'guest') return { kind: 'invalid-link' };
  const guestId = type === undefined ? String(booking.person.item_id) : id;
  const guest = booking.passengers.find((passenger) => String(passenger.id) === guestId);
  return guest ? passengerView(booking, asPerson(guest)) : { kind: 'invalid-guest' };
}

function asPerson({ id, name, is_verified }: Passenger): Person {
  return { user_type: 'guest', item_id: id, name, is_verified };
}

function primaryView(booking: VerificationBooking): GuestView {
  return { kind: isAllVerified(booking) ? 'all-done' : 'details', person: primaryOf(booking) };
}

function passengerView(booking: VerificationBooking, person: Person): GuestView {
  if (person.is_verified) return { kind: 'guest-done', person };
  return { kind: booking.is_verified ? 'details' : 'waits-for-primary', person };
}
