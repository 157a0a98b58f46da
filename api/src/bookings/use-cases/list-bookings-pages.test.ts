import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bookingSorts } from '@suite/contracts/bookings';
import { sql } from '@suite/database';
import { openBookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { explainStatement } from '../../testing/statements/explain-statement.ts';
import { countStats } from '../booking-counts.repository.ts';
import type { ListOrder } from '../booking-orders.ts';
import { readSearchTerm } from '../domain/search-term.ts';
import { findBookingPage } from './find-booking-page.ts';
import { listBookings } from './list-bookings.ts';

const total = 10_250;
let fixture: BookingsTest;
let newestFirst: number[];

beforeAll(async () => {
  fixture = await openBookingsTest();
  // Many bookings share an instant, so that the order within it is tested, too.
  await fixture.database.query(sql`
    insert into bookings (hotel_id, name, email, checkin_date, checkout_date, no_nights, created_at,
      verification_token_hash, verification_token_encrypted)
    select ${fixture.seaview}, 'Guest ' || n, n || '@guests.test', '2027-03-05', '2027-03-06', 1,
      '2027-01-01'::timestamptz + (n % 100) * interval '1 hour', n::text::bytea, ''
    from generate_series(1, ${total}::int) as n
  `);
  const rows = await fixture.database.query<{ id: number }>(
    sql`select id from bookings order by created_at desc, id desc`,
  );
  newestFirst = rows.map(({ id }) => id);
});
afterAll(() => fixture.drop());

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
    const { bookings, pagination } = await listBookings(fixture.database, fixture.people.seaviewAdmin, query);
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

const newest = { sort: 'created_at', order: 'desc' } as const;

function searchAffording(affordable: number, search: string, skip: number, order: ListOrder = newest) {
  const { database, people } = fixture;
  const selection = {
    scope: people.seaviewAdmin.scope,
    filters: { search },
    term: readSearchTerm(search),
    searchesHotels: false,
    searchesGuests: true,
  };
  return findBookingPage(database, selection, order, { skip, take: 10 }, affordable);
}

test.each(['7', '07', '9@', '99', 'é', 'zz', '1 0', '102', 'guest 77', '%', '_', '\\'])(
  'what has %j is found by the index exactly, where all cannot be read',
  async (search) => {
    const { database } = fixture;
    const all = await database.query<{ id: number }>(sql`
      select id from bookings where id = ${Number(search) || 0} or (
        select bool_and(position(word in search) > 0) from regexp_split_to_table(fold_text(${search}), ' ') as word
      )
      order by created_at desc, id desc`);
    for (const affordable of [5_000, 10_240]) {
      const { rows, total: counted, isEstimate } = await searchAffording(affordable, search, 0);
      if (isEstimate) {
        expect(all.length).toBeGreaterThan(affordable / 2);
        expect(Math.abs(counted - all.length)).toBeLessThan(all.length / 4);
      } else expect(counted).toBe(all.length);
      expect(rows.map(({ id }) => id)).toEqual(all.slice(0, 10).map(({ id }) => id));
    }
  },
);

test('what nearly all have is estimated, and its first pages are the same as ever', async () => {
  for (const skip of [0, 10, 1_000]) {
    const { rows, total: estimated, isEstimate } = await searchAffording(1_000, 'guest', skip);
    expect([estimated, isEstimate]).toEqual([total, true]);
    expect(rows.map(({ id }) => id)).toEqual(newestFirst.slice(skip, skip + 10));
  }
  const byState = await searchAffording(1_000, 'guest', 0, { sort: 'status', order: 'asc' });
  expect(byState.rows.map(({ id }) => id)).toEqual(newestFirst.slice(0, 10));
});

test.each([
  ['far behind', 'guest', 5_000, newest],
  ['behind the last', 'guest', total, newest],
  ['by hotel', 'guest', 0, { sort: 'hotel_name', order: 'asc' }],
] as const)('%s everything is counted after all', async (_where, search, skip, order) => {
  const page = await searchAffording(1_000, search, skip, order);
  expect(page).toMatchObject({ total });
  expect(page.isEstimate).toBeUndefined();
  expect(page.rows.map(({ id }) => id)).toEqual(newestFirst.slice(skip, skip + 10));
});

test.each(bookingSorts)('a deep page by %s reads its index alone, of one hotel and of all', async (sort) => {
  const { database, people } = fixture;
  await database.query(sql`vacuum analyze bookings`);
  for (const { scope } of [people.seaviewAdmin, people.superAdmin]) {
    const selection = { scope, filters: {}, term: null, searchesHotels: true, searchesGuests: true };
    const plan = await explainStatement(
      database,
      (db) => findBookingPage(db, selection, { sort, order: 'asc' }, { skip: 5_000, take: 10 }),
      'with page as',
    );
    expect(plan).toMatch(/Index Only Scan( Backward)? using bookings_\w+ on bookings/);
  }
});

test("the day's departures of all hotels are counted in their index alone", async () => {
  const { database, people } = fixture;
  await database.query(sql`vacuum analyze bookings`);
  const plan = await explainStatement(
    database,
    (db) => countStats(db, people.superAdmin.scope),
    'as checkouts',
  );
  expect(plan).toContain('Index Only Scan using bookings_stay_end on bookings');
});
