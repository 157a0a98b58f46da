import type { BookingStats } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { countStats } from '../booking-counts.repository.ts';

export function getBookingStats(db: Database, caller: Caller): Promise<BookingStats> {
  return countStats(db, caller.scope);
}
