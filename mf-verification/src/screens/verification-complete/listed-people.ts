import type { Passenger } from '@suite/contracts/bookings';
import type { VerificationBooking } from '@suite/contracts/verification';

/** Another guest's own link lists that guest alone. */
export function listedPeople({ name, is_verified, passengers }: VerificationBooking, isPrimary: boolean) {
  const others = passengers.map((guest: Passenger) => ({ key: String(guest.id), ...guest }));
  return isPrimary ? [{ key: 'primary', name, type: null, is_verified }, ...others] : others;
}
