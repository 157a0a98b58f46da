import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { MoveStayPayload } from '@suite/contracts/rooms';
import { sql } from '@suite/database';
import { updateBooking } from './bookings/bookings.public.ts';
import { DomainError } from './errors/domain-error.ts';
import { assignRoom } from './rooms/use-cases/assign-room.ts';
import { deleteRoom } from './rooms/use-cases/delete-room.ts';
import { moveStay } from './rooms/use-cases/move-stay.ts';
import { createBlock } from './rooms/use-cases/room-blocks.ts';
import { updateRoom } from './rooms/use-cases/update-room.ts';
import {
  addBooking,
  deps,
  openBookingsTest,
  type BookingsTest,
} from './testing/contexts/open-bookings-test.ts';
import { addRoom } from './testing/contexts/open-dashboard-test.ts';
import { changeStay } from './front-desk/use-cases/change-stay.ts';
import { checkInBooking } from './front-desk/use-cases/check-in-booking.ts';

const today = calendarDateIn('UTC');
const day = (offset: number) => addDays(today, offset);
let fixture: BookingsTest;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

test('changes of stays and rooms at once wait for each other in one order', async () => {
  const { database: db, seaview: hotel_id, people } = fixture;
  const caller = people.seaviewAdmin;
  const addStay = (email: string) =>
    addBooking(db, {
      ...{ hotel_id, email, is_verified: true },
      ...{ checkin_date: today, checkout_date: day(2) },
    });
  for (let round = 0; round < 6; round += 1) {
    await db.query(sql`delete from bookings`);
    await db.query(sql`delete from room_nights`);
    await db.query(sql`delete from rooms`);
    const rooms = [];
    for (let number = 0; number < 6; number += 1) rooms.push(await addRoom(db, hotel_id));
    const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0] = rooms;
    const stays = [];
    for (const room_id of [one, two, three, four]) {
      const id = await addStay(`guest${room_id}@guests.test`);
      await assignRoom(db, caller, id, { room_id, is_fixed: false, upgrade: false });
      stays.push(id);
    }
    const [first = 0, second = 0, leaving = 0, cancelled = 0] = stays;
    await checkInBooking(db, caller, leaving, { acknowledged: [], early: false });
    const arriving = await addStay('arriving@guests.test');
    const move = (id: number, to: number, wish: Partial<MoveStayPayload>) =>
      moveStay(db, caller, id, {
        ...{ checkin_date: today, checkout_date: day(to), room_id: null, swap_with: undefined },
        ...{ upgrade: false, allow_overbooking: false, ...wish },
      });
    const edited = {
      ...{ name: 'Guest', email: `guest${two}@guests.test`, room_type: 'Double' as const, passengers: [] },
      ...{ checkin_date: today, checkout_date: day(3), no_nights: 3, end_verification: true },
    };
    const block = { from: today, to: day(4), kind: 'out_of_order' as const, reason: 'Shower' };
    const outcomes = await Promise.allSettled([
      move(first, 2, { room_id: two, swap_with: second }),
      move(second, 3, { room_id: one, swap_with: first }),
      updateBooking(db, caller, second, edited, deps),
      changeStay(db, caller, leaving, { action: 'check-out', reason: '' }),
      checkInBooking(db, caller, arriving, { acknowledged: [], early: false, room_id: five }),
      changeStay(db, caller, cancelled, { action: 'cancel', reason: 'Storm' }),
      updateRoom(db, caller, four, { room_number: `R${four}`, room_type: 'Single', status: 'Clean' }),
      deleteRoom(db, caller, six),
      createBlock(db, caller, { ...block, room_id: six }),
    ]);
    const faults = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(faults.filter((fault) => !(fault instanceof DomainError))).toEqual([]);
  }
});
