import type { Booking } from '@suite/contracts/bookings';
import { t } from '../languages/catalog.ts';

export interface BookingStatus {
  label: string;
  progress: 'done' | 'partial' | 'pending';
}

type Verifiable = Pick<Booking, 'is_verified'> & { passengers: readonly { is_verified: boolean }[] };

export function isAllVerified({ is_verified: primaryVerified, passengers }: Verifiable): boolean {
  return primaryVerified && passengers.every((passenger) => passenger.is_verified);
}

export function bookingStatus({ is_verified: primaryVerified, passengers }: Verifiable): BookingStatus {
  if (!primaryVerified) return { label: t('Pending'), progress: 'pending' };
  if (passengers.length === 0) return { label: t('Verified'), progress: 'done' };
  return isAllVerified({ is_verified: primaryVerified, passengers })
    ? { label: t('All Verified'), progress: 'done' }
    : { label: t('Primary Guest Verified'), progress: 'partial' };
}
