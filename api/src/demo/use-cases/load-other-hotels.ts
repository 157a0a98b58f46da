import { readCaller } from '../../auth/auth.public.ts';
import { registerHotel, rejectHotel } from '../../hotels/hotels.public.ts';
import { daysBefore, demoAddress, type DemoLoad } from '../demo-load.ts';
import {
  newHotels,
  newHotelsAge,
  pendingHotels,
  rejectedHotels,
  rejectedHotelsAge,
  rejectionReasons,
} from '../domain/other-hotels.ts';
import { loadApprovedHotel } from './load-approved-hotel.ts';

export async function loadOtherHotels(load: DemoLoad, super_admin_id: number): Promise<void> {
  const { database, now, progress } = load;
  progress('Registering hotels that wait for a decision');
  await database.transaction(async (tx) => {
    const reviewer = await readCaller(tx, super_admin_id, demoAddress);
    for (const [index, registration] of rejectedHotels.entries()) {
      const daysAgo = rejectedHotelsAge[index] ?? 0;
      const arrival = { address: demoAddress, now: daysBefore(now, daysAgo) };
      const { id } = await registerHotel(tx, registration, arrival);
      const rejection = { rejection_reason: rejectionReasons[index] ?? '' };
      await rejectHotel(tx, reviewer, id, rejection, daysBefore(now, daysAgo - 2));
    }
    for (const [index, registration] of newHotels.entries()) {
      await loadApprovedHotel(tx, load, super_admin_id, registration, newHotelsAge[index] ?? 0);
    }
    for (const [index, registration] of pendingHotels.entries()) {
      const daysAgo = (pendingHotels.length - index) * 1.7;
      await registerHotel(tx, registration, { address: demoAddress, now: daysBefore(now, daysAgo) });
    }
  });
}
