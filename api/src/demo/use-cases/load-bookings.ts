import { calendarDateIn } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import {
  createBooking,
  noteMoment,
  recordVerification,
  writeCancelReason,
} from '../../bookings/bookings.public.ts';
import { sellStay } from '../../rooms/rooms.public.ts';
import { insertRoomNights } from '../demo-desk.repository.ts';
import { demoAddress, type DemoLoad } from '../demo-load.ts';
import { makeChoices } from '../domain/choices.ts';
import { makePeople } from '../domain/people.ts';
import { planBookings, type BookingPlan, type PlannedBooking } from '../domain/plan-bookings.ts';

export interface HotelBookings extends Pick<BookingPlan, 'counts' | 'opened' | 'rooms'> {
  creators: readonly [Caller, ...Caller[]];
  seed: number;
}

export async function loadBookings(tx: Database, load: DemoLoad, hotel: HotelBookings): Promise<void> {
  const { creators, seed, counts, opened, rooms } = hotel;
  const { hotel_name, hotel_time_zone } = creators[0];
  const choices = makeChoices(seed);
  const plans = planBookings({
    choices,
    people: makePeople(choices),
    today: calendarDateIn(hotel_time_zone ?? 'UTC', load.now),
    now: load.now,
    opened,
    counts,
    rooms,
  });
  for (const [index, plan] of plans.entries()) {
    if (index % 100 === 0) load.progress(`Entering bookings of ${hotel_name}: ${index} of ${plans.length}`);
    await loadBooking(tx, load, creators[index % creators.length] ?? creators[0], plan);
  }
}

async function loadBooking(
  tx: Database,
  load: DemoLoad,
  creator: Caller,
  plan: PlannedBooking,
): Promise<void> {
  const { created_at, verified, room_number, moments, cancel_reason, ...payload } = plan;
  const options = { secretKey: load.secretKey, events: { stayPlanned: sellStay }, now: created_at };
  const booking = await createBooking(tx, creator, payload, options);
  const { hotel_id, id } = booking;
  const desk = { user_id: creator.user_id, address: demoAddress };
  const record = (
    action: string,
    happened_at: Date,
    details: object,
    actor: typeof desk | typeof guest = desk,
  ) =>
    recordAudit(tx, {
      ...{ actor, hotel_id, action, subject_type: 'booking', subject_id: id },
      ...{ details, happened_at },
    });
  if (verified) {
    await recordVerification(tx, { hotel_id, booking_id: id, ...verified });
    await record('record-verification', verified.verified_at, { people: verified.people }, guest);
  }
  if (room_number !== null) await insertRoomNights(tx, { hotel_id, booking_id: id, room_number });
  for (const { moment, at } of moments) {
    await noteMoment(tx, booking, { moment, at, user_id: creator.user_id });
    await record(audited[moment], at, moment === 'checked_in' ? { early: false, acknowledged: [] } : {});
  }
  if (cancel_reason !== null) await writeCancelReason(tx, booking, cancel_reason);
}

const guest = { user_id: null, address: demoAddress };
const audited = {
  checked_in: 'check-in-booking',
  checked_out: 'check-out-booking',
  no_show: 'mark-no-show',
  cancelled: 'cancel-booking',
} as const;
