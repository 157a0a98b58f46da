import { readCaller } from '../../auth/auth.public.ts';
import { registerHotel, rejectHotel } from '../../hotels/hotels.public.ts';
import { daysBefore, demoAddress, type DemoLoad } from '../demo-load.ts';
import { pendingHotels, rejectedHotels, rejectionReasons } from '../domain/other-hotels.ts';

/** Hotels that wait for a decision, and a few that were turned down. */
export async function loadOtherHotels(load: DemoLoad, super_admin_id: number): Promise<void> {
  const { database, now, progress } = load;
  progress('Registering hotels that wait for a decision');
  await database.transaction(async (tx) => {
    const reviewer = await readCaller(tx, super_admin_id, demoAddress);
    for (const [index, registration] of rejectedHotels.entries()) {
      const daysAgo = 60 - 12 * index;
      const arrival = { address: demoAddress, now: daysBefore(now, daysAgo) };
      const { id } = await registerHotel(tx, registration, arrival);
      const rejection = { rejection_reason: rejectionReasons[index] ?? '' };
      await rejectHotel(tx, reviewer, id, rejection, daysBefore(now, daysAgo - 3));
    }
    for (const [index, registration] of pendingHotels.entries()) {
      const daysAgo = (pendingHotels.length - index) * 1.7;
      await registerHotel(tx, registration, { address: demoAddress, now: daysBefore(now, daysAgo) });
    }
  });
}
