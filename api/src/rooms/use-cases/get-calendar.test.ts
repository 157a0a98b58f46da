import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import {
  addBooking,
  openBookingsTest,
  type BookingsTest,
  type People,
} from '../../testing/contexts/open-bookings-test.ts';
import { getCalendar } from './get-calendar.ts';

let fixture: BookingsTest;
let room_id: number;
const ids: Record<string, number> = {};
beforeAll(async () => {
  fixture = await openBookingsTest();
  const { database, seaview, alpine } = fixture;
  const [room] = await database.query<{ id: number }>(sql`
    insert into rooms (hotel_id, room_number, room_type, status) values (${seaview}, '301', 'Deluxe', 'Clean') returning id`);
  room_id = room?.id ?? 0;
  const add = async (name: string, from: string, to: string, hotel_id = seaview) => {
    ids[name] = await addBooking(database, {
      hotel_id,
      name,
      checkin_date: from,
      checkout_date: to,
      guests: ['Bo'],
    });
  };
  await add('before', '2030-05-28', '2030-06-01');
  await add('into', '2030-05-30', '2030-06-03');
  await add('roomed', '2030-06-10', '2030-06-12');
  await add('cancelled', '2030-06-10', '2030-06-12');
  await add('last', '2030-06-30', '2030-07-04');
  await add('after', '2030-07-01', '2030-07-04');
  await add('foreign', '2030-06-10', '2030-06-12', alpine);
  await database.query(sql`update bookings set cancelled_at = now() where id = ${ids['cancelled']}`);
  await database.query(sql`
    insert into room_nights (hotel_id, room_id, during, booking_id, block_kind, reason, is_fixed) values
      (${seaview}, ${room_id}, '[2030-06-10,2030-06-12)', ${ids['roomed']}, null, null, true),
      (${seaview}, ${room_id}, '[2030-06-12,2030-06-14)', null, 'out_of_service', 'Carpet', false)`);
  await database.query(sql`
    insert into room_rates (hotel_id, room_type, nightly_rate, currency, set_month)
    values (${seaview}, 'Double', 80.5, 'EUR', '2027-01-01')`);
});
afterAll(() => fixture.drop());

const read = (who: keyof People = 'seaviewAdmin', hotelId?: number) =>
  getCalendar(fixture.database, fixture.people[who], { from: '2030-06-01', to: '2030-07-01', hotelId });

test('has the stays that touch the nights, in their rooms or without one', async () => {
  const { stays, today } = await read();
  const names = stays.map(({ name }) => name).sort();
  expect([today, names]).toEqual([calendarDateIn('UTC'), ['into', 'last', 'roomed']]);
  expect(stays.find(({ name }) => name === 'roomed')).toEqual({
    ...{ booking_id: ids['roomed'], room_id, from: '2030-06-10', to: '2030-06-12', name: 'roomed' },
    ...{ checkin_date: '2030-06-10', checkout_date: '2030-06-12' },
    ...{ room_type: 'Double', stay_state: 'booked', guests: 2, group_id: null },
    ...{ is_verified: false, is_upgrade: true, is_fixed: true, is_overbooked: false },
  });
  expect(stays.find(({ name }) => name === 'into')).toMatchObject({ room_id: null, from: '2030-05-30' });
});

test('has the nights that a stay has no room for any more, unless its guests have left', async () => {
  const { database } = fixture;
  const partsOf = async () =>
    (await read()).stays.flatMap(({ name, ...part }) =>
      name === 'roomed' ? [[part.room_id, part.from, part.to]] : [],
    );
  await database.query(sql`
    update bookings set checkout_date = '2030-06-15', no_nights = 5, checked_in_at = now() where id = ${ids['roomed']}`);
  expect(await partsOf()).toEqual([
    [room_id, '2030-06-10', '2030-06-12'],
    [null, '2030-06-12', '2030-06-15'],
  ]);
  await database.query(sql`update bookings set checked_out_at = now() where id = ${ids['roomed']}`);
  expect(await partsOf()).toEqual([[room_id, '2030-06-10', '2030-06-12']]);
});

test('has rooms, blocks, what is left and the rates', async () => {
  const { rooms, blocks, availability, rates } = await read();
  expect(rooms).toMatchObject([{ id: room_id, room_number: '301', room_type: 'Deluxe', status: 'Clean' }]);
  expect(blocks).toMatchObject([
    { room_id, from: '2030-06-12', to: '2030-06-14', kind: 'out_of_service', reason: 'Carpet' },
  ]);
  expect(availability.map(({ room_type, nights }) => [room_type, nights.length])).toEqual([['Deluxe', 30]]);
  expect(rates).toEqual([
    { room_type: 'Double', from: '2029-05-31', to: '2031-07-02', nightly_rate: 80.5, currency: 'EUR' },
  ]);
});

test('masks names, and has no rates, for callers who may not see them', async () => {
  const { stays, rates } = await read('seaviewTrainee');
  expect(new Set(stays.map(({ name }) => name))).toEqual(new Set(['Guest •••']));
  expect(rates).toEqual([]);
});

test('is of the own hotel, or of the one that a global role names', async () => {
  const { seaview, alpine } = fixture;
  expect((await read('superAdmin', alpine)).stays.map(({ name }) => name)).toEqual(['foreign']);
  await expect(read('superAdmin')).rejects.toMatchObject({ code: 'HOTEL_ID_REQUIRED' });
  await expect(read('superAdmin', 2_000_000_000)).rejects.toMatchObject({ code: 'HOTEL_NOT_FOUND' });
  await expect(read('alpineAdmin', seaview)).rejects.toMatchObject({ code: 'HOTEL_NOT_FOUND' });
});
