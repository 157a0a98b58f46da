import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  addBooking,
  deps,
  openBookingsTest,
  payload,
  type BookingsTest,
} from '../../testing/contexts/open-bookings-test.ts';
import { createBooking } from './create-booking.ts';
import { getBooking } from './get-booking.ts';
import { listBookings } from './list-bookings.ts';
import { updateBooking } from './update-booking.ts';

let fixture: BookingsTest;

beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

const facts = { phone: '+351 91 555 0101', arrival_time: '21:30', requests: 'A cot' };

async function book(fields: object = facts) {
  const sent = payload(fields);
  const booking = await createBooking(fixture.database, fixture.people.seaviewStaff, sent, deps);
  const change = (changed: object) =>
    updateBooking(
      fixture.database,
      fixture.people.seaviewStaff,
      booking.id,
      { ...payload(), ...sent, ...changed, passengers: [] },
      deps,
    );
  return { booking, change };
}

describe('the facts of a guest', () => {
  test('are stored with the booking; a missing one stays and an empty one goes', async () => {
    const { booking, change } = await book();
    expect(booking).toMatchObject(facts);
    const { phone: _phone, ...others } = facts;
    expect(await change({ ...others, phone: undefined, arrival_time: '', requests: null })).toMatchObject({
      ...{ phone: facts.phone, arrival_time: null, requests: null },
    });
    expect((await book({})).booking).toMatchObject({ phone: null, arrival_time: null, requests: null });
  });

  test('are recorded without the number and the requests', async () => {
    const { booking, change } = await book();
    await change({ phone: '+351 91 555 0199', arrival_time: '22:00' });
    const [record] = await fixture.database.query<{ details: object }>(sql`
      select details from audit_records where action = 'update-booking' and subject_id = ${String(booking.id)}`);
    expect(record?.details).toMatchObject({
      changed: ['phone'],
      arrival_time: { before: '21:30', after: '22:00' },
    });
    expect(JSON.stringify(record)).not.toMatch(/555|cot/);
  });

  test('are hidden from those who may not see guests', async () => {
    const { booking } = await book();
    const seen = await getBooking(fixture.database, fixture.people.seaviewTrainee, booking.id);
    expect(seen).toMatchObject({ phone: '•••', requests: '•••', arrival_time: '21:30' });
  });
});

describe('a booking is found by its phone number', () => {
  test.each<[string, string]>([
    ['+351 91 555 0101', '+351 91 555 0101'],
    ['+351 91 555 0101', '00351915550101'],
    ['+351 91 555 0101', '+351-91-555-01-01'],
    ['+351 91 555 0101', '(351) 91.555/0101'],
    ['+351 91 555 0101', '915550101'],
    ['+351 91 555 0101', '٩١٥٥٥٠١٠١'],
    ['0049 (0)171 1234567', '+49 171 1234567'],
    ['+49 171 1234567', '0171 1234567'],
  ])('%s by %s', async (phone, search) => {
    const id = await addBooking(fixture.database, { hotel_id: fixture.alpine, checkin_date: '2027-03-05' });
    await fixture.database.query(sql`update bookings set phone = null`);
    await fixture.database.query(sql`update bookings set phone = ${phone} where id = ${id}`);
    const find = async (caller = fixture.people.alpineAdmin) =>
      (await listBookings(fixture.database, caller, { search, page: 1, limit: 10 })).bookings.map(
        (booking) => booking.id,
      );
    expect(await find()).toEqual([id]);
    expect(await find(fixture.people.seaviewAdmin)).toEqual([]);
    await fixture.database.query(sql`update bookings set phone = null where id = ${id}`);
    expect(await find()).toEqual([]);
  });

  test('and by no other number', async () => {
    const id = await addBooking(fixture.database, { hotel_id: fixture.alpine, checkin_date: '2027-03-05' });
    await fixture.database.query(sql`update bookings set phone = '+351 91 555 0101' where id = ${id}`);
    const { bookings } = await listBookings(fixture.database, fixture.people.alpineAdmin, {
      ...{ search: '+351 91 555 0109', page: 1, limit: 10 },
    });
    expect(bookings).toEqual([]);
  });
});
