import type { Passenger } from '@suite/contracts/bookings';
import type { VerificationBooking } from '@suite/contracts/verification';

/** All guests whom the link shows, the primary guest first; another guest's own link shows that guest alone. */
export function listedPeople({ name, is_verified, passengers }: VerificationBooking, isPrimary: boolean) {
  const others = passengers.map((guest: Passenger) => ({ key: String(guest.id), ...guest }));
  return isPrimary ? [{ key: 'primary', name, type: null, is_verified }, ...others] : others;
}
