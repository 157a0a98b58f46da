import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { addBooking, openBookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest, People } from '../../testing/contexts/open-bookings-test.ts';
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
  const gone = await addBooking(database, {
    hotel_id: seaview,
    name: 'Gone Smith',
    checkin_date: '2027-03-06',
  });
  await database.query(sql`update bookings set deleted_at = now() where id = ${gone}`);
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

describe('whose bookings', () => {
  test.each<[keyof People, string]>([
    ['superAdmin', 'gus fay eve dee cyd bob ann'],
    ['seaviewAdmin', seaviewAll],
    ['seaviewStaff', seaviewAll],
    ['seaviewRolesOnly', seaviewAll],
    ['seaviewTrainee', seaviewAll],
    ['alpineAdmin', 'fay dee'],
    ['withoutHotel', ''],
  ])('%s sees %j, newest first', async (who, expected) => {
    expect(await keys(who)).toBe(expected);
  });

  test.each<[keyof People, string, string, string]>([
    ['superAdmin', seaviewAll, 'fay dee', ''],
    ['seaviewAdmin', seaviewAll, '', ''],
    ['seaviewStaff', seaviewAll, '', ''],
    ['seaviewTrainee', seaviewAll, '', ''],
    ['alpineAdmin', '', 'fay dee', ''],
    ['withoutHotel', '', '', ''],
  ])('%s, asking for one hotel, gets no more than before', async (who, atSeaview, atAlpine, elsewhere) => {
    expect(await keys(who, { hotelId: fixture.seaview })).toBe(atSeaview);
    expect(await keys(who, { hotelId: fixture.alpine })).toBe(atAlpine);
    expect(await keys(who, { hotelId: 999_999 })).toBe(elsewhere);
  });

  test.each<[keyof People, string]>([
    ['seaviewAdmin', 'seaview'],
    ['alpineAdmin', 'alpine'],
  ])('%s never meets the other hotel under any filter', async (who, own) => {
    for (const search of [
      '',
      'smith',
      'dee',
      'a',
      '#1',
      '#4',
      String(ids.get('dee')),
      'alpine',
      'seaview',
      '%',
    ]) {
      for (const hotelId of [undefined, fixture.seaview, fixture.alpine]) {
        for (const status of ['', 'all', 'verified', 'pending'] as const) {
          const { bookings } = await list(who, { search, status, ...(hotelId && { hotelId }) });
          expect(bookings.filter(({ hotel_name }) => hotel_name.toLowerCase() !== own)).toEqual([]);
        }
      }
    }
  });

  test.each<[keyof People, string]>([
    ['superAdmin', 'Super Admin'],
    ['seaviewAdmin', 'Hotel Admin'],
    ['seaviewStaff', 'Receptionist'],
    ['seaviewTrainee', 'Trainee'],
  ])('%s is told to be %s, with the own hotel', async (who, userRole) => {
    const hotelId = who === 'superAdmin' ? null : fixture.seaview;
    expect(await list(who)).toMatchObject({ userRole, hotelId });
  });
});

describe('filters', () => {
  test.each<[Query, string]>([
    [{ status: '' }, seaviewAll],
    [{ status: 'all' }, seaviewAll],
    [{ status: 'verified' }, 'eve bob'],
    [{ status: 'pending' }, 'gus cyd ann'],
    [{ dateFrom: '2027-03-06' }, 'gus eve cyd bob'],
    [{ dateTo: '2027-03-06' }, 'gus bob ann'],
    [{ dateFrom: '2027-03-06', dateTo: '2027-03-06' }, 'gus bob'],
    [{ dateFrom: '2027-03-06', dateTo: '2027-03-07', status: 'pending' }, 'gus cyd'],
    [{ dateFrom: '', dateTo: '' }, seaviewAll],
    [{ search: 'smith' }, 'ann'],
    [{ search: 'SMITH' }, 'ann'],
    [{ search: '  ann  ' }, 'ann'],
    [{ search: 'zoe' }, 'ann'],
    [{ search: 'ma' }, 'ann'],
    [{ search: 'ève öl' }, 'eve'],
    [{ search: 'ÈVE' }, 'eve'],
    [{ search: 'eve+x@guests' }, 'eve'],
    [{ search: '%' }, 'bob'],
    [{ search: '100%' }, 'bob'],
    [{ search: '_' }, 'cyd'],
    [{ search: 'under_' }, 'cyd'],
    [{ search: 'underXscore' }, ''],
    [{ search: '\\' }, ''],
    [{ search: "' or true --" }, ''],
    [{ search: 'seaview' }, ''],
    [{ search: '#99999999999' }, ''],
    [{ search: 'guests.test', status: 'verified', dateTo: '2027-03-06' }, 'bob'],
  ])('%j: %s', async (query, expected) => {
    expect(await keys('seaviewAdmin', query)).toBe(expected);
  });

  test('a number finds that booking, with or without #', async () => {
    expect(await keys('superAdmin', { search: `#${ids.get('dee')}` })).toBe('dee');
    expect((await keys('superAdmin', { search: String(ids.get('cyd')) })).split(' ')).toContain('cyd');
    expect(await keys('seaviewAdmin', { search: `#${ids.get('dee')}` })).toBe('');
  });
  test('hotel names are searched for who sees every hotel', async () => {
    expect(await keys('superAdmin', { search: 'alpine' })).toBe('fay dee');
    expect(await keys('superAdmin', { search: 'seaview' })).toBe('gus fay eve cyd bob ann');
    expect(await keys('superAdmin', { search: 'se' })).toBe('gus fay eve cyd bob ann');
  });
  test('a changed or removed guest is found by the new name alone', async () => {
    const { database } = fixture;
    const id = ids.get('gus');
    await database.query(
      sql`insert into passengers (booking_id, name, type) values (${id}, 'Quentin', 'Adult'), (${id}, 'Rolf', 'Adult')`,
    );
    expect(await keys('seaviewAdmin', { search: 'quentin rolf' })).toBe('gus');
    await database.query(sql`update passengers set name = 'Xaver' where name = 'Quentin'`);
    await database.query(sql`delete from passengers where name = 'Rolf'`);
    expect(await keys('seaviewAdmin', { search: 'quentin' })).toBe('');
    expect(await keys('seaviewAdmin', { search: 'rolf' })).toBe('');
    expect(await keys('seaviewAdmin', { search: 'xaver' })).toBe('gus');
    await database.query(sql`delete from passengers where name = 'Xaver'`);
  });
});

test('a booking is answered whole, and without its secret', async () => {
  const { bookings } = await list('seaviewAdmin', { search: 'ann smith' });
  const [ann] = bookings;
  expect(ann).toEqual({
    id: ids.get('ann'),
    name: 'Ann Smith',
    email: expect.stringContaining('@'),
    hotel_id: fixture.seaview,
    hotel_name: 'Seaview',
    room_type: 'Double',
    checkin_date: '2027-03-05',
    checkout_date: '2027-03-07',
    no_nights: 2,
    is_verified: false,
    short_id: null,
    guest_language: null,
    created_at: '2027-01-01T00:00:00.000Z',
    updated_at: expect.any(String),
    passengers: ['Zoe', 'Max'].map((name) => ({
      id: expect.any(Number),
      name,
      type: 'Adult',
      user_type: 'guest',
      is_verified: false,
      is_accompanied: false,
      short_id: null,
    })),
  });
  expect((await list('seaviewAdmin', { search: 'gus' })).bookings[0]).toMatchObject({
    checkout_date: null,
    passengers: [],
  });
});
