import type { Booking } from '@suite/contracts/bookings';

export interface BookingStatus {
  label: 'All Verified' | 'Primary Guest Verified' | 'Verified' | 'Pending';
  /** The progress of the verification, for the colour of the label. */
  progress: 'done' | 'partial' | 'pending';
}

type Verifiable = Pick<Booking, 'is_verified'> & { passengers: readonly { is_verified: boolean }[] };

/** True when all guests of a booking are verified. */
export function isAllVerified({ is_verified: primaryVerified, passengers }: Verifiable): boolean {
  return primaryVerified && passengers.every((passenger) => passenger.is_verified);
}

/** The one label that sums up the verification of a booking's primary guest and its other guests. */
export function bookingStatus({ is_verified: primaryVerified, passengers }: Verifiable): BookingStatus {
  if (!primaryVerified) return { label: 'Pending', progress: 'pending' };
  if (passengers.length === 0) return { label: 'Verified', progress: 'done' };
  return isAllVerified({ is_verified: primaryVerified, passengers })
    ? { label: 'All Verified', progress: 'done' }
    : { label: 'Primary Guest Verified', progress: 'partial' };
}
