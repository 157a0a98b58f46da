import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@suite/contracts/dates';
import type { StayAction } from '@suite/contracts/front-desk';
import { sql } from '@suite/database';
import fc from 'fast-check';
import {
  createBooking,
  deleteBooking,
  getBooking,
  restoreBooking,
  updateBooking,
} from './bookings/bookings.public.ts';
import { DomainError } from './errors/domain-error.ts';
import { changeStay } from './front-desk/use-cases/change-stay.ts';
import { deps, payload } from './testing/contexts/open-bookings-test.ts';
import { openRoomsTest, type RoomsTest } from './testing/contexts/open-rooms-test.ts';
import { assignRoom } from './rooms/use-cases/assign-room.ts';
import { assignStays } from './rooms/use-cases/assign-stays.ts';
import { enterRoom } from './rooms/use-cases/enter-room.ts';
import { stayChanged } from './rooms/use-cases/follow-stay.ts';
import { createBlock, deleteBlock } from './rooms/use-cases/room-blocks.ts';

let fixture: RoomsTest;
beforeAll(async () => {
  fixture = await openRoomsTest();
});
afterAll(() => fixture.drop());

/** `which` and `room` choose among the bookings and rooms that exist. */
interface Move {
  kind: keyof typeof moves;
  which: number;
  room: number;
  from: number;
  nights: number;
  flag: boolean;
}

interface Hotel {
  rooms: number[];
  bookings: number[];
  blocks: number[];
}

const at = (list: readonly number[], index: number) => list[index % Math.max(list.length, 1)] ?? 0;

async function changeAtDesk(id: number, action: StayAction): Promise<void> {
  await changeStay(fixture.database, fixture.people.seaviewAdmin, id, { action, reason: 'Storm' });
}

const moves = {
  async book({ bookings }: Hotel, { which, from, nights, flag }: Move) {
    const dates = {
      checkin_date: fixture.day(Math.max(from, 0)),
      checkout_date: fixture.day(Math.max(from, 0) + nights),
    };
    const room_type = flag ? 'Double' : 'Single';
    const allow_overbooking = which % 3 === 0;
    const made = payload({ ...dates, no_nights: nights, room_type, allow_overbooking });
    const { id } = await createBooking(fixture.database, fixture.people.seaviewAdmin, made, deps);
    bookings.push(id);
  },
  async assign({ bookings, rooms }: Hotel, { which, room, flag, from }: Move) {
    const assignment = { room_id: from > 6 ? null : at(rooms, room), is_fixed: flag, upgrade: flag };
    await assignRoom(fixture.database, fixture.people.seaviewAdmin, at(bookings, which), assignment);
  },
  async assignAll({ bookings }: Hotel, { flag }: Move) {
    await assignStays(fixture.database, fixture.people.seaviewAdmin, flag ? { ids: bookings.slice(-9) } : {});
  },
  async move({ bookings }: Hotel, { which, from, nights, flag }: Move) {
    const { seaviewAdmin } = fixture.people;
    const { name, email, checkin_date } = await getBooking(
      fixture.database,
      seaviewAdmin,
      at(bookings, which),
    );
    const begins = flag ? fixture.day(from) : checkin_date;
    const dates = { checkin_date: begins, checkout_date: addDays(begins, nights), no_nights: nights };
    const change = { name, email, room_type: 'Double' as const, passengers: [], ...dates };
    await updateBooking(fixture.database, seaviewAdmin, at(bookings, which), change, deps);
  },
  async remove({ bookings }: Hotel, { which, flag }: Move) {
    const events = { ...deps.events, bookingDeleted: async () => undefined };
    await deleteBooking(fixture.database, fixture.people.seaviewAdmin, at(bookings, which), events);
    if (flag)
      await restoreBooking(fixture.database, fixture.people.seaviewAdmin, at(bookings, which), events);
  },
  /** The desk checks in verified guests only, so that the state is written here. */
  async checkIn({ bookings, rooms }: Hotel, { which, room, flag }: Move) {
    const booking_id = at(bookings, which);
    await fixture.database.transaction(async (tx) => {
      const checkedIn = await tx.query(sql`
        update bookings set checked_in_at = now() where id = ${booking_id} and deleted_at is null
          and num_nonnulls(checked_in_at, cancelled_at, no_show_at) = 0 returning id`);
      if (checkedIn.length === 0) return;
      if (flag) await enterRoom(tx, fixture.people.seaviewAdmin, booking_id, at(rooms, room));
      else await stayChanged(tx, { booking_id, hotel_id: fixture.seaview });
    });
  },
  async checkOut({ bookings }: Hotel, { which, flag }: Move) {
    await changeAtDesk(at(bookings, which), 'check-out');
    if (flag) await changeAtDesk(at(bookings, which), 'undo-check-out');
  },
  async cancel({ bookings }: Hotel, { which, flag }: Move) {
    const id = at(bookings, which);
    if (flag) await changeAtDesk(id, 'undo-cancel');
    else await changeAtDesk(id, 'cancel');
  },
  async block({ rooms, blocks }: Hotel, { room, from, nights }: Move) {
    const dates = { from: fixture.day(from), to: fixture.day(from + nights) };
    const block = { room_id: at(rooms, room), ...dates, kind: 'out_of_service' as const, reason: 'Paint' };
    blocks.push((await createBlock(fixture.database, fixture.people.seaviewAdmin, block)).id);
  },
  async unblock({ blocks }: Hotel, { which }: Move) {
    await deleteBlock(fixture.database, fixture.people.seaviewAdmin, at(blocks, which));
  },
};

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[]), 'assign', 'assign', 'assignAll'),
  which: fc.nat(8),
  room: fc.nat(2),
  from: fc.integer({ min: -3, max: 8 }),
  nights: fc.integer({ min: 1, max: 5 }),
  flag: fc.boolean(),
});

async function openHotel(): Promise<Hotel> {
  await fixture.clear();
  const rooms = [await fixture.addRoom(), await fixture.addRoom()];
  const hotel: Hotel = { rooms, bookings: [], blocks: [] };
  for (const from of [0, 1, 2]) {
    await moves.book(hotel, { kind: 'book', which: 0, room: 0, from, nights: 3, flag: true });
  }
  return hotel;
}

/** A block may leave more nights sold than rooms in service, a stay only with a mark. */
async function expectMarkedOverbookings(): Promise<void> {
  const unmarked = await fixture.database.query(sql`
    select night::date, sold, rooms, marked
    from generate_series(${fixture.day(-3)}::timestamp, ${fixture.day(20)}::timestamp, '1 day') as night
    cross join lateral (
      select count(*) as sold, count(*) filter (where is_overbooked) as marked from bookings
      where hotel_id = ${fixture.seaview} and room_type = 'Double' and checkin_date <= night and sold_until(stay_end, left_on, checkin_date) > night
        and coalesce(deleted_at, cancelled_at, no_show_at) is null
    ) as stays
    cross join (select count(*) as rooms from rooms where hotel_id = ${fixture.seaview} and room_type = 'Double') as rooms
    where night >= ${fixture.day(0)}::date and sold > rooms + marked`);
  expect(unmarked).toEqual([]);
}

async function expectSoundNights(): Promise<void> {
  const problems = await fixture.database.query(sql`
    select 'overlap' as problem, one.id from room_nights as one join room_nights as other
      on one.id < other.id and one.during && other.during
      and (one.room_id = other.room_id or one.booking_id = other.booking_id)
    union all
    select 'outside', nights.id from room_nights as nights join bookings on bookings.id = nights.booking_id
      where not nights.during <@ daterange(least(checkin_date, checked_in_at::date), stay_end)
    union all
    select 'left', nights.id from room_nights as nights join bookings on bookings.id = nights.booking_id
      where coalesce(deleted_at, cancelled_at, no_show_at, checked_out_at) is not null
        and upper(during) > ${fixture.day(0)}::date`);
  expect(problems).toEqual([]);
}

test('no sequence of changes leaves two in a room, and every refusal is a sentence', async () => {
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 30 }), async (sequence) => {
      const hotel = await openHotel();
      for (const each of sequence) {
        const outcome = await moves[each.kind](hotel, each).catch((error: unknown) => error);
        if (outcome !== undefined) expect(outcome).toBeInstanceOf(DomainError);
        kinds.add(`${each.kind} ${outcome instanceof DomainError ? outcome.code : 'done'}`);
        await expectSoundNights();
        await expectMarkedOverbookings();
      }
    }),
    { numRuns: 1500, endOnFailure: true },
  );
  expect([...kinds]).toEqual(
    expect.arrayContaining(['assign done', 'assign ROOM_TAKEN', 'book SOLD_OUT', 'move done', 'block done']),
  );
});

test('two desks that change at once leave none either', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(move, move, move), { minLength: 4, maxLength: 8 }), async (rounds) => {
      const hotel = await openHotel();
      for (const desks of rounds) {
        const outcomes = await Promise.allSettled(desks.map((each) => moves[each.kind](hotel, each)));
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DomainError);
        }
        await expectSoundNights();
      }
    }),
    { numRuns: 1500, endOnFailure: true },
  );
});
