import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createBooking } from '../../bookings/bookings.public.ts';
import {
  type BookingsTest,
  addBooking,
  addHotel,
  deps,
  openBookingsTest,
  payload,
  secretKey,
} from '../../testing/contexts/open-bookings-test.ts';
import { getUserByToken } from './get-user-by-token.ts';

let context: BookingsTest;

beforeAll(async () => {
  context = await openBookingsTest();
});
afterAll(() => context.drop());

const dead = { errorType: 'NOT_FOUND', message: 'The verification link is invalid or expired.' };
const stay = { checkin_date: '2027-03-05', checkout_date: '2027-03-08' };
const settings = { secretKey, publicUrl: 'https://suite.test', identity: {} };
const during = new Date('2027-03-06T12:00:00Z');

async function stayAt(hotel_id: number, fields: { checkout_date?: string | null; guests?: string[] } = {}) {
  const verification_token = randomUUID();
  const id = await addBooking(context.database, { hotel_id, ...stay, verification_token, ...fields });
  return { id, token: verification_token };
}

test('gives what its guests may know, and nothing of the hotel besides its name', async () => {
  const { database, seaview } = context;
  const { id, token } = await stayAt(seaview, { guests: ['Ida', 'Jon'] });
  await database.query(sql`update passengers set type = 'Infant' where booking_id = ${id} and name = 'Jon'`);
  const person = {
    ...{ id: expect.any(Number), user_type: 'guest', is_verified: false },
    ...{ short_id: null, is_accompanied: false },
  };
  expect(await getUserByToken(database, token, settings, during)).toEqual({
    ...stay,
    id,
    name: expect.stringContaining('Guest '),
    email: expect.stringContaining('@guests.test'),
    hotel_name: 'Seaview',
    verification_token: token,
    no_nights: 2,
    no_adult: 2,
    no_child: 1,
    room_type: 'Double',
    is_verified: false,
    passengers: [
      { ...person, name: 'Ida', type: 'Adult' },
      { ...person, name: 'Jon', type: 'Infant' },
    ],
    person: { user_type: 'primary', item_id: id },
    face_engine: 'local',
    retention_hours: 24,
    document_retention_days: 30,
    allows_photo_files: false,
    consent_version: '4-local-24-30',
    desk_choices: [],
    is_stay_over: false,
    accepted_selfies: [],
    birth_choices: [],
    is_rated: false,
    data_deleted_at: null,
    guest_facts: null,
    attempts: { left_today: 10, paused_until: null },
    guest_language: null,
    arrival: null,
  });
});

test('finds a booking by the token its maker sent, in either case of letters', async () => {
  const { database, people } = context;
  const verification_token = randomUUID();
  const { id } = await createBooking(database, people.seaviewAdmin, payload({ verification_token }), {
    ...deps,
  });
  expect(await getUserByToken(database, verification_token, settings)).toMatchObject({ id });
  expect(await getUserByToken(database, verification_token.toUpperCase(), settings)).toMatchObject({ id });
});

test.each([
  ['Pacific/Auckland', '2027-03-08T10:59:59Z', '2027-03-08T11:00:00Z'],
  ['Pacific/Pago_Pago', '2027-03-09T10:59:59Z', '2027-03-09T11:00:00Z'],
])('opens to the end of the check-out day of a hotel in %s', async (time_zone, last, first) => {
  const { database } = context;
  const { token } = await stayAt(await addHotel(database, time_zone, { time_zone }));
  await expect(getUserByToken(database, token, settings, new Date(last))).resolves.toMatchObject(stay);
  await expect(getUserByToken(database, token, settings, new Date(first))).rejects.toMatchObject(dead);
});

test('opens for thirty days after check-in where no check-out is known', async () => {
  const { database, seaview } = context;
  const { token } = await stayAt(seaview, { checkout_date: null });
  const open = getUserByToken(database, token, settings, new Date('2027-04-04T23:59:59Z'));
  await expect(open).resolves.toMatchObject({ checkout_date: null });
  await expect(
    getUserByToken(database, token, settings, new Date('2027-04-05T00:00:00Z')),
  ).rejects.toMatchObject(dead);
});

test('says the same of a link that is unknown, empty of sense, deleted or replaced', async () => {
  const { database, seaview } = context;
  const deleted = await stayAt(seaview);
  await database.query(sql`update bookings set deleted_at = now() where id = ${deleted.id}`);
  const replaced = await stayAt(seaview);
  await database.query(
    sql`update bookings set verification_token_hash = sha256('another') where id = ${replaced.id}`,
  );
  for (const token of [randomUUID(), 'x', "' or true --", deleted.token, replaced.token]) {
    await expect(getUserByToken(database, token, settings, during)).rejects.toMatchObject(dead);
  }
});
