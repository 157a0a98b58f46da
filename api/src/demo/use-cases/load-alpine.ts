import { daysBefore, type DemoLoad } from '../demo-load.ts';
import { alpine } from '../domain/account-hotels.ts';
import { alpineRates } from '../domain/rooms-and-rates.ts';
import { loadApprovedHotel } from './load-approved-hotel.ts';
import { loadBookings } from './load-bookings.ts';
import { loadRatings } from './load-ratings.ts';
import { loadRooms } from './load-rooms.ts';

export async function loadAlpine(load: DemoLoad, super_admin_id: number): Promise<void> {
  load.progress('Opening the hotel Alpine');
  await load.database.transaction(async (tx) => {
    const admin = await loadApprovedHotel(tx, load, super_admin_id, alpine, 150);
    await loadBookings(tx, load, {
      creators: [admin],
      opened: daysBefore(load.now, 146),
      seed: 7,
      counts: { past: 13, leaving: 2, staying: 5, arriving: 2, coming: 18 },
    });
    // The hotel has no rooms yet, like each new hotel.
    await loadRooms(tx, admin, alpineRates, []);
    await loadRatings(tx, load, admin);
  });
}
