import { calendarDateIn } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { createBooking, noteMoment, recordVerification } from '../../bookings/bookings.public.ts';
import { demoAddress, type DemoLoad } from '../demo-load.ts';
import { makeChoices } from '../domain/choices.ts';
import { makePeople } from '../domain/people.ts';
import { planBookings, type BookingPlan } from '../domain/plan-bookings.ts';

export interface HotelBookings extends Pick<BookingPlan, 'counts' | 'opened'> {
  creators: readonly [Caller, ...Caller[]];
  seed: number;
}

export async function loadBookings(tx: Database, load: DemoLoad, hotel: HotelBookings): Promise<void> {
  const { creators, seed, counts, opened } = hotel;
  const { hotel_name, hotel_time_zone } = creators[0];
  const choices = makeChoices(seed);
  const plans = planBookings({
    choices,
    people: makePeople(choices),
    today: calendarDateIn(hotel_time_zone ?? 'UTC', load.now),
    now: load.now,
    opened,
    counts,
  });
  for (const [index, { created_at, verified, checked_in_at, ...payload }] of plans.entries()) {
    if (index % 100 === 0) load.progress(`Entering bookings of ${hotel_name}: ${index} of ${plans.length}`);
    const creator = creators[index % creators.length] ?? creators[0];
    const { id } = await createBooking(tx, creator, payload, { secretKey: load.secretKey, now: created_at });
    if (!verified) continue;
    await recordVerification(tx, { booking_id: id, ...verified });
    await recordAudit(tx, {
      actor: { user_id: null, address: demoAddress },
      hotel_id: creator.hotel_id,
      action: 'record-verification',
      subject_type: 'booking',
      subject_id: id,
      details: { people: verified.people },
      happened_at: verified.verified_at,
    });
    if (!checked_in_at) continue;
    await noteMoment(tx, id, { moment: 'checked_in', at: checked_in_at, user_id: creator.user_id });
    await recordAudit(tx, {
      actor: { user_id: creator.user_id, address: demoAddress },
      hotel_id: creator.hotel_id,
      action: 'check-in-booking',
      subject_type: 'booking',
      subject_id: id,
      details: { early: false, acknowledged: [] },
      happened_at: checked_in_at,
    });
  }
}
