import type { Database } from '@suite/database';
import { findDeskBooking } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { actingFor, namePerson, type Person } from '../domain/acting-for.ts';
import type { Guest } from '../verification.policy.ts';
import { findGuest } from './find-guest.ts';

/** During a check, the booking may be deleted, its link may expire, or its guest may be replaced. */
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

/** Also locks the booking, so that no other transaction verifies a guest of it. */
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
  return new DomainError('CONFLICT', 'BOOKING_CHANGED');
}
