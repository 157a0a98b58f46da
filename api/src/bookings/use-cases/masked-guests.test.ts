import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openListTest, seaviewAll, type ListTest } from '../../testing/contexts/open-list-test.ts';
import { getBooking } from './get-booking.ts';

let fixture: ListTest;

beforeAll(async () => {
  fixture = await openListTest();
});
afterAll(() => fixture.drop());

const identities = /ann|bob|cyd|eve|ève|gus|smith|zoe|max|guests\.test/i;

test('the same bookings are listed, their guests masked', async () => {
  const { bookings } = await fixture.list('seaviewTrainee');
  expect(JSON.stringify(bookings)).not.toMatch(identities);
  const [first] = bookings.slice(-1);
  expect(first).toMatchObject({
    ...{ id: fixture.ids.get('ann'), name: 'Guest •••', email: '•••@•••', checkin_date: '2027-03-05' },
    passengers: [{ name: 'Guest •••', type: 'Adult' }, { name: 'Guest •••' }],
  });
  const booking = await getBooking(
    fixture.database,
    fixture.people.seaviewTrainee,
    fixture.ids.get('ann') ?? 0,
  );
  expect(booking).toEqual(first);
  const seen = await getBooking(
    fixture.database,
    fixture.people.seaviewRolesOnly,
    fixture.ids.get('ann') ?? 0,
  );
  expect(seen).toMatchObject({ name: 'Ann Smith', passengers: [{ name: 'Zoe' }, { name: 'Max' }] });
});

test.each(['smith', 'Ann Smith', 'zoe', 'eve+x@guests.test', 'guests.test', 'a'])(
  'searching for %j finds nothing, however else the list is narrowed',
  async (search) => {
    expect(await fixture.keys('seaviewRolesOnly', { search })).not.toBe('');
    expect(await fixture.keys('seaviewTrainee', { search })).toBe('');
    expect(await fixture.keys('seaviewTrainee', { search, status: 'pending', sort: 'status' })).toBe('');
  },
);

test('a booking is found by its number, and hotels by name where all are in reach', async () => {
  const id = fixture.ids.get('bob');
  expect(await fixture.keys('seaviewTrainee', { search: `#${id}` })).toBe('bob');
  expect(await fixture.keys('seaviewTrainee', { search: `${id}` })).toBe('bob');
  expect(await fixture.keys('reviewer', { search: 'alpine' })).toBe('fay dee');
  expect(await fixture.keys('reviewer', { search: 'smith' })).toBe('');
  // Two bookings match, one of them by the name of its hotel alone.
  expect(await fixture.keys('reviewer', { search: 'seaview' })).toBe(seaviewAll);
});

test('asking for the order of names gives the newest first, and not the names away', async () => {
  for (const order of ['asc', 'desc'] as const) {
    expect(await fixture.keys('seaviewTrainee', { sort: 'name', order })).toBe(seaviewAll);
  }
  expect(await fixture.keys('seaviewRolesOnly', { sort: 'name' })).toBe('ann bob cyd eve gus');
});
