import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openSales } from '../../rooms/rooms.public.ts';
import { secretKey, payload } from '../../testing/contexts/open-bookings-test.ts';
import { openRoomsTest, type RoomsTest } from '../../testing/contexts/open-rooms-test.ts';
import { openRehearsal, type Rehearsal } from '../domain/open-rehearsal.ts';
import { createEachBooking } from './create-each-booking.ts';

let fixture: RoomsTest;
beforeAll(async () => {
  fixture = await openRoomsTest();
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.clear());

const stay = (from: number, to: number, email?: string) => ({
  ...payload({ checkin_date: fixture.day(from), checkout_date: fixture.day(to), no_nights: to - from }),
  ...(email && { email }),
});

async function createEach(payloads: object[], rehearsal: Rehearsal | null = null) {
  const { database, seaview, people } = fixture;
  const { user_id, address } = people.seaviewAdmin;
  const rows = payloads.map((each, index) => ({ row: index + 2, payload: each }));
  const options = { hotel_id: seaview, actor: { user_id, address }, secretKey, openSales, rehearsal };
  const { created, refused } = await database.transaction((tx) => createEachBooking(tx, rows, options));
  return {
    created: created.length,
    refused: refused.map(({ row, refusal }) => [row, refusal.code ?? refusal.message]),
  };
}

async function stored(): Promise<object[]> {
  return fixture.database.query(sql`
    select party_size, is_overbooked, short_id is not null as is_linked,
      exists (select from audit_records where action = 'create-booking' and subject_id = bookings.id::text) as is_audited
    from bookings order by id`);
}

test('bookings are as complete as those of the dialog, with guests, link and audit record', async () => {
  await fixture.addRoom();
  const guests = [{ name: 'Bo', type: 'Child', user_type: 'guest' }];
  expect(await createEach([{ ...stay(1, 3), passengers: guests }, stay(3, 4)])).toEqual({
    created: 2,
    refused: [],
  });
  const complete = { is_overbooked: false, is_linked: true, is_audited: true };
  expect(await stored()).toEqual([
    { party_size: 2, ...complete },
    { party_size: 1, ...complete },
  ]);
});

test('a refused row leaves the others alone', async () => {
  await fixture.addRoom();
  await createEach([stay(1, 4, 'ann@guests.test')]);
  const rows = [
    stay(3, 5, 'ANN@guests.test'),
    stay(3, 5),
    { ...stay(6, 8), name: '' },
    stay(4, 6),
    stay(5, 7),
    stay(6, 7),
    { ...stay(8, 9), name: 'Guest •••' },
  ];
  expect(await createEach(rows)).toEqual({
    created: 2,
    refused: [
      [4, 'Name is required'],
      [8, 'GUESTS_MASKED'],
      [2, 'GUEST_HAS_BOOKING_FROM'],
      [3, 'SOLD_OUT'],
      [6, 'SOLD_OUT'],
    ],
  });
});

test('a rehearsal writes nothing and remembers the rows of earlier calls', async () => {
  await fixture.addRoom();
  const rehearsal = openRehearsal();
  expect(await createEach([stay(1, 3, 'ann@guests.test')], rehearsal)).toEqual({ created: 0, refused: [] });
  expect(await createEach([stay(2, 4, 'Ann@guests.test'), stay(2, 4), stay(3, 4)], rehearsal)).toEqual({
    created: 0,
    refused: [
      [2, 'GUEST_HAS_STAY_IN_ROW'],
      [3, 'SOLD_OUT'],
    ],
  });
  expect(await stored()).toEqual([]);
});

test('a reference belongs to one booking of the hotel, also within a file', async () => {
  await fixture.addRoom();
  await createEach([{ ...stay(1, 2), external_reference: 'PMS-1' }]);
  const rows = ['PMS-1', 'PMS-2', 'PMS-2'].map((external_reference, index) => ({
    ...stay(3 + index, 4 + index, `guest${index}@guests.test`),
    external_reference,
  }));
  const refused = [
    [2, 'REFERENCE_TAKEN'],
    [4, 'REFERENCE_IN_ROW'],
  ];
  expect(await createEach(rows, openRehearsal())).toEqual({ created: 0, refused });
  expect(await createEach(rows)).toEqual({ created: 1, refused });
});

test('nights of far stays are counted, too', async () => {
  await fixture.addRoom();
  await createEach([stay(5_000, 5_002)]);
  const { refused } = await createEach([stay(1, 2), stay(5_001, 5_003), stay(500, 900), stay(600, 601)]);
  expect(refused).toEqual([
    [3, 'SOLD_OUT'],
    [5, 'SOLD_OUT'],
  ]);
});

test('of two calls at once that want the last room, one gets it', async () => {
  await fixture.addRoom();
  const results = await Promise.all([createEach([stay(1, 3)]), createEach([stay(2, 4)])]);
  expect(results.map(({ created }) => created).sort()).toEqual([0, 1]);
});
