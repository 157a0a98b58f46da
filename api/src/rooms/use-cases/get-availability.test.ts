import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { nightsOf } from '@suite/contracts/rooms';
import { sql } from '@suite/database';
import { addHotel, openBookingsTest, type BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { addRoom, addStay } from '../../testing/contexts/open-dashboard-test.ts';
import { findAvailability, getAvailability } from './get-availability.ts';

const today = calendarDateIn('UTC');
const day = (offset: number) => addDays(today, offset);
let fixture: BookingsTest;
let hotel_id: number;
let hotels = 0;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  hotel_id = await addHotel(fixture.database, `Hotel ${(hotels += 1)}`);
});

const add = (from: number, nights: number, fields: Partial<Parameters<typeof addStay>[1]> = {}) =>
  addStay(fixture.database, { hotel_id, checkin_date: day(from), nights, ...fields });

/** Returns what is left of each night, `in service - sold`. */
async function left(from: number, to: number, room_type = 'Double'): Promise<string[]> {
  const types = await findAvailability(fixture.database, { hotel_id, from: day(from), to: day(to) });
  const nights = types.find((each) => each.room_type === room_type)?.nights ?? [];
  expect(nights.map(({ night }) => night)).toEqual(nights.length ? nightsOf(day(from), day(to)) : []);
  for (const night of nights) expect(night.left).toBe(night.in_service - night.sold);
  return nights.map(({ in_service, sold }) => `${in_service} - ${sold}`);
}

describe('sold nights', () => {
  test('are those that a stay covers, from before the range and without a check-out, of the exact type', async () => {
    for (let n = 0; n < 3; n += 1) await addRoom(fixture.database, hotel_id);
    await add(-5, 6);
    await add(1, 2, { isOpen: true });
    await add(1, 1, { room_type: 'Suite' });
    await add(1, 1, { room_type: null });
    await add(0, 3, { cancelled: true });
    expect(await left(-1, 4)).toEqual(['3 - 1', '3 - 1', '3 - 1', '3 - 1', '3 - 0']);
  });

  test('leave out cancelled stays and no-shows', async () => {
    await addRoom(fixture.database, hotel_id);
    const [one, other] = [await add(0, 2), await add(0, 2)];
    await fixture.database.query(sql`update bookings set cancelled_at = now() where id = ${one}`);
    await fixture.database.query(sql`update bookings set no_show_at = now() where id = ${other}`);
    expect(await left(0, 2)).toEqual(['1 - 0', '1 - 0']);
  });
});

describe('rooms in service', () => {
  test('are without those out of order from today on, and without those in maintenance tonight', async () => {
    for (const status of ['Clean', 'Dirty', 'Maintenance', 'Out of Order']) {
      await addRoom(fixture.database, hotel_id, { status });
    }
    expect(await left(-1, 2)).toEqual(['4 - 0', '2 - 0', '3 - 0']);
  });

  test('are without blocked ones, each room once', async () => {
    const block = (room_id: number, from: number, to: number) =>
      fixture.database.query(sql`
        insert into room_nights (hotel_id, room_id, during, block_kind, reason)
        values (${hotel_id}, ${room_id}, daterange(${day(from)}::date, ${day(to)}::date), 'out_of_order', 'Paint')`);
    await addRoom(fixture.database, hotel_id);
    await block(await addRoom(fixture.database, hotel_id), -1, 1);
    await block(await addRoom(fixture.database, hotel_id, { status: 'Out of Order' }), 0, 2);
    await block(await addRoom(fixture.database, hotel_id, { status: 'Maintenance' }), 0, 2);
    expect(await left(-1, 3)).toEqual(['3 - 0', '1 - 0', '2 - 0', '3 - 0']);
  });

  test('are listed by type in the order of the forms; types without a room are not limited', async () => {
    await addRoom(fixture.database, hotel_id, { room_type: 'Family' });
    await addRoom(fixture.database, hotel_id, { room_type: 'Single', status: 'Out of Order' });
    await add(0, 1);
    const types = await findAvailability(fixture.database, { hotel_id, from: today, to: day(1) });
    expect(types.map(({ room_type, nights }) => [room_type, nights[0]?.in_service])).toEqual([
      ['Single', 0],
      ['Family', 1],
    ]);
  });
});

test('random stays, statuses and blocks give what is counted row by row', async () => {
  const { database } = fixture;
  await database.query(sql`
    insert into rooms (hotel_id, room_number, room_type, status)
    select ${hotel_id}::integer, n, (array['Single', 'Double'])[1 + n % 2],
      (array['Clean', 'Dirty', 'Maintenance', 'Out of Order'])[1 + n * 7 % 4]
    from generate_series(1, 23) as n`);
  await database.query(sql`
    insert into room_nights (hotel_id, room_id, during, block_kind, reason)
    select hotel_id, id, daterange(${today}::date - 5 + id % 9, ${today}::date - 4 + id % 9 + id % 11), 'out_of_service', 'Paint'
    from rooms where hotel_id = ${hotel_id} and id % 3 = 0`);
  for (let n = 0; n < 120; n += 1) {
    const room_type = ['Single', 'Double', 'Suite'][n % 3] ?? null;
    await add(((n * 17) % 60) - 30, 1 + ((n * 7) % 13), {
      room_type,
      cancelled: n % 10 === 0,
      isOpen: n % 4 === 0,
    });
  }
  const [from, to] = [day(-10), day(30)];
  const counted = await database.query(sql`
    select types.room_type, night::date as night, (
      select count(*) from rooms where rooms.hotel_id = ${hotel_id} and rooms.room_type = types.room_type
        and not (status = 'Out of Order' and night >= ${today}::date) and not (status = 'Maintenance' and night = ${today}::date)
        and not exists (select from room_nights where room_id = rooms.id and during @> night::date)
    )::integer as in_service, (
      select count(*) from bookings where bookings.hotel_id = ${hotel_id} and bookings.room_type = types.room_type
        and deleted_at is null and checkin_date <= night and stay_end > night
    )::integer as sold
    from (values ('Single'), ('Double')) as types (room_type),
      generate_series(${from}::timestamp, ${to}::timestamp - interval '1 day', '1 day') as night
    order by types.room_type desc, 2`);
  const types = await findAvailability(database, { hotel_id, from, to });
  const found = types.flatMap(({ room_type, nights }) =>
    nights.map(({ night, in_service, sold }) => ({ room_type, night, in_service, sold })),
  );
  expect(found).toEqual(counted);
  expect(types[0]?.nights.some((night) => night.left < 0)).toBe(true);
});

describe('guests who arrive before their check-in date', () => {
  const arrive = (id: number, daysAgo: number) =>
    fixture.database.query(sql`
      update bookings set checked_in_at = now() - make_interval(days => ${daysAgo}::integer) where id = ${id}`);

  test('need a room from their arrival on, until they leave', async () => {
    await addRoom(fixture.database, hotel_id);
    await arrive(await add(2, 2), 1);
    const gone = await add(3, 2);
    await arrive(gone, 2);
    await fixture.database.query(sql`
      update bookings set checked_out_at = now(), left_on = ${today} where id = ${gone}`);
    expect(await left(-3, 5)).toEqual([0, 1, 2, 1, 1, 1, 1, 0].map((sold) => `1 - ${sold}`));
    expect(await left(1, 2)).toEqual(['1 - 1']);
  });

  test('occupy a room of their own type only, and none once they are deleted', async () => {
    await addRoom(fixture.database, hotel_id);
    const id = await add(2, 2);
    await arrive(await add(2, 2, { room_type: 'Suite' }), 0);
    expect(await left(0, 3)).toEqual(['1 - 0', '1 - 0', '1 - 1']);
    await arrive(id, 0);
    expect(await left(0, 3)).toEqual(['1 - 1', '1 - 1', '1 - 1']);
    await fixture.database.query(sql`update bookings set deleted_at = now() where id = ${id}`);
    expect(await left(0, 3)).toEqual(['1 - 0', '1 - 0', '1 - 0']);
  });
});

describe('the endpoint', () => {
  const ask = (who: keyof BookingsTest['people'], hotelId?: number) =>
    getAvailability(fixture.database, fixture.people[who], { from: today, to: day(1), hotelId });

  test('answers of the own hotel, and of a chosen one to those who see all', async () => {
    await addRoom(fixture.database, fixture.seaview);
    expect(await ask('seaviewTrainee')).toMatchObject([{ room_type: 'Double' }]);
    expect(await ask('reviewer', fixture.seaview)).toMatchObject([{ room_type: 'Double' }]);
    expect(await ask('alpineAdmin')).toEqual([]);
  });

  test.each<[keyof BookingsTest['people'], 'seaview' | undefined, string]>([
    ['alpineAdmin', 'seaview', 'HOTEL_NOT_FOUND'],
    ['withoutHotel', undefined, 'HOTEL_NOT_FOUND'],
    ['superAdmin', undefined, 'VALIDATION_ERROR'],
  ])('refuses %s for %s: %s', async (who, hotel, errorType) => {
    await expect(ask(who, hotel && fixture[hotel])).rejects.toMatchObject({ errorType });
    await expect(ask('superAdmin', 999_999)).rejects.toMatchObject({ errorType: 'HOTEL_NOT_FOUND' });
  });
});
