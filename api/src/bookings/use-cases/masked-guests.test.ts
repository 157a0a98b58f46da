import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addBooking, openBookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest, People } from '../../testing/contexts/open-bookings-test.ts';
import { getBooking } from './get-booking.ts';
import { listBookings } from './list-bookings.ts';

let fixture: BookingsTest;
const ids = new Map<string, number>();

beforeAll(async () => {
  fixture = await openBookingsTest();
  const { database, seaview, alpine } = fixture;
  const add = async (key: string, fields: Parameters<typeof addBooking>[1]) =>
    ids.set(
      key,
      await addBooking(database, { ...fields, created_at: new Date(Date.UTC(2027, 0, 1, ids.size)) }),
    );
  await add('ann', {
    hotel_id: seaview,
    name: 'Ann Smith',
    checkin_date: '2027-03-05',
    guests: ['Zoe', 'Max'],
  });
  await add('bob', { hotel_id: seaview, name: 'Bob 100%', checkin_date: '2027-03-06', is_verified: true });
  await add('cyd', { hotel_id: seaview, name: 'Cyd under_score', checkin_date: '2027-03-07' });
  await add('dee', { hotel_id: alpine, name: 'Dee Smith', checkin_date: '2027-03-06', is_verified: true });
  await add('eve', {
    hotel_id: seaview,
    name: 'Ève Ölund',
    email: 'eve+x@guests.test',
    checkin_date: '2027-03-08',
    is_verified: true,
  });
  await add('fay', { hotel_id: alpine, name: 'Fay Seaview', checkin_date: '2027-03-09' });
  await add('gus', { hotel_id: seaview, name: 'Gus', checkin_date: '2027-03-06', checkout_date: null });
});
afterAll(() => fixture.drop());

type Query = Omit<Parameters<typeof listBookings>[2], 'page' | 'limit'> & { page?: number; limit?: number };
const list = (who: keyof People, query: Query = {}) =>
  listBookings(fixture.database, fixture.people[who], { page: 1, limit: 10, ...query });

async function keys(who: keyof People, query: Query = {}): Promise<string> {
  const { bookings, pagination } = await list(who, query);
  const keyOf = (id: number) => [...ids].find(([, each]) => each === id)?.[0] ?? `#${id}`;
  const found = bookings.map(({ id }) => keyOf(id)).join(' ');
  expect(pagination.total).toBe(bookings.length);
  return found;
}

const seaviewAll = 'gus eve cyd bob ann';

const identities = /ann|bob|cyd|eve|ève|gus|smith|zoe|max|guests\.test/i;

test('the same bookings are listed, their guests masked', async () => {
  const { bookings } = await list('seaviewTrainee');
  expect(JSON.stringify(bookings)).not.toMatch(identities);
  const [first] = bookings.slice(-1);
  expect(first).toMatchObject({
    ...{ id: ids.get('ann'), name: 'Guest •••', email: '•••@•••', checkin_date: '2027-03-05' },
    passengers: [{ name: 'Guest •••', type: 'Adult' }, { name: 'Guest •••' }],
  });
  const booking = await getBooking(fixture.database, fixture.people.seaviewTrainee, ids.get('ann') ?? 0);
  expect(booking).toEqual(first);
  const seen = await getBooking(fixture.database, fixture.people.seaviewRolesOnly, ids.get('ann') ?? 0);
  expect(seen).toMatchObject({ name: 'Ann Smith', passengers: [{ name: 'Zoe' }, { name: 'Max' }] });
});

test.each(['smith', 'Ann Smith', 'zoe', 'eve+x@guests.test', 'guests.test', 'a'])(
  'searching for %j finds nothing, however else the list is narrowed',
  async (search) => {
    expect(await keys('seaviewRolesOnly', { search })).not.toBe('');
    expect(await keys('seaviewTrainee', { search })).toBe('');
    expect(await keys('seaviewTrainee', { search, status: 'pending', sort: 'status' })).toBe('');
  },
);

test('a booking is found by its number, and hotels by name where all are in reach', async () => {
  const id = ids.get('bob');
  expect(await keys('seaviewTrainee', { search: `#${id}` })).toBe('bob');
  expect(await keys('seaviewTrainee', { search: `${id}` })).toBe('bob');
  expect(await keys('reviewer', { search: 'alpine' })).toBe('fay dee');
  expect(await keys('reviewer', { search: 'smith' })).toBe('');
  // Two bookings match, one of them by the name of its hotel alone.
  expect(await keys('reviewer', { search: 'seaview' })).toBe(seaviewAll);
});

test('asking for the order of names gives the newest first, and not the names away', async () => {
  for (const order of ['asc', 'desc'] as const) {
    expect(await keys('seaviewTrainee', { sort: 'name', order })).toBe(seaviewAll);
  }
  expect(await keys('seaviewRolesOnly', { sort: 'name' })).toBe('ann bob cyd eve gus');
});
