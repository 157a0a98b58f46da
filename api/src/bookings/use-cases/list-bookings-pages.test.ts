import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openBookingsTest } from '../../testing/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/open-bookings-test.ts';
import { listBookings } from './list-bookings.ts';

const total = 10_250;
let house: BookingsTest;
let newestFirst: number[];

beforeAll(async () => {
  house = await openBookingsTest();
  // Many share an instant, so that the order within it matters too.
  await house.database.query(sql`
    insert into bookings (hotel_id, name, email, checkin_date, checkout_date, no_nights, created_at,
      verification_token_hash, verification_token_encrypted)
    select ${house.seaview}, 'Guest ' || n, n || '@guests.test', '2027-03-05', '2027-03-06', 1,
      '2027-01-01'::timestamptz + (n % 100) * interval '1 hour', n::text::bytea, ''
    from generate_series(1, ${total}::int) as n
  `);
  const rows = await house.database.query<{ id: number }>(
    sql`select id from bookings order by created_at desc, id desc`,
  );
  newestFirst = rows.map(({ id }) => id);
});
afterAll(() => house.drop());

test.each([
  [1, 10],
  [2, 10],
  [101, 100],
  [102, 100],
  [103, 100],
  [104, 100],
  [1024, 10],
  [1025, 10],
  [1026, 10],
  [1464, 7],
  [1465, 7],
  [1_000_000, 100],
])('page %d of %d a page, without a gap or a double', async (page, limit) => {
  for (const search of [undefined, 'guest']) {
    const query = { page, limit, search };
    const { bookings, pagination } = await listBookings(house.database, house.people.seaviewAdmin, query);
    expect(bookings.map(({ id }) => id)).toEqual(newestFirst.slice((page - 1) * limit, page * limit));
    expect(pagination).toMatchObject({
      page,
      limit,
      total,
      hasPrev: page > 1,
      hasNext: page * limit < total,
    });
  }
});
