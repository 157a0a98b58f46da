import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findStaysOf } from '../../bookings/bookings.public.ts';
import { rateStay } from '../../ratings/ratings.public.ts';
import { daysBefore, demoAddress, type DemoLoad } from '../demo-load.ts';
import { makeChoices } from '../domain/choices.ts';

const starWeights = { 5: 46, 4: 34, 3: 13, 2: 5, 1: 2 };
const days = 90;

export async function loadRatings(tx: Database, { now }: DemoLoad, admin: Caller): Promise<void> {
  const choices = makeChoices(5);
  const today = calendarDateIn(admin.hotel_time_zone ?? 'UTC', now);
  for (let daysAgo = days; daysAgo > 0; daysAgo -= 1) {
    const day = addDays(today, -daysAgo);
    const stays = await findStaysOf(tx, { hotel_id: admin.hotel_id ?? 0, day, what: 'departure' });
    for (const { booking_id } of stays) {
      if (!choices.chance(0.45)) continue;
      const stars = Number(choices.weighted(starWeights));
      const guest = { user_id: null, address: demoAddress };
      await rateStay(tx, guest, { booking_id, stars, rated_at: daysBefore(now, daysAgo) });
    }
  }
}
