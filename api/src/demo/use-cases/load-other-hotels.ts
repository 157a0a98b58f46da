import { createSuperAdmin, findUserId } from '../../staff-roles/staff-roles.public.ts';
import { registerHotel, rejectHotel } from '../../hotels/hotels.public.ts';
import { alpine, alpineRates } from '../domain/account-hotels.ts';
import { choosePassword, readCaller } from '../../auth/auth.public.ts';
import { daysBefore, demoAddress, demoPassword, type DemoLoad } from '../demo-load.ts';
import {
  newHotels,
  newHotelsAge,
  pendingHotels,
  rejectedHotels,
  rejectedHotelsAge,
  rejectionReasons,
} from '../domain/other-hotels.ts';
import { loadApprovedHotel, loadRatings, loadRooms } from './load-approved-hotel.ts';
import { loadBookings } from './load-bookings.ts';

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

export async function loadAlpine(load: DemoLoad, super_admin_id: number): Promise<void> {
  load.progress('Opening the hotel Alpine');
  await load.database.transaction(async (tx) => {
    const admin = await loadApprovedHotel(tx, load, super_admin_id, alpine, 150);
    await loadBookings(tx, load, {
      rooms: [],
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

const superAdmin = { usr_email: 'superadmin@demo.test', usr_firstname: 'Helena', usr_lastname: 'Novak' };

export async function loadSuperAdmin({ database, now, progress }: DemoLoad): Promise<number> {
  const known = await findUserId(database, superAdmin.usr_email);
  if (known !== null) return known;
  progress('Creating the Super Admin');
  const then = daysBefore(now, 240);
  return database.transaction(async (tx) => {
    const { user_id } = await createSuperAdmin(tx, superAdmin, then);
    await choosePassword(tx, { user_id, address: demoAddress }, demoPassword, then);
    return user_id;
  });
}
