import type { Database } from '@suite/database';
import { findDeskBooking } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { actingFor, namePerson, type Person } from '../domain/acting-for.ts';
import type { Guest } from '../verification.policy.ts';
import { findGuest } from './find-guest.ts';

/** While photos were looked at the booking may have been deleted, its link ended, or its guest exchanged. */
export async function requireUnchanged(
  db: Database,
  { token_hash, address }: Pick<Guest, 'token_hash' | 'address'>,
  person: Pick<Person, 'booking_id' | 'passenger_id' | 'name'>,
  now: Date,
): Promise<{ guest: Guest; person: Person }> {
  const guest = await findGuest(db, token_hash, address, now);
  const found = guest && actingFor(guest.booking, namePerson(person));
  if (!found || 'refusal' in found || found.person.name.toLowerCase() !== person.name.toLowerCase()) {
    throw bookingChanged();
  }
  return { guest, person: found.person };
}

/** Repeats `requireUnchanged` and locks the booking: no other transaction verifies a guest of it before this one ends. */
export async function lockUnchanged(
  tx: Database,
  guest: Guest,
  person: Person,
  now: Date,
): ReturnType<typeof requireUnchanged> {
  const { id, hotel_id } = guest.booking;
  await findDeskBooking(tx, { kind: 'hotel', hotel_id }, id, { locked: true });
  return requireUnchanged(tx, guest, person, now);
}

export function bookingChanged(): DomainError {
  return new DomainError('CONFLICT', 'The booking was changed meanwhile. Please open the link again.');
}
