import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@suite/contracts/dates';
import { bookingSorts, type Booking, type BookingSort } from '@suite/contracts/bookings';
import { sql } from '@suite/database';
import { addBooking, addHotel, openBookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import type { People } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { listBookings } from './list-bookings.ts';

type Query = Omit<Parameters<typeof listBookings>[2], 'page' | 'limit'>;

let fixture: BookingsTest;
const names = [
  'émile Zola',
  'Emil',
  'EMILE',
  'Zoë',
  'zoe',
  'Åsa',
  'Ana',
  'ana',
  'Ólafur',
  'Ömer',
  "O'Hara",
  '李',
];

/**
 * The bookings have many equal values: names that differ in case or accents, days, instants, and two hotels of one
 * name.
 */
beforeAll(async () => {
  fixture = await openBookingsTest();
  const { database, seaview, alpine } = fixture;
  const hotels = [seaview, alpine, await addHotel(database, 'alpine'), await addHotel(database, 'Ägir')];
  for (let n = 0; n < 80; n += 1) {
    const checkin_date = addDays('2027-03-01', (n * 7) % 5);
    await addBooking(database, {
      hotel_id: hotels[n % 3 === 0 ? 0 : n % 4] ?? seaview,
      name: names[(n * 5) % names.length] ?? '',
      checkin_date,
      checkout_date: n % 9 === 0 ? null : addDays(checkin_date, 1 + (n % 4)),
      is_verified: n % 5 < 2,
      created_at: new Date(Date.UTC(2027, 0, 1, (n * 11) % 13)),
    });
  }
  await database.query(sql`update bookings set deleted_at = now() where id % 17 = 0`);
});
afterAll(() => fixture.drop());

const nameOrder = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '');
const end = ({ checkin_date, checkout_date, no_nights }: Booking) =>
  checkout_date ?? addDays(checkin_date, no_nights);

/** Lists the sort keys in order; on a tie, the newest comes first. */
const keysOf: Record<BookingSort, (booking: Booking) => (string | number)[]> = {
  created_at: ({ created_at, id }) => [created_at, id],
  name: ({ name, id }) => [nameOrder(name), id],
  checkin_date: ({ checkin_date, id }) => [checkin_date, id],
  checkout_date: (booking) => [end(booking), booking.id],
  status: ({ is_verified }) => [Number(is_verified)],
  hotel_name: ({ hotel_name, hotel_id }) => [nameOrder(hotel_name), hotel_id],
};

function compare(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  if (at < 0) return 0;
  return (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

function sorted(bookings: Booking[], sort: BookingSort, order: 'asc' | 'desc'): number[] {
  const sign = order === 'asc' ? 1 : -1;
  return bookings
    .toSorted((one, other) => {
      const byKeys = sign * compare(keysOf[sort](one), keysOf[sort](other));
      return byKeys || -compare(keysOf.created_at(one), keysOf.created_at(other));
    })
    .map(({ id }) => id);
}

async function pages(who: keyof People, query: Query, limit: number): Promise<Booking[]> {
  const bookings = [];
  for (let page = 1; ; page += 1) {
    const result = await listBookings(fixture.database, fixture.people[who], { ...query, page, limit });
    bookings.push(...result.bookings);
    expect(result.pagination.hasNext).toBe(result.pagination.total > page * limit);
    if (!result.pagination.hasNext) return bookings;
  }
}

const filters: Query[] = [
  {},
  { status: 'pending' },
  { status: 'verified', dateFrom: '2027-03-02', dateTo: '2027-03-04' },
  { search: 'e' },
  { search: 'guests.test', status: 'all' },
  { search: 'alp' },
];

describe.each([...bookingSorts])('by %s', (sort) => {
  test.each(['superAdmin', 'seaviewAdmin'] as const)(
    'for %s, under every filter and page size',
    async (who) => {
      for (const filter of filters) {
        const all = await pages(who, filter, 100);
        if (who === 'superAdmin') expect(all.length).toBeGreaterThan(10);
        for (const order of ['asc', 'desc'] as const) {
          for (const limit of [7, 100]) {
            const found = await pages(who, { ...filter, sort, order }, limit);
            expect(found.map(({ id }) => id)).toEqual(sorted(all, sort, order));
          }
        }
      }
    },
  );
});

test('without an order, columns go upwards and the list newest first', async () => {
  const all = await pages('superAdmin', {}, 100);
  expect(all.map(({ id }) => id)).toEqual(sorted(all, 'created_at', 'desc'));
  const byName = await pages('superAdmin', { sort: 'name', order: '' }, 100);
  expect(byName.map(({ id }) => id)).toEqual(sorted(all, 'name', 'asc'));
});
