import type { Booking } from '@suite/contracts/bookings';
import type { BookingRow } from '../bookings.repository.ts';

export function toBooking(row: BookingRow): Booking {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}
