import type { Booking } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import { findOverbooked } from '../availability.repository.ts';

/**
 * Returns a function that removes the mark of a stay that fits again, because another stay ended or rooms came back into
 * service.
 */
export async function refreshOverbooked(
  db: Database,
  bookings: readonly Booking[],
): Promise<(booking: Booking) => Booking> {
  const overbooked = await findOverbooked(
    db,
    bookings.filter(({ is_overbooked }) => is_overbooked),
  );
  return (booking) => ({ ...booking, is_overbooked: overbooked.has(booking.id) });
}
