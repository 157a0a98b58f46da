import type { PlainCode } from '@suite/contracts/messages';
import type { GuestPerson } from '@suite/contracts/bookings';
import type { LinkedBooking } from '../bookings/bookings.public.ts';
import { DomainError } from '../errors/domain-error.ts';
import { isLinkAlive } from '../guest-links/guest-links.public.ts';
import { actingFor, type ActingRefusal, type Person } from './domain/acting-for.ts';

export interface Guest {
  booking: LinkedBooking;
  token_hash: Buffer;
  address: string;
}

/** The same error for unknown and expired links does not reveal earlier links. */
export function requireLiveLink(booking: LinkedBooking | null, now: Date): LinkedBooking {
  if (!booking || !isLinkAlive(booking, now)) {
    throw new DomainError('NOT_FOUND', 'GUEST_LINK_INVALID');
  }
  return booking;
}

const refusals: Record<ActingRefusal, () => DomainError> = {
  unknown: () => new DomainError('NOT_FOUND', 'GUEST_UNKNOWN'),
  'only-primary': () => refused('GUEST_VERIFY_OTHERS_DENIED'),
  'primary-first': () => refused('GUEST_MANAGE_TOO_EARLY'),
  'wait-for-primary': () => refused('PRIMARY_GUEST_FIRST'),
};

function refused(code: PlainCode): DomainError {
  return new DomainError('PERMISSION_DENIED', code);
}

/** Links work until the end of their last day, but after the check-out there is nothing to verify. */
export function requirePerson({ booking }: Guest, named: GuestPerson | undefined): Person {
  if (booking.checked_out_at) {
    throw new DomainError('CONFLICT', 'GUEST_CHECKED_OUT');
  }
  const found = actingFor(booking, named);
  if ('refusal' in found) throw refusals[found.refusal]();
  return found.person;
}

export function requireSendingPrimary({ booking }: Guest): void {
  if (booking.passenger_id !== null) throw refused('GUEST_EMAILS_DENIED');
  if (!booking.is_verified) throw refusals['primary-first']();
}

export function requireVerifiedPrimary({ booking }: Guest): void {
  if (booking.passenger_id !== null) throw refused('GUEST_RATE_DENIED');
  if (!booking.is_verified) throw refused('GUEST_RATE_TOO_EARLY');
}

export function refuseVerified({ is_verified }: Person): void {
  if (is_verified) throw new DomainError('CONFLICT', 'GUEST_VERIFIED_ALREADY');
}
