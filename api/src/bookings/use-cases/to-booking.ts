import type { Booking } from '@suite/contracts/bookings';
import type { BookingRow } from '../bookings.repository.ts';

/** A row as it travels. */
export function toBooking(row: BookingRow): Booking {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}
