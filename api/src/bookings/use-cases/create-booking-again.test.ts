import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { deps, openBookingsTest, payload } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest, People } from '../../testing/contexts/open-bookings-test.ts';
import { createBooking } from './create-booking.ts';
import { deleteBooking } from './delete-booking.ts';

let fixture: BookingsTest;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

const create = (who: keyof People, fields: Parameters<typeof payload>[0]) =>
  createBooking(fixture.database, fixture.people[who], payload(fields), deps);

async function countAll(): Promise<number[]> {
  const rows = await fixture.database.query<{ count: number }>(sql`
    select count(*) from bookings union all select count(*) from passengers union all select count(*) from audit_records
  `);
  return rows.map(({ count }) => count);
}

test('the same call once more, or at the same time, is the same booking', async () => {
  const sent = { ...payload({}), verification_token: randomUUID(), allow_overlap: true };
  const first = await create('seaviewAdmin', sent);
  const before = await countAll();
  const again = await Promise.all(
    [sent, { ...sent, email: sent.email.toUpperCase() }].map((same) => create('seaviewAdmin', same)),
  );
  expect(again.map(({ id }) => id)).toEqual([first.id, first.id]);
  const both = { ...sent, verification_token: randomUUID() };
  const made = await Promise.all([1, 2].map(() => create('seaviewAdmin', both)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await countAll())[0]).toBe((before[0] ?? 0) + 1);
});

test('a repeat of a call whose booking was deleted makes no second one', async () => {
  const sent = { ...payload({}), verification_token: randomUUID(), allow_overlap: true };
  const first = await create('seaviewAdmin', sent);
  await deleteBooking(fixture.database, fixture.people.seaviewAdmin, first.id, {
    ...deps.events,
    bookingDeleted: async () => undefined,
  });
  const before = await countAll();
  await expect(create('seaviewAdmin', sent)).rejects.toMatchObject({ code: 'BOOKING_MADE_ALREADY' });
  expect(await countAll()).toEqual(before);
});

test('the token of another stay of the hotel is refused', async () => {
  const verification_token = randomUUID();
  await create('seaviewStaff', { verification_token });
  const before = await countAll();
  await expect(create('seaviewStaff', { verification_token, name: 'Bo' })).rejects.toMatchObject({
    errorType: 'CONFLICT',
  });
  expect(await countAll()).toEqual(before);
});
