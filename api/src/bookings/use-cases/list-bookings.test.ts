import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { addBooking, type People } from '../../testing/contexts/open-bookings-test.ts';
import { openListTest, seaviewAll } from '../../testing/contexts/open-list-test.ts';
import type { ListQuery, ListTest } from '../../testing/contexts/open-list-test.ts';

let fixture: ListTest;

beforeAll(async () => {
  fixture = await openListTest();
  const { database, seaview } = fixture;
  const gone = await addBooking(database, {
    hotel_id: seaview,
    name: 'Gone Smith',
    checkin_date: '2027-03-06',
  });
  await database.query(sql`update bookings set deleted_at = now() where id = ${gone}`);
});
afterAll(() => fixture.drop());

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
    expect(await fixture.keys(who)).toBe(expected);
  });

  test.each<[keyof People, string, string, string]>([
    ['superAdmin', seaviewAll, 'fay dee', ''],
    ['seaviewAdmin', seaviewAll, '', ''],
    ['seaviewStaff', seaviewAll, '', ''],
    ['seaviewTrainee', seaviewAll, '', ''],
    ['alpineAdmin', '', 'fay dee', ''],
    ['withoutHotel', '', '', ''],
  ])('%s, asking for one hotel, gets no more than before', async (who, atSeaview, atAlpine, elsewhere) => {
    expect(await fixture.keys(who, { hotelId: fixture.seaview })).toBe(atSeaview);
    expect(await fixture.keys(who, { hotelId: fixture.alpine })).toBe(atAlpine);
    expect(await fixture.keys(who, { hotelId: 999_999 })).toBe(elsewhere);
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
      String(fixture.ids.get('dee')),
      'alpine',
      'seaview',
      '%',
    ]) {
      for (const hotelId of [undefined, fixture.seaview, fixture.alpine]) {
        for (const status of ['', 'all', 'verified', 'pending'] as const) {
          const { bookings } = await fixture.list(who, { search, status, ...(hotelId && { hotelId }) });
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
    expect(await fixture.list(who)).toMatchObject({ userRole, hotelId });
  });
});

describe('filters', () => {
  test.each<[ListQuery, string]>([
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
    expect(await fixture.keys('seaviewAdmin', query)).toBe(expected);
  });

  test('a number finds that booking, with or without #', async () => {
    expect(await fixture.keys('superAdmin', { search: `#${fixture.ids.get('dee')}` })).toBe('dee');
    expect(
      (await fixture.keys('superAdmin', { search: String(fixture.ids.get('cyd')) })).split(' '),
    ).toContain('cyd');
    expect(await fixture.keys('seaviewAdmin', { search: `#${fixture.ids.get('dee')}` })).toBe('');
  });
  test('hotel names are searched for who sees every hotel', async () => {
    expect(await fixture.keys('superAdmin', { search: 'alpine' })).toBe('fay dee');
    expect(await fixture.keys('superAdmin', { search: 'seaview' })).toBe('gus fay eve cyd bob ann');
    expect(await fixture.keys('superAdmin', { search: 'se' })).toBe('gus fay eve cyd bob ann');
  });
  test('a changed or removed guest is found by the new name alone', async () => {
    const { database } = fixture;
    const id = fixture.ids.get('gus');
    await database.query(
      sql`insert into passengers (booking_id, name, type) values (${id}, 'Quentin', 'Adult'), (${id}, 'Rolf', 'Adult')`,
    );
    expect(await fixture.keys('seaviewAdmin', { search: 'quentin rolf' })).toBe('gus');
    await database.query(sql`update passengers set name = 'Xaver' where name = 'Quentin'`);
    await database.query(sql`delete from passengers where name = 'Rolf'`);
    expect(await fixture.keys('seaviewAdmin', { search: 'quentin' })).toBe('');
    expect(await fixture.keys('seaviewAdmin', { search: 'rolf' })).toBe('');
    expect(await fixture.keys('seaviewAdmin', { search: 'xaver' })).toBe('gus');
    await database.query(sql`delete from passengers where name = 'Xaver'`);
  });
});

test('a booking is answered whole, and without its secret', async () => {
  const { bookings } = await fixture.list('seaviewAdmin', { search: 'ann smith' });
  const [ann] = bookings;
  expect(ann).toEqual({
    id: fixture.ids.get('ann'),
    name: 'Ann Smith',
    external_reference: null,
    room: null,
    email: expect.stringContaining('@'),
    hotel_id: fixture.seaview,
    hotel_name: 'Seaview',
    room_type: 'Double',
    checkin_date: '2027-03-05',
    checkout_date: '2027-03-07',
    no_nights: 2,
    is_verified: false,
    short_id: null,
    ...{ phone: null, arrival_time: null, requests: null },
    guest_language: null,
    stay_state: 'booked',
    group_id: null,
    is_overbooked: false,
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
  expect((await fixture.list('seaviewAdmin', { search: 'gus' })).bookings[0]).toMatchObject({
    checkout_date: null,
    passengers: [],
  });
});
