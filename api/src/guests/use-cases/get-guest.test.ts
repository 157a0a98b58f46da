import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  addBooking,
  openBookingsTest,
  secretKey,
  type BookingsTest,
  type StoredBooking,
} from '../../testing/contexts/open-bookings-test.ts';
import { countStaysOf, findStaysOf } from '../guest-stays.repository.ts';
import { getGuest } from './get-guest.ts';

let fixture: BookingsTest;

beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

const march = (day: number) => `2027-03-${String(day).padStart(2, '0')}`;
const book = (fields: Partial<StoredBooking>) =>
  addBooking(fixture.database, { hotel_id: fixture.seaview, checkin_date: march(5), ...fields });
const read = (id: number, caller = fixture.people.seaviewStaff, page = { page: 1, limit: 10 }) =>
  getGuest(fixture.database, caller, id, page, secretKey);

describe('the stays of a guest', () => {
  test('are those with the same address, newest first, and of this hotel only', async () => {
    const email = 'ana@guests.test';
    const first = await book({ email, checkin_date: march(1) });
    const second = await book({ email: 'ANA@guests.test', checkin_date: march(5) });
    const third = await book({ email, checkin_date: march(9) });
    await book({ email, checkin_date: march(1), hotel_id: fixture.alpine });
    await book({ email: 'ana@guests.example' });
    const guest = await read(second);
    expect(guest.stays.map(({ booking_id }) => booking_id)).toEqual([third, second, first]);
    expect(guest).toMatchObject({
      ...{ total_stays: 3, total_nights: 6, earlier_stays: 1, hotel_name: 'Seaview' },
      pagination: { total: 3 },
    });
    expect(guest.stays[0]).toMatchObject({ stay_state: 'booked', room_type: 'Double', room_number: null });
    const paged = await read(second, fixture.people.superAdmin, { page: 2, limit: 2 });
    expect(paged.stays.map(({ booking_id }) => booking_id)).toEqual([first]);
    expect(paged.total_stays).toBe(3);
  });

  test('name their rooms; cancelled ones do not count, and deleted ones are not listed', async () => {
    const email = 'bo@guests.test';
    const [stayed, cancelled, deleted] = [
      await book({ email, checkin_date: march(1) }),
      await book({ email, checkin_date: march(4) }),
      await book({ email, checkin_date: march(7) }),
    ];
    const last = await book({ email, checkin_date: march(10) });
    await fixture.database.query(sql`
      with room as (
        insert into rooms (hotel_id, room_number, room_type, status) values (${fixture.seaview}, '204', 'Double', 'Clean')
        returning id
      )
      insert into room_nights (hotel_id, room_id, during, booking_id)
      select ${fixture.seaview}, id, '[2027-03-01,2027-03-03)', ${stayed} from room`);
    await fixture.database.query(sql`update bookings set cancelled_at = now() where id = ${cancelled}`);
    await fixture.database.query(sql`update bookings set deleted_at = now() where id = ${deleted}`);
    const { stays, total_stays, earlier_stays } = await read(last);
    expect(stays.map(({ booking_id, stay_state }) => [booking_id, stay_state])).toEqual([
      [last, 'booked'],
      [cancelled, 'cancelled'],
      [stayed, 'booked'],
    ]);
    expect([total_stays, earlier_stays, stays[2]?.room_number]).toEqual([2, 1, '204']);
  });

  test('are refused to those who may not see guests, and unknown in other hotels', async () => {
    const id = await book({});
    await expect(read(id, fixture.people.seaviewTrainee)).rejects.toMatchObject({ code: 'GUESTS_DENIED' });
    await expect(read(id, fixture.people.alpineAdmin)).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });
});

test('stays under another address are listed as well, if they are of this hotel', async () => {
  const [own, other] = [await book({ email: 'cy@guests.test' }), await book({})];
  const foreign = await book({ hotel_id: fixture.alpine });
  const guest = { hotel_id: fixture.seaview, email: 'cy@guests.test', others: [other, foreign] };
  const stays = await findStaysOf(fixture.database, guest, { skip: 0, take: 10 });
  expect(stays.map(({ booking_id }) => booking_id)).toEqual([other, own]);
  expect((await countStaysOf(fixture.database, guest, march(6))).total_stays).toBe(2);
});
