import type { Database } from '@suite/database';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { HotelRegistration, RatesForm, RoomForm } from '@suite/contracts/hotels';
import { findStaysOf } from '../../bookings/bookings.public.ts';
import type { Caller } from '../../access/caller.ts';
import { choosePassword, readCaller } from '../../auth/auth.public.ts';
import { daysBefore, demoAddress, demoPassword, type DemoLoad } from '../demo-load.ts';
import { makeChoices } from '../domain/choices.ts';
import { rateStay } from '../../ratings/ratings.public.ts';
import { approveHotel, registerHotel, updateRates } from '../../hotels/hotels.public.ts';
import { createRooms } from '../../rooms/rooms.public.ts';

export async function loadApprovedHotel(
  tx: Database,
  { now, publicUrl }: DemoLoad,
  super_admin_id: number,
  registration: HotelRegistration,
  daysAgo: number,
): Promise<Caller> {
  const { id } = await registerHotel(tx, registration, {
    address: demoAddress,
    now: daysBefore(now, daysAgo),
  });
  const reviewer = await readCaller(tx, super_admin_id, demoAddress);
  const approvedOn = daysBefore(now, daysAgo - 2);
  const { admin_user_id } = await approveHotel(tx, reviewer, id, { publicUrl, now: approvedOn });
  await choosePassword(tx, { user_id: admin_user_id, address: demoAddress }, demoPassword, approvedOn);
  return readCaller(tx, admin_user_id, demoAddress);
}

export async function loadRooms(
  tx: Database,
  admin: Caller,
  rates: RatesForm,
  rooms: readonly RoomForm[],
): Promise<void> {
  await updateRates(tx, admin, rates);
  if (rooms.length > 0) await createRooms(tx, admin, { rooms: [...rooms] });
}

const starWeights = { 5: 46, 4: 34, 3: 13, 2: 5, 1: 2 };
const days = 90;

export async function loadRatings(tx: Database, { now }: DemoLoad, admin: Caller): Promise<void> {
  const choices = makeChoices(5);
  const today = calendarDateIn(admin.hotel_time_zone ?? 'UTC', now);
  for (let daysAgo = days; daysAgo > 0; daysAgo -= 1) {
    const day = addDays(today, -daysAgo);
    const stays = await findStaysOf(tx, { hotel_id: admin.hotel_id ?? 0, day, what: 'departure' });
    for (const { hotel_id, booking_id } of stays) {
      if (!choices.chance(0.45)) continue;
      const stars = Number(choices.weighted(starWeights));
      const guest = { user_id: null, address: demoAddress };
      await rateStay(tx, guest, { hotel_id, booking_id, stars, rated_at: daysBefore(now, daysAgo) });
    }
  }
}
