import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { UpdateBookingPayload } from '@suite/contracts/bookings';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql, type Sql } from '@suite/database';
import { deleteBooking, getBooking, restoreBooking, updateBooking } from '../../bookings/bookings.public.ts';
import { deps } from '../../testing/contexts/open-bookings-test.ts';
import { openRoomsTest, type RoomsTest } from '../../testing/contexts/open-rooms-test.ts';
import { assignRoom } from './assign-room.ts';
import { leaveRoom, stayChanged } from './follow-stay.ts';

let fixture: RoomsTest;
let room_id: number;
let spare_id: number;
beforeAll(async () => {
  fixture = await openRoomsTest();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  await fixture.clear();
  room_id = await fixture.addRoom();
  // A second room of the type keeps it from being sold out.
  spare_id = await fixture.addRoom();
});

const spare = () => ({ room_id: spare_id, is_fixed: false, upgrade: false });

async function addStayInRoom(from: number, nights: number, is_fixed = false): Promise<number> {
  const id = await fixture.addStay(from, nights);
  await assignRoom(fixture.database, fixture.people.seaviewAdmin, id, { room_id, is_fixed, upgrade: false });
  return id;
}

/** Moves the check-in of a stay with a room into the past. */
async function arriveBefore(id: number, days: number): Promise<void> {
  const from = fixture.day(-days);
  await fixture.database.query(sql`
    update bookings set checkin_date = ${from}, checked_in_at = now() - interval '1 day' where id = ${id}`);
  await fixture.database.query(sql`
    update room_nights set during = daterange(${from}::date, upper(during)) where booking_id = ${id}`);
}

async function edit(id: number, change: Partial<UpdateBookingPayload>) {
  const before = await getBooking(fixture.database, fixture.people.seaviewAdmin, id);
  const { name, email, checkin_date, checkout_date, no_nights, updated_at } = before;
  return updateBooking(
    fixture.database,
    fixture.people.seaviewAdmin,
    id,
    {
      ...{ name, email, checkin_date, no_nights, updated_at, passengers: [], room_type: 'Double' },
      checkout_date: checkout_date ?? addDays(checkin_date, no_nights),
      ...change,
    },
    deps,
  );
}

describe('an edited booking', () => {
  test('takes its room to its new nights, and shows an upgrade by its type', async () => {
    const id = await addStayInRoom(2, 2, true);
    const moved = await edit(id, {
      checkin_date: fixture.day(5),
      checkout_date: fixture.day(9),
      no_nights: 4,
    });
    expect(moved.room).toMatchObject({ room_id, is_upgrade: false });
    expect(await fixture.nightsOf(id)).toEqual(['100: 5..9*']);
    expect((await edit(id, { room_type: 'Single' })).room).toMatchObject({ room_id, is_upgrade: true });
  });

  test('is refused when the room is taken on the new nights, and nothing changes', async () => {
    const [id, other] = [await addStayInRoom(2, 2), await addStayInRoom(4, 2)];
    const before = await getBooking(fixture.database, fixture.people.seaviewAdmin, id);
    await expect(
      edit(id, { name: 'Cy Nowak', checkout_date: fixture.day(5), no_nights: 3 }),
    ).rejects.toMatchObject({
      ...{ errorType: 'CONFLICT', code: 'ROOM_TAKEN', fields: undefined },
      params: {
        room_number: '100',
        id: other,
        checkin: { date: fixture.day(4) },
        checkout: { date: fixture.day(6) },
      },
    });
    expect(await getBooking(fixture.database, fixture.people.seaviewAdmin, id)).toEqual(before);
    expect(await fixture.nightsOf(id)).toEqual(['100: 2..4']);
  });

  test('keeps the nights that the guests have spent', async () => {
    const id = await addStayInRoom(0, 2);
    await arriveBefore(id, 2);
    await edit(id, { checkout_date: fixture.day(4), no_nights: 6 });
    expect(await fixture.nightsOf(id)).toEqual(['100: -2..4']);
  });

  test.each<[string, Partial<UpdateBookingPayload>]>([
    [
      'STAY_ARRIVED',
      { checkin_date: addDays(calendarDateIn('UTC'), 3), checkout_date: addDays(calendarDateIn('UTC'), 5) },
    ],
    ['STAY_OVER_FOR_MOVE', { checkout_date: addDays(calendarDateIn('UTC'), -1), no_nights: 1 }],
  ])('of guests in house is refused with %s when nights change that are over', async (code, change) => {
    const id = await addStayInRoom(0, 2);
    await arriveBefore(id, 2);
    await expect(edit(id, change)).rejects.toMatchObject({ errorType: 'CONFLICT', code });
    expect(await fixture.nightsOf(id)).toEqual(['100: -2..2']);
  });
});

describe('a deleted booking', () => {
  const events = { ...deps.events, bookingDeleted: async () => undefined };

  test('frees its room, and is restored without one', async () => {
    const { database, people } = fixture;
    const id = await addStayInRoom(2, 2);
    await deleteBooking(database, people.seaviewAdmin, id, events);
    expect(await fixture.nightsOf(id)).toEqual([]);
    const other = await addStayInRoom(2, 2);
    expect(await restoreBooking(database, people.seaviewAdmin, id, events)).toMatchObject({ id, room: null });
    expect(await fixture.nightsOf(other)).toEqual(['100: 2..4']);
  });

  test('ends today in a room that it was in, and gets the coming nights back', async () => {
    const { database, people } = fixture;
    const id = await addStayInRoom(0, 3);
    await arriveBefore(id, 1);
    await deleteBooking(database, people.seaviewAdmin, id, events);
    expect(await fixture.nightsOf(id)).toEqual(['100: -1..0']);
    await restoreBooking(database, people.seaviewAdmin, id, events);
    expect(await fixture.nightsOf(id)).toEqual(['100: -1..3']);
  });
});

const changed = (id: number) =>
  fixture.database.transaction((tx) => stayChanged(tx, { booking_id: id, hotel_id: fixture.seaview }));

describe.each([
  ['cancelled', sql`cancelled_at = now()`, sql`cancelled_at = null`],
  ['a no-show', sql`no_show_at = now()`, sql`no_show_at = null`],
  ['deleted', sql`deleted_at = now()`, sql`deleted_at = null`],
])('a stay that is %s', (_state, end, undo) => {
  const set = async (id: number, change: Sql) => {
    await fixture.database.query(sql`update bookings set ${change} where id = ${id}`);
    await changed(id);
  };

  test('frees its room, and has it again when that is undone', async () => {
    const id = await addStayInRoom(1, 2, true);
    await set(id, end);
    expect(await fixture.nightsOf(id)).toEqual([]);
    await set(id, sql`updated_at = now()`);
    await set(id, undo);
    expect(await fixture.nightsOf(id)).toEqual(['100: 1..3*']);
    expect(await fixture.database.query(sql`select * from released_rooms`)).toEqual([]);
  });

  test('comes back without a room that others have now', async () => {
    const [id, late] = [await addStayInRoom(1, 2), await fixture.addStay(-1, 4)];
    await set(id, end);
    await addStayInRoom(2, 2);
    await set(id, undo);
    expect(await fixture.nightsOf(id)).toEqual([]);
    await assignRoom(fixture.database, fixture.people.seaviewAdmin, late, spare());
    await fixture.database.query(sql`
      update room_nights set during = daterange(${fixture.day(-1)}::date, upper(during)) where booking_id = ${late}`);
    await set(late, end);
    const other = await fixture.addStay(1, 2);
    await assignRoom(fixture.database, fixture.people.seaviewAdmin, other, spare());
    await set(late, undo);
    expect(await fixture.nightsOf(late)).toEqual(['101: -1..0']);
  });
});

describe('a check-out', () => {
  const leave = async (id: number) => {
    await fixture.database.query(sql`
      update bookings set checked_in_at = coalesce(checked_in_at, now()), checked_out_at = now() where id = ${id}`);
    await fixture.database.transaction((tx) =>
      leaveRoom(tx, { booking_id: id, hotel_id: fixture.seaview, now: new Date() }),
    );
  };
  const status = () => fixture.database.query(sql`select status from rooms where id = ${room_id}`);
  const records = () =>
    fixture.database.query(sql`
      select details from audit_records where action = 'set-room-state' and subject_id = ${String(room_id)}`);

  test('before the last night ends the room today, which is dirty then', async () => {
    const id = await addStayInRoom(0, 3);
    await arriveBefore(id, 2);
    await leave(id);
    expect(await fixture.nightsOf(id)).toEqual(['100: -2..0']);
    expect(await status()).toEqual([{ status: 'Dirty' }]);
    expect(await records()).toEqual([{ details: { room_number: '100', before: 'Clean', after: 'Dirty' } }]);
    await expect(edit(id, { checkout_date: fixture.day(2), no_nights: 4 })).rejects.toMatchObject({
      code: 'GUESTS_CHECKED_OUT',
    });
    await fixture.database.query(sql`update bookings set checked_out_at = null where id = ${id}`);
    await changed(id);
    expect(await fixture.nightsOf(id)).toEqual(['100: -2..3']);
  });

  test('remembers its room for a day, until the room of another stay is released', async () => {
    const [id, other] = [await addStayInRoom(0, 3), await addStayInRoom(5, 2)];
    await arriveBefore(id, 2);
    await leave(id);
    const remembered = () => fixture.database.query(sql`select booking_id from released_rooms`);
    expect(await remembered()).toEqual([{ booking_id: id }]);
    await fixture.database.query(sql`
      update bookings set checked_out_at = now() - interval '25 hours' where id = ${id}`);
    await fixture.database.query(sql`update bookings set no_show_at = now() where id = ${other}`);
    await changed(other);
    expect(await remembered()).toEqual([{ booking_id: other }]);
  });

  test('on the day of a move that is undone leaves the guests in their new room', async () => {
    const id = await addStayInRoom(0, 3);
    await arriveBefore(id, 2);
    await assignRoom(fixture.database, fixture.people.seaviewAdmin, id, spare());
    await leave(id);
    expect(await fixture.nightsOf(id)).toEqual(['100: -2..0']);
    await fixture.database.query(sql`update bookings set checked_out_at = null where id = ${id}`);
    await changed(id);
    expect(await fixture.nightsOf(id)).toEqual(['100: -2..0', '101: 0..3']);
  });

  test.each([
    ['on the arrival day', 0, 'Dirty'],
    ['in a room under maintenance', 0, 'Maintenance'],
  ])('%s frees the room for the night', async (_when, from, expected) => {
    const id = await addStayInRoom(from, 2);
    if (expected === 'Maintenance')
      await fixture.database.query(sql`update rooms set status = 'Maintenance'`);
    await leave(id);
    expect(await fixture.nightsOf(id)).toEqual([]);
    expect(await status()).toEqual([{ status: expected }]);
  });

  test('that is recorded late leaves the room as it is now', async () => {
    const id = await addStayInRoom(0, 1);
    await arriveBefore(id, 3);
    await fixture.database.query(
      sql`update bookings set checkout_date = ${fixture.day(-1)} where id = ${id}`,
    );
    await fixture.database.query(sql`
      update room_nights set during = daterange(lower(during), ${fixture.day(-1)}::date) where booking_id = ${id}`);
    await leave(id);
    expect(await fixture.nightsOf(id)).toEqual(['100: -3..-1']);
    expect(await status()).toEqual([{ status: 'Clean' }]);
  });
});
