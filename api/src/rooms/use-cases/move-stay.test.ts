import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { MoveStayPayload } from '@suite/contracts/rooms';
import { sql } from '@suite/database';
import {
  addBooking,
  openBookingsTest,
  type BookingsTest,
  type People,
} from '../../testing/contexts/open-bookings-test.ts';
import { moveStay } from './move-stay.ts';

const today = calendarDateIn('UTC');
const day = (offset: number) => addDays(today, offset);

let fixture: BookingsTest;
let rooms: Record<'101' | '102' | '301', number>;
let first = 0;
beforeAll(async () => {
  fixture = await openBookingsTest();
  const added = await fixture.database.query<{ id: number; room_number: string }>(sql`
    insert into rooms (hotel_id, room_number, room_type, status)
    values (${fixture.seaview}, '101', 'Double', 'Clean'), (${fixture.seaview}, '102', 'Double', 'Dirty'),
      (${fixture.seaview}, '301', 'Deluxe', 'Clean') returning id, room_number`);
  rooms = Object.fromEntries(added.map(({ id, room_number }) => [room_number, id])) as typeof rooms;
});
afterAll(() => fixture.drop());
// Each test has its own nights.
beforeEach(() => {
  first += 40;
});

type RoomNumber = keyof typeof rooms;

async function stayIn(
  room_number: RoomNumber | null,
  from: number,
  to: number,
  fields = {},
): Promise<number> {
  const { database, seaview } = fixture;
  const dates = { checkin_date: day(from), checkout_date: day(to) };
  const id = await addBooking(database, { hotel_id: seaview, ...dates, ...fields });
  if (room_number === null) return id;
  await database.query(sql`
    insert into room_nights (hotel_id, room_id, during, booking_id)
    values (${seaview}, ${rooms[room_number]}, daterange(${day(from)}::date, ${day(to)}::date), ${id})`);
  return id;
}

const nightsOf = async (id: number) => {
  const rows = await fixture.database.query<{ room_number: string; from: string; to: string }>(sql`
    select room_number, lower(during) as "from", upper(during) as "to" from stay_room_overview
    where booking_id = ${id} order by during`);
  return rows.map(({ room_number, from, to }) => [room_number, from, to]);
};

type Wish = Partial<Omit<MoveStayPayload, 'room_id'>> & { room?: RoomNumber | null };

function move(
  id: number,
  from: number,
  to: number,
  { room = '101', ...wish }: Wish = {},
  who: keyof People = 'seaviewAdmin',
) {
  const payload = {
    checkin_date: day(from),
    checkout_date: day(to),
    room_id: room === null ? null : rooms[room],
  };
  return moveStay(fixture.database, fixture.people[who], id, {
    ...{ ...payload, swap_with: undefined, upgrade: false, allow_overbooking: false },
    ...wish,
  });
}

describe('a stay of later nights', () => {
  test('changes nights and room at once, with an audit record without names', async () => {
    const id = await stayIn('101', first, first + 3);
    const moved = await move(id, first + 1, first + 5, { room: '102' });
    expect(moved).toMatchObject({
      checkin_date: day(first + 1),
      checkout_date: day(first + 5),
      no_nights: 4,
    });
    expect(await nightsOf(id)).toEqual([['102', day(first + 1), day(first + 5)]]);
    const [record] = await fixture.database.query(sql`
      select hotel_id, details from audit_records where action = 'move-stay' and subject_id = ${String(id)}`);
    expect(record).toEqual({
      hotel_id: fixture.seaview,
      details: {
        checkin_date: { before: day(first), after: day(first + 1) },
        checkout_date: { before: day(first + 3), after: day(first + 5) },
        room_number: { before: '101', after: '102' },
      },
    });
  });
  test('may lose its room, and gets another one', async () => {
    const id = await stayIn('101', first, first + 2);
    await move(id, first, first + 2, { room: null });
    expect(await nightsOf(id)).toEqual([]);
    await move(id, first, first + 2, { room: '102' });
    expect(await nightsOf(id)).toEqual([['102', day(first), day(first + 2)]]);
  });
  test('keeps its mark for the room while it stays in it', async () => {
    const id = await stayIn('101', first, first + 2);
    await fixture.database.query(sql`update room_nights set is_fixed = true where booking_id = ${id}`);
    const marks = async () =>
      fixture.database.query(sql`select is_fixed from room_nights where booking_id = ${id}`);
    await move(id, first + 1, first + 3);
    expect(await marks()).toEqual([{ is_fixed: true }]);
    await move(id, first + 1, first + 3, { room: '102' });
    expect(await marks()).toEqual([{ is_fixed: false }]);
  });
  test('needs a confirmed upgrade for a room of another type', async () => {
    const id = await stayIn('101', first, first + 2);
    const refused = move(id, first, first + 2, { room: '301' });
    await expect(refused).rejects.toMatchObject({ code: 'ROOM_IS_UPGRADE' });
    await move(id, first, first + 2, { room: '301', upgrade: true });
    // The confirmed upgrade holds for the later nights in the same room.
    await move(id, first + 1, first + 3, { room: '301' });
    expect(await nightsOf(id)).toEqual([['301', day(first + 1), day(first + 3)]]);
  });
  test.each([
    ['a night that is over', -1, 1],
    ['a check-out before today', -3, -1],
  ])('cannot begin with %s', async (_case, from, to) => {
    const id = await stayIn(null, first, first + 2);
    await expect(move(id, from, to, { room: null })).rejects.toMatchObject({ code: 'STAY_OVER_FOR_MOVE' });
  });
});

describe('what is taken', () => {
  test('refuses the move and names the other stay; nothing changes', async () => {
    const other = await stayIn('102', first + 2, first + 4);
    const id = await stayIn('101', first, first + 3);
    await expect(move(id, first, first + 3, { room: '102' })).rejects.toMatchObject({
      code: 'ROOM_TAKEN',
      params: {
        id: other,
        room_number: '102',
        checkin: { date: day(first + 2) },
        checkout: { date: day(first + 4) },
      },
    });
    expect(await nightsOf(id)).toEqual([['101', day(first), day(first + 3)]]);
  });
  test('is also a blocked room', async () => {
    const id = await stayIn('101', first, first + 3);
    await fixture.database.query(sql`
      insert into room_nights (hotel_id, room_id, during, block_kind, reason)
      values (${fixture.seaview}, ${rooms['102']}, daterange(${day(first + 1)}::date, ${day(first + 2)}::date),
        'out_of_order', 'New carpet')`);
    await expect(move(id, first, first + 3, { room: '102' })).rejects.toMatchObject({
      code: 'ROOM_BLOCKED',
      params: { reason: 'New carpet', from: { date: day(first + 1) }, to: { date: day(first + 2) } },
    });
  });
  test('goes to one of two moves at once', async () => {
    const ids = [await stayIn('101', first, first + 2), await stayIn('301', first, first + 2)];
    const moves = ids.map((id) => move(id, first, first + 2, { room: '102' }));
    const states = (await Promise.allSettled(moves)).map((one) =>
      one.status === 'fulfilled' ? 'moved' : (one.reason as { code: string }).code,
    );
    expect(states.sort()).toEqual(['ROOM_TAKEN', 'moved']);
  });
  test('is free for a stay that begins on the day of a check-out', async () => {
    await stayIn('102', first, first + 2);
    const id = await stayIn('101', first, first + 2);
    await move(id, first + 2, first + 4, { room: '102' });
    expect(await nightsOf(id)).toEqual([['102', day(first + 2), day(first + 4)]]);
  });
  test('is a night of the same guest in another booking', async () => {
    const email = 'twice@guests.test';
    await stayIn(null, first, first + 2, { email });
    const id = await stayIn(null, first + 4, first + 6, { email });
    const refused = move(id, first + 1, first + 3, { room: null });
    await expect(refused).rejects.toMatchObject({ errorType: 'DATE_RANGE_CONFLICT' });
  });
  test('is a room type that is sold out, unless a manager overbooks it', async () => {
    const sold = [await stayIn('101', first, first + 2), await stayIn('102', first, first + 2)];
    const id = await stayIn(null, first + 4, first + 6);
    await expect(move(id, first, first + 2, { room: null })).rejects.toMatchObject({ code: 'SOLD_OUT' });
    // Its own nights do not count against a stay.
    await move(sold[0] ?? 0, first, first + 3);
    await move(id, first, first + 2, { room: null, allow_overbooking: true });
    const [row] = await fixture.database.query(sql`select is_overbooked from bookings where id = ${id}`);
    expect(row).toEqual({ is_overbooked: true });
  });
});

describe('a swap', () => {
  test('exchanges the rooms of two stays for their own nights, unless the other one is kept in its room', async () => {
    const id = await stayIn('101', first, first + 3);
    const other = await stayIn('102', first + 1, first + 5);
    await move(id, first, first + 3, { room: '102', swap_with: other });
    expect(await nightsOf(id)).toEqual([['102', day(first), day(first + 3)]]);
    expect(await nightsOf(other)).toEqual([['101', day(first + 1), day(first + 5)]]);
    await fixture.database.query(sql`update room_nights set is_fixed = true where booking_id = ${other}`);
    const back = move(id, first, first + 3, { room: '101', swap_with: other });
    await expect(back).rejects.toMatchObject({ code: 'ROOM_SWAP_FIXED', params: { room_number: '101' } });
  });
  test('is refused if a third stay is in the room that the other one would get', async () => {
    const id = await stayIn('101', first, first + 3);
    const other = await stayIn('102', first + 1, first + 5);
    const third = await stayIn('101', first + 4, first + 6);
    await expect(move(id, first, first + 3, { room: '102', swap_with: other })).rejects.toMatchObject({
      code: 'ROOM_TAKEN',
      params: { id: third, room_number: '101' },
    });
    expect(await nightsOf(other)).toEqual([['102', day(first + 1), day(first + 5)]]);
  });
  test('of a stay without a room displaces no other stay', async () => {
    const id = await stayIn(null, first, first + 3);
    const other = await stayIn('102', first, first + 3);
    const refused = move(id, first, first + 3, { room: '102', swap_with: other });
    await expect(refused).rejects.toMatchObject({ code: 'ROOM_TAKEN' });
    expect(await nightsOf(other)).toHaveLength(1);
  });
});

describe('a stay in house', () => {
  const arrived = async (id: number) => {
    await fixture.database.query(sql`update bookings set checked_in_at = now() where id = ${id}`);
    return id;
  };
  test('changes its room from today on; the earlier nights stay in the earlier room', async () => {
    const id = await arrived(await stayIn('101', -2, 2));
    await move(id, -2, 3, { room: '102' });
    expect(await nightsOf(id)).toEqual([
      ['101', day(-2), today],
      ['102', today, day(3)],
    ]);
    await move(id, -2, 2, { room: '101' });
    expect(await nightsOf(id)).toEqual([['101', day(-2), day(2)]]);
    await expect(move(id, -1, 2)).rejects.toMatchObject({ code: 'STAY_ARRIVED' });
    await expect(move(id, -2, -1)).rejects.toMatchObject({ code: 'STAY_OVER_FOR_MOVE' });
    await fixture.database.query(sql`update bookings set checked_out_at = now() where id = ${id}`);
    await expect(move(id, -2, 2)).rejects.toMatchObject({ code: 'STAY_WITHOUT_ROOM' });
  });
});

test.each<[keyof People, string]>([
  ['seaviewStaff', 'ROOM_ASSIGN_DENIED'],
  ['alpineAdmin', 'BOOKING_NOT_FOUND'],
])('%s is refused', async (who, code) => {
  const id = await stayIn('101', first, first + 2);
  await expect(move(id, first, first + 2, {}, who)).rejects.toMatchObject({ code });
});
