import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { raw, sql } from '@suite/database';
import { addBooking, addHotel, openBookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import type { People } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { explainStatement } from '../../testing/statements/explain-statement.ts';
import { listArrivals } from './list-arrivals.ts';

type ArrivalsQuery = Parameters<typeof listArrivals>[2];

let fixture: BookingsTest;
const far: Record<string, number> = {};
const zones = { Kiritimati: 'Pacific/Kiritimati', Pago: 'Pacific/Pago_Pago' };

beforeAll(async () => {
  fixture = await openBookingsTest();
  const { database, seaview, alpine } = fixture;
  const today = calendarDateIn('UTC');
  const add = (name: string, guests: string[] = [], fields = {}) =>
    addBooking(database, { hotel_id: seaview, name, guests, checkin_date: today, ...fields });
  await add('zoe: all verified', ['Max'], { is_verified: true });
  await add('Ada: alone, verified', [], { is_verified: true });
  await add('Émile: primary open', ['Eva']);
  await add('eli: guest open', ['Uwe', 'Ute'], { is_verified: true });
  await add('Bea: open');
  await add('yesterday', [], { checkin_date: addDays(today, -1) });
  await add('tomorrow', [], { checkin_date: addDays(today, 1) });
  await add('alp', [], { hotel_id: alpine });
  const gone = await add('gone');
  await database.query(sql`update bookings set deleted_at = now() where id = ${gone}`);
  await database.query(sql`update passengers set is_verified = true where name in ('Max', 'Uwe', 'Eva')`);
  // The two zones never have the same calendar day.
  for (const [name, time_zone] of Object.entries(zones)) {
    const hotel_id = (far[name] = await addHotel(database, name, { time_zone }));
    for (const days of [-1, 0, 1]) {
      await add(`${name} ${days}`, [], { hotel_id, checkin_date: addDays(calendarDateIn(time_zone), days) });
    }
  }
});
afterAll(() => fixture.drop());

const list = (who: keyof People, query: Partial<ArrivalsQuery> = {}) =>
  listArrivals(fixture.database, fixture.people[who], { page: 1, limit: 10, ...query });
const short = (name: string) => name.replace(/:.*/, '');

const atSeaview = ['Bea', 'eli', 'Émile', 'Ada', 'zoe'];

test.each<[keyof People, string[], number]>([
  ['seaviewAdmin', atSeaview, 3],
  ['seaviewRolesOnly', atSeaview, 3],
  ['alpineAdmin', ['alp'], 1],
  ['withoutHotel', [], 0],
  ['superAdmin', ['alp', 'Bea', 'eli', 'Émile', 'Kiritimati 0', 'Pago 0', 'Ada', 'zoe'], 6],
])('%s sees today of each hotel in reach: %j', async (who, expected, unverified) => {
  const result = await list(who);
  expect(result.arrivals.map(({ name }) => short(name))).toEqual(expected);
  expect(result).toMatchObject({ unverified, pagination: { total: expected.length } });
});

test('without a booking permission: masked, unverified first, then as they were booked and not by name', async () => {
  const { arrivals, unverified, pagination } = await list('seaviewTrainee');
  const stored = await fixture.database.query<{ id: number; name: string }>(
    sql`select id, name from bookings`,
  );
  const nameOf = new Map(stored.map(({ id, name }) => [id, short(name)]));
  expect(arrivals.map(({ id }) => nameOf.get(id))).toEqual(['Émile', 'eli', 'Bea', 'zoe', 'Ada']);
  const names = arrivals.flatMap(({ name, passengers }) => [name, ...passengers.map((guest) => guest.name)]);
  expect(new Set(names)).toEqual(new Set(['Guest •••']));
  expect(new Set(arrivals.map(({ email }) => email))).toEqual(new Set(['•••@•••']));
  expect([unverified, pagination.total]).toEqual([3, 5]);
});

describe('the views of the desk', () => {
  const states: Record<string, [from: number, to: number, times: string]> = {
    'arrived: today': [0, 2, `checked_in_at = now()`],
    'cancelled: today': [0, 2, `cancelled_at = now()`],
    'staying: since yesterday': [-1, 1, `checked_in_at = now() - interval '1 day'`],
    'leaving: today': [-2, 0, `checked_in_at = now() - interval '2 days'`],
    'overdue: since yesterday': [-3, -1, `checked_in_at = now() - interval '3 days'`],
    'left: today': [-2, 1, `checked_in_at = now() - interval '2 days', checked_out_at = now()`],
    'left: long ago': [
      -9,
      -7,
      `checked_in_at = now() - interval '9 days', checked_out_at = now() - interval '7 days'`,
    ],
    'no-show: yesterday': [-1, 2, `no_show_at = now()`],
  };
  let harbour: number;
  beforeAll(async () => {
    const { database } = fixture;
    harbour = await addHotel(database, 'Harbour');
    const today = calendarDateIn('UTC');
    for (const [name, [from, to, times]] of Object.entries(states)) {
      const dates = { checkin_date: addDays(today, from), checkout_date: addDays(today, to) };
      const id = await addBooking(database, { hotel_id: harbour, name, is_verified: true, ...dates });
      await database.query(sql`update bookings set ${raw(times)} where id = ${id}`);
    }
    await addBooking(database, { hotel_id: harbour, name: 'booked', checkin_date: today });
  });

  test.each<[ArrivalsQuery['view'], string[]]>([
    ['arrivals', ['booked', 'arrived']],
    ['in-house', ['overdue', 'leaving', 'staying', 'arrived']],
    ['departures', ['leaving', 'overdue', 'left']],
  ])('%s: %j', async (view, expected) => {
    const { arrivals, pagination, counts } = await list('superAdmin', { view, hotelId: harbour });
    expect(arrivals.map(({ name }) => short(name))).toEqual(expected);
    expect(pagination.total).toBe(expected.length);
    expect(counts).toEqual({ arrivals: 1, arrived: 1, in_house: 4, departures: 2, departed: 1 });
  });

  test('find the room of a stay, whatever its accents', async () => {
    const { database } = fixture;
    for (const [name, room_number] of [
      ['booked', 'Étage 204'],
      ['leaving: today', 'B-204'],
    ]) {
      await database.query(sql`
        with room as (
          insert into rooms (hotel_id, room_number, room_type, status)
          values (${harbour}, ${room_number}, 'Double', 'Clean') returning id
        )
        insert into room_nights (hotel_id, room_id, during, booking_id)
        select hotel_id, room.id, daterange(checkin_date, stay_end + 1), bookings.id from room, bookings
        where hotel_id = ${harbour} and name = ${name}`);
    }
    const found = async (view: ArrivalsQuery['view'], search: string) =>
      (await list('superAdmin', { view, search, hotelId: harbour })).arrivals.map(({ name }) => short(name));
    expect(await found('arrivals', '204')).toEqual(['booked']);
    expect(await found('arrivals', 'etage')).toEqual(['booked']);
    expect(await found('arrivals', 'b-')).toEqual([]);
    expect(await found('in-house', 'b-')).toEqual(['leaving']);
    expect(await found('departures', '204')).toEqual(['leaving']);
  });

  test('are searched, and their counts are not', async () => {
    const { arrivals, counts } = await list('superAdmin', {
      view: 'in-house',
      hotelId: harbour,
      search: 'leaving',
    });
    expect(arrivals.map(({ name }) => short(name))).toEqual(['leaving']);
    expect(counts?.in_house).toBe(4);
  });
});

test('one hotel of those in reach, and no other', async () => {
  const { seaview, alpine } = fixture;
  const namesAt = async (who: keyof People, hotelId: number | undefined) =>
    (await list(who, hotelId ? { hotelId } : {})).arrivals.map(({ name }) => short(name));
  expect(await namesAt('superAdmin', far['Pago'])).toEqual(['Pago 0']);
  expect(await namesAt('superAdmin', alpine)).toEqual(['alp']);
  expect(await namesAt('alpineAdmin', seaview)).toEqual([]);
});

test('says who of a booking is verified', async () => {
  const { arrivals } = await list('seaviewAdmin');
  expect(arrivals[1]).toMatchObject({
    is_verified: true,
    passengers: [
      { name: 'Uwe', is_verified: true },
      { name: 'Ute', is_verified: false },
    ],
  });
});

test('page by page, the counts of all of them on each, also behind the last', async () => {
  const names = [];
  for (const page of [1, 2, 3, 4]) {
    const { arrivals, unverified, pagination } = await list('seaviewAdmin', { page, limit: 2 });
    names.push(...arrivals.map(({ name }) => short(name)));
    expect([unverified, pagination.total, pagination.totalPages]).toEqual([3, 5, 3]);
  }
  expect(names).toEqual(atSeaview);
});

test.each<[keyof People, string, string[]]>([
  ['seaviewAdmin', 'emile', ['Émile']],
  ['seaviewAdmin', 'open  bea', ['Bea']],
  ['seaviewAdmin', 'uwe', ['eli']],
  ['seaviewAdmin', 'alp', []],
  ['superAdmin', 'pago', ['Pago 0']],
  ['seaviewTrainee', 'emile', []],
])('%s searches today for %s: %j', async (who, search, expected) => {
  const { arrivals, pagination } = await list(who, { search });
  expect(arrivals.map(({ name }) => short(name))).toEqual(expected);
  expect(pagination.total).toBe(expected.length);
});

test('the guests in house of all hotels are counted in their index alone', async () => {
  const { database, people } = fixture;
  await database.query(sql`vacuum analyze bookings`);
  const plan = await explainStatement(
    database,
    (db) => listArrivals(db, people.superAdmin, { page: 1, limit: 10 }),
    'as in_house',
  );
  expect(plan.match(/Index Only Scan using bookings_in_house/g)).toHaveLength(2);
  expect(plan).not.toContain('Index Scan using bookings_in_house');
});
