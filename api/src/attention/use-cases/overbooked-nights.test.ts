import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { openBookingsTest, type BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { addRoom, addStay } from '../../testing/contexts/open-dashboard-test.ts';
import { countAttentionItems, listAttentionItems } from './attention-items.ts';

let fixture: BookingsTest;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

const list = async (who: keyof BookingsTest['people'], hotelId?: number) =>
  (await listAttentionItems(fixture.database, fixture.people[who], { page: 1, limit: 100, hotelId })).items;

test('a night that is sold beyond the rooms in service waits for those who run the hotel, until it fits', async () => {
  const { database, people, seaview: hotel_id } = fixture;
  const [today, tomorrow] = [calendarDateIn('UTC'), addDays(calendarDateIn('UTC'), 1)];
  const room_id = await addRoom(database, hotel_id);
  await addRoom(database, hotel_id, { room_type: 'Single' });
  await addStay(database, { hotel_id, checkin_date: addDays(today, -1), nights: 4 });
  const over = await addStay(database, {
    ...{ hotel_id, checkin_date: addDays(today, -1), nights: 3 },
    created_at: '2026-01-02T03:04:05Z',
  });
  await database.query(sql`update bookings set is_overbooked = true where id = ${over}`);
  const item = (night: string, days_to_arrival: number) => ({
    ...{ kind: 'overbooked', key: `overbooked ${hotel_id} ${night} Double`, name: 'Double', hotel_id },
    ...{ details: [night, '1'], checkin_date: night, days_to_arrival, hotel_name: 'Seaview' },
    ...{ booking_id: null, since: '2026-01-02T03:04:05.000Z' },
  });
  const both = [item(today, 0), item(tomorrow, 1)];
  expect(await list('seaviewAdmin')).toMatchObject(both);
  expect(await list('superAdmin', hotel_id)).toMatchObject(both);
  expect(await countAttentionItems(database, people.seaviewAdmin, {})).toEqual({ count: 2 });
  for (const who of ['seaviewStaff', 'superAdmin', 'alpineAdmin'] as const)
    expect(await list(who)).toEqual([]);

  await database.query(sql`update rooms set status = 'Maintenance' where id = ${room_id}`);
  expect((await list('seaviewAdmin')).map(({ details }) => details)).toEqual([
    [today, '2'],
    [tomorrow, '1'],
  ]);
  await addRoom(database, hotel_id);
  await database.query(sql`update rooms set status = 'Clean'`);
  expect(await list('seaviewAdmin')).toEqual([]);
});
