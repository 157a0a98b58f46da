import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { getBooking } from '../../bookings/bookings.public.ts';
import { sql } from '@suite/database';
import { openRoomsTest, type RoomsTest } from '../../testing/contexts/open-rooms-test.ts';
import { getCalendar } from './get-calendar.ts';
import { refreshOverbooked } from './refresh-overbooked.ts';

let fixture: RoomsTest;
let [one, two] = [0, 0];
beforeAll(async () => {
  fixture = await openRoomsTest();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  await fixture.clear();
  await fixture.addRoom();
  one = await fixture.addStay(1, 2);
  two = await overbook(2, 2);
});

async function overbook(from: number, nights: number): Promise<number> {
  const id = await fixture.addStay(from, nights);
  await fixture.database.query(sql`update bookings set is_overbooked = true where id = ${id}`);
  return id;
}

const end = (id: number) =>
  fixture.database.query(sql`update bookings set cancelled_at = now() where id = ${id}`);

/** Returns the marked ones of the stays, which the calendar marks alike. */
async function marked(...ids: number[]): Promise<number[]> {
  const { database, people, day } = fixture;
  const bookings = await Promise.all(ids.map((id) => getBooking(database, people.seaviewAdmin, id)));
  const found = bookings
    .map(await refreshOverbooked(database, bookings))
    .filter((each) => each.is_overbooked);
  const { stays } = await getCalendar(database, people.seaviewAdmin, {
    ...{ from: day(-5), to: day(20), hotelId: undefined },
  });
  const barred = stays.filter((stay) => stay.is_overbooked && ids.includes(stay.booking_id));
  expect(barred.map(({ booking_id }) => booking_id).sort()).toEqual(found.map(({ id }) => id).sort());
  return found.map(({ id }) => id);
}

test('a stay is marked until the other one is cancelled', async () => {
  expect(await marked(one, two)).toEqual([two]);
  await end(one);
  expect(await marked(two)).toEqual([]);
});

test('a stay is marked until there are rooms enough', async () => {
  const room_id = await fixture.addRoom();
  expect(await marked(two)).toEqual([]);
  await fixture.database.query(sql`update rooms set status = 'Out of Order' where id = ${room_id}`);
  expect(await marked(two)).toEqual([two]);
});

test('as many stays are marked as rooms are missing, the last ones first', async () => {
  const three = await overbook(2, 1);
  const apart = await overbook(5, 1);
  expect(await marked(one, two, three, apart)).toEqual([two, three]);
  await end(one);
  expect(await marked(two, three, apart)).toEqual([three]);
});

test('nights that are over mark no stay, and guests who left do not either', async () => {
  const over = [await overbook(-3, 2), await overbook(-3, 2)];
  expect(await marked(...over)).toEqual([]);
  await fixture.database.query(sql`
    update bookings set checked_in_at = now(), checked_out_at = now(), left_on = checkin_date where id = ${two}`);
  expect(await marked(two)).toEqual([]);
});
