import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CreateGroupPayload } from '@suite/contracts/bookings';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { findDueEmails } from '../../guest-links/guest-links.public.ts';
import { addRoom } from '../../testing/contexts/open-dashboard-test.ts';
import { deps, openBookingsTest, payload } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { clearVerification, recordVerification } from '../guests.repository.ts';
import { createBooking } from './create-booking.ts';
import { createGroup } from './create-group.ts';
import { getBooking, listGroup } from './get-booking.ts';

let fixture: BookingsTest;
let from = 0;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());
// Each test has its own nights.
beforeEach(() => {
  from += 10;
});

const adult = (name: string) => ({ name, type: 'Adult' as const, user_type: 'guest' as const });
const rooms = (...types: ('Single' | 'Double')[]) =>
  types.map((room_type, index) => ({ room_type, passengers: index === 1 ? [adult('Bo')] : [] }));

function groupOf(wanted: CreateGroupPayload['rooms']): CreateGroupPayload {
  const { room_type: _type, passengers: _passengers, verification_token: _token, ...fields } = payload();
  const today = calendarDateIn('Europe/Lisbon');
  const dates = { checkin_date: addDays(today, from), checkout_date: addDays(today, from + 2), no_nights: 2 };
  return { ...fields, ...dates, rooms: wanted };
}

const create = (group: CreateGroupPayload) =>
  createGroup(fixture.database, fixture.people.seaviewAdmin, group, deps);

test('a group has one booking for each room, under one name and number', async () => {
  const group = groupOf(rooms('Double', 'Double', 'Single'));
  const bookings = await create(group);
  const [lead] = bookings;
  expect(
    bookings.map(({ room_type, group_id, name, email, passengers }) => [
      ...[room_type, group_id, name, email],
      passengers.length,
    ]),
  ).toEqual([
    ['Double', lead?.id, group.name, group.email, 0],
    ['Double', lead?.id, group.name, group.email, 1],
    ['Single', lead?.id, group.name, group.email, 0],
  ]);
  const { database, people } = fixture;
  expect(await listGroup(database, people.seaviewStaff, bookings[2]?.id ?? 0)).toEqual(bookings);
  await expect(listGroup(database, people.alpineAdmin, lead?.id ?? 0)).rejects.toMatchObject({
    errorType: 'BOOKING_NOT_FOUND',
  });
});

test('the guest of a group has no other stay on these nights', async () => {
  const group = groupOf(rooms('Double', 'Double'));
  const [lead] = await create(group);
  const { rooms: _rooms, ...fields } = group;
  const another = { ...payload(), ...fields, room_type: 'Double' as const, passengers: [] };
  const refused = { errorType: 'DATE_RANGE_CONFLICT', params: { id: lead?.id } };
  await expect(
    createBooking(fixture.database, fixture.people.seaviewAdmin, another, deps),
  ).rejects.toMatchObject(refused);
  await expect(create(group)).rejects.toMatchObject({ errorType: 'DATE_RANGE_CONFLICT' });
});

test('a group that does not fit into the hotel is refused as a whole', async () => {
  await addRoom(fixture.database, fixture.seaview, { room_type: 'Single' });
  const group = groupOf(rooms('Single', 'Single'));
  await expect(create(group)).rejects.toMatchObject({ errorType: 'SOLD_OUT' });
  const left = await fixture.database.query(
    sql`select id from bookings where checkin_date = ${group.checkin_date}`,
  );
  expect(left).toEqual([]);
  const marked = await create({ ...group, allow_overbooking: true });
  expect(marked.map(({ is_overbooked }) => is_overbooked)).toEqual([false, true]);
});

test.each<[string, Partial<CreateGroupPayload>]>([
  ['one room', { rooms: rooms('Double') }],
  ['no room', { rooms: [] }],
  ['31 rooms', { rooms: Array.from({ length: 31 }, () => rooms('Double')[0]!) }],
  [
    'too many guests',
    {
      rooms: [...rooms('Single', 'Single'), { room_type: 'Single', passengers: ['a', 'b', 'c'].map(adult) }],
    },
  ],
])('a group with %s is refused', async (_what, fields) => {
  await expect(create({ ...groupOf(rooms('Double', 'Double')), ...fields })).rejects.toMatchObject({
    errorType: 'VALIDATION_ERROR',
  });
});

describe('the person who booked', () => {
  const verified = async (ids: readonly number[]) => {
    const states = [];
    for (const id of ids) {
      states.push((await getBooking(fixture.database, fixture.people.seaviewAdmin, id)).is_verified);
    }
    return states;
  };

  test('is verified once for all rooms, and so is the undoing', async () => {
    const group = await create(groupOf(rooms('Double', 'Double', 'Double')));
    const ids = group.map(({ id }) => id);
    const [, booking_id = 0, third = 0] = ids;
    const hotel_id = group[0]?.hotel_id ?? 0;
    await fixture.database.query(sql`update bookings set name = 'Somebody Else' where id = ${third}`);
    const { database } = fixture;
    await recordVerification(database, { hotel_id, booking_id, people: 'primary', verified_at: new Date() });
    expect(await verified(ids)).toEqual([true, true, false]);
    await clearVerification(database, { hotel_id, booking_id, passenger_id: null });
    expect(await verified(ids)).toEqual([false, false, false]);
  });

  test('is mailed about one room, and about the next one when that is cancelled', async () => {
    await fixture.database.query(sql`update hotels set invites_on_booking = true`);
    const ids = (await create(groupOf(rooms('Double', 'Double', 'Double')))).map(({ id }) => id);
    for (const id of ids) {
      const due = await findDueEmails(fixture.database, 'invitation', new Date());
      expect(due.map(({ booking_id }) => booking_id).filter((one) => ids.includes(one))).toEqual([id]);
      await fixture.database.query(sql`update bookings set cancelled_at = now() where id = ${id}`);
    }
  });
});

test('groups and single stays that are sold at once wait for each other, and none fails', async () => {
  const group = groupOf([...rooms('Single', 'Double'), ...rooms('Double')]);
  const sales = Array.from({ length: 12 }, (_, index) => {
    const email = `guest-${index}@guests.test`;
    if (index % 2) return create({ ...group, email });
    const { rooms: _rooms, ...fields } = group;
    const stay = { ...payload(), ...fields, email, room_type: 'Single' as const, allow_overbooking: true };
    return createBooking(fixture.database, fixture.people.seaviewAdmin, stay, deps);
  });
  const outcomes = await Promise.allSettled(sales);
  const codes = outcomes.map((outcome) =>
    outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'made',
  );
  expect(new Set(codes)).toEqual(new Set(['made', 'SOLD_OUT']));
});
