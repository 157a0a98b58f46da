import type { GuestPerson } from '@suite/contracts/bookings';
import { isLinkAlive, type LinkedBooking } from '../bookings/bookings.public.ts';
import { DomainError } from '../errors/domain-error.ts';
import { actingFor, type ActingRefusal, type Person } from './domain/acting-for.ts';

export interface Guest {
  booking: LinkedBooking;
  token_hash: Buffer;
  address: string;
}

/** The same error for unknown and expired links does not reveal earlier links. */
export function requireLiveLink(booking: LinkedBooking | null, now: Date): LinkedBooking {
  if (!booking || !isLinkAlive(booking, now)) {
    throw new DomainError('NOT_FOUND', 'The verification link is invalid or expired.');
  }
  return booking;
}

const refusals: Record<ActingRefusal, () => DomainError> = {
  unknown: () =>
    new DomainError('NOT_FOUND', 'The guest ID in the link does not match any guest in this booking.'),
  'only-primary': () => refused('Only the primary guest can verify other guests'),
  'primary-first': () => refused('Complete your verification first to manage guest verifications.'),
  'wait-for-primary': () => refused('The primary guest must complete verification before you can proceed.'),
};

function refused(message: string): DomainError {
  return new DomainError('PERMISSION_DENIED', message);
}

/** Links work until the end of their last day, but after the check-out there is nothing to verify. */
export function requirePerson({ booking }: Guest, named: GuestPerson | undefined): Person {
  if (booking.checked_out_at) {
    throw new DomainError(
      'CONFLICT',
      'The guests of this booking have checked out. There is nothing left to verify.',
    );
  }
  const found = actingFor(booking, named);
  if ('refusal' in found) throw refusals[found.refusal]();
  return found.person;
}

export function requireSendingPrimary({ booking }: Guest): void {
  if (booking.passenger_id !== null) throw refused('Only the primary guest can send verification emails');
  if (!booking.is_verified) throw refusals['primary-first']();
}

export function requireVerifiedPrimary({ booking }: Guest): void {
  if (booking.passenger_id !== null) throw refused('Only the primary guest can rate the stay.');
  if (!booking.is_verified) throw refused('Complete your verification first.');
}

export function refuseVerified({ is_verified }: Person): void {
  if (is_verified) throw new DomainError('CONFLICT', 'This guest is verified already.');
}
