import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  openBookingsTest,
  payload,
  deps,
  type BookingsTest,
} from '../../testing/contexts/open-bookings-test.ts';
import { createBooking } from './create-booking.ts';
import { listBookings } from './list-bookings.ts';
import { searchBookings } from './search-bookings.ts';

let bookings: BookingsTest;
let first: number;
let second: number;
beforeAll(async () => {
  bookings = await openBookingsTest();
  first = await book('BDC-4471');
  second = await book('bdc-4471_B');
  await book('X-BDC-4471');
});
afterAll(() => bookings.drop());

async function book(external_reference: string): Promise<number> {
  const { database, people } = bookings;
  return (await createBooking(database, people.seaviewAdmin, payload({ external_reference }), deps)).id;
}

type Person = keyof BookingsTest['people'];

async function listed(search: string, who: Person = 'seaviewAdmin'): Promise<number[]> {
  const { database, people } = bookings;
  const list = await listBookings(database, people[who], { search, page: 1, limit: 10 });
  expect(list.pagination.total).toBe(list.bookings.length);
  return list.bookings.map(({ id }) => id);
}

const hits = (q: string, who: Person = 'seaviewAdmin') =>
  searchBookings(bookings.database, bookings.people[who], q);

test.each(['BDC-4471', 'bdc-44', ' Bdc- ', 'BDC-٤٤٧١'])('%j finds what begins with it', async (search) => {
  expect(await listed(search)).toEqual([second, first]);
  expect(await listed(search, 'superAdmin')).toEqual([second, first]);
  expect(await listed(search, 'seaviewTrainee')).toEqual([second, first]);
  expect(await listed(search, 'alpineAdmin')).toEqual([]);
  expect((await hits(search)).map(({ id }) => id).toSorted()).toEqual([first, second]);
  expect(await hits(search, 'alpineAdmin')).toEqual([]);
});

test.each(['4471', 'bdc_', 'bdc-4471%', '#bdc-4471', 'bdc-4471_c'])('%j finds nothing', async (search) => {
  expect(await listed(search)).toEqual([]);
  expect(await hits(search)).toEqual([]);
});

test('an exact reference comes first in the search everywhere, and each hit names its own', async () => {
  const found = await hits('bdc-4471', 'seaviewTrainee');
  expect(found.map(({ id }) => id)).toEqual([first, second]);
  expect(found.map(({ details }) => details[1])).toEqual([
    { message: 'BDC-4471' },
    { message: 'bdc-4471_B' },
  ]);
});
