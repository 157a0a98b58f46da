import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { listBookings } from '../../bookings/bookings.public.ts';
import { sendVerification } from '../../guest-links/guest-links.public.ts';
import type { DemoLoad } from '../demo-load.ts';

/** Sends links for visitors to try: one guest travels alone, one with company. */
export async function loadInvitations(tx: Database, load: DemoLoad, sender: Caller): Promise<void> {
  const today = calendarDateIn(sender.hotel_time_zone ?? 'UTC', load.now);
  const { bookings } = await listBookings(tx, sender, {
    status: 'pending',
    dateFrom: addDays(today, 1),
    page: 1,
    limit: 100,
  });
  const alone = bookings.find(({ passengers }) => passengers.length === 0);
  const together = bookings.find(({ passengers }) => passengers.some(({ type }) => type === 'Adult'));
  for (const booking of [alone, together]) {
    if (booking) await sendVerification(tx, sender, booking.id, load, load.now);
  }
}
