import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { deps, openBookingsTest, payload } from '../../testing/contexts/open-bookings-test.ts';
import { addRoom } from '../../testing/contexts/open-dashboard-test.ts';
import type { BookingsTest, People } from '../../testing/contexts/open-bookings-test.ts';
import { createBooking } from './create-booking.ts';
import { deleteBooking, restoreBooking } from './delete-booking.ts';
import { countStats } from '../booking-counts.repository.ts';
import { getBooking } from './get-booking.ts';
import { listBookings } from './list-bookings.ts';

let fixture: BookingsTest;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

const book = (fields: Parameters<typeof payload>[0] = {}) =>
  createBooking(fixture.database, fixture.people.seaviewAdmin, payload(fields), deps);
const events = { ...deps.events, bookingDeleted: async () => undefined };
const remove = (who: keyof People, id: number) =>
  deleteBooking(fixture.database, fixture.people[who], id, events);
const restore = (who: keyof People, id: number) =>
  restoreBooking(fixture.database, fixture.people[who], id, events);
const notFound = { errorType: 'BOOKING_NOT_FOUND' };

async function seen(): Promise<{ total: number; list: number[] }> {
  const { seaviewAdmin } = fixture.people;
  const { total_bookings } = await countStats(fixture.database, seaviewAdmin.scope);
  const { bookings } = await listBookings(fixture.database, seaviewAdmin, { page: 1, limit: 100 });
  return { total: total_bookings, list: bookings.map(({ id }) => id) };
}

test('a deleted booking is gone from list, counts and by its id, and its days are free again', async () => {
  const { id, email } = await book();
  const before = await seen();
  await remove('seaviewAdmin', id);
  const after = await seen();
  expect(after.total).toBe(before.total - 1);
  expect(after.list).not.toContain(id);
  await expect(getBooking(fixture.database, fixture.people.superAdmin, id)).rejects.toMatchObject(notFound);
  await expect(remove('seaviewAdmin', id)).rejects.toMatchObject(notFound);
  await expect(book({ email })).resolves.toMatchObject({ email });
});

test('a deletion is undone within a minute, by users who may delete', async () => {
  const { id, ...booking } = await book();
  await remove('seaviewAdmin', id);
  await expect(restore('seaviewStaff', id)).rejects.toMatchObject({ errorType: 'PERMISSION_DENIED' });
  await expect(restore('alpineAdmin', id)).rejects.toMatchObject(notFound);
  expect(await restore('seaviewAdmin', id)).toMatchObject({ id, email: booking.email });
  expect((await seen()).list).toContain(id);
  await expect(restore('seaviewAdmin', id)).rejects.toMatchObject(notFound);
  const records = await fixture.database.query<{ action: string }>(sql`
    select action from audit_records where subject_type = 'booking' and subject_id = ${String(id)} order by id`);
  expect(records.map(({ action }) => action)).toEqual([
    'create-booking',
    'delete-booking',
    'restore-booking',
  ]);
});

test('not after a minute, and not over a newer stay of the guest', async () => {
  const old = await book();
  await remove('seaviewAdmin', old.id);
  await fixture.database.query(
    sql`update bookings set deleted_at = now() - interval '61 seconds' where id = ${old.id}`,
  );
  await expect(restore('seaviewAdmin', old.id)).rejects.toMatchObject(notFound);

  const first = await book();
  await remove('seaviewAdmin', first.id);
  const second = await book({ email: first.email });
  await expect(restore('seaviewAdmin', first.id)).rejects.toMatchObject({
    errorType: 'DATE_RANGE_CONFLICT',
    message: expect.stringContaining(`#${second.id} `) as unknown,
  });
});

test('is refused when the room was sold meanwhile, unless the booking was overbooked before', async () => {
  await addRoom(fixture.database, fixture.seaview, { room_type: 'Family' });
  const first = await book({ room_type: 'Family' });
  const second = await book({ room_type: 'Family', allow_overbooking: true });
  await remove('seaviewAdmin', first.id);
  await expect(restore('seaviewAdmin', first.id)).rejects.toMatchObject({ errorType: 'SOLD_OUT' });
  await remove('seaviewAdmin', second.id);
  expect(await restore('seaviewAdmin', first.id)).toMatchObject({ is_overbooked: false });
  expect(await restore('seaviewAdmin', second.id)).toMatchObject({ is_overbooked: true });
});

test.each<[keyof People, object | null]>([
  ['superAdmin', null],
  ['seaviewAdmin', null],
  ['seaviewStaff', { errorType: 'PERMISSION_DENIED' }],
  ['seaviewRolesOnly', { errorType: 'PERMISSION_DENIED' }],
  ['seaviewTrainee', { errorType: 'PERMISSION_DENIED' }],
  ['alpineAdmin', notFound],
])('%s deletes a booking of Seaview: %j', async (who, refusal) => {
  const { id } = await book();
  if (refusal) await expect(remove(who, id)).rejects.toMatchObject(refusal);
  else await remove(who, id);
  const kept = (await seen()).list.includes(id);
  expect(kept).toBe(refusal !== null);
});
