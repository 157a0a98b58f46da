import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { addBooking, openBookingsTest, secretKey } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { sealToken } from '../../bookings/bookings.public.ts';
import { fillShortIds } from './fill-short-ids.ts';

let bookings: BookingsTest;
beforeAll(async () => {
  bookings = await openBookingsTest();
});
afterAll(() => bookings.drop());

async function addOldLinks(key: SecretKey = secretKey) {
  const { database, seaview } = bookings;
  const id = await addBooking(database, { hotel_id: seaview, checkin_date: '2030-01-01', guests: ['Bo'] });
  const tokens = [randomUUID(), randomUUID()] as const;
  const [own, guest] = tokens.map((token) => sealToken(key, token));
  await database.query(sql`
    update bookings set verification_token_hash = ${own?.hash}, verification_token_encrypted = ${own?.encrypted}
    where id = ${id}`);
  await database.query(sql`
    update passengers set verification_token_hash = ${guest?.hash}, verification_token_encrypted = ${guest?.encrypted}
    where booking_id = ${id}`);
  return { id, expected: [own?.short_id, guest?.short_id] };
}

async function shortIdsOf(id: number) {
  const [row] = await bookings.database.query<{ own: string | null; guest: string | null }>(sql`
    select bookings.short_id as own, passengers.short_id as guest
    from bookings join passengers on passengers.booking_id = bookings.id where bookings.id = ${id}`);
  return [row?.own, row?.guest];
}

test('links of before get the short IDs of their tokens, more than one batch of them', async () => {
  const { database, seaview } = bookings;
  const first = await addOldLinks();
  await database.query(sql`
    insert into bookings (hotel_id, name, email, checkin_date, no_nights, verification_token_hash, verification_token_encrypted)
    select ${seaview}, 'Guest', n || '@many.test', '2031-01-01', 1, sha256(n::text::bytea), 'of another key'
    from generate_series(1, 501) as n`);
  const last = await addOldLinks();
  await fillShortIds(database, { secretKey });
  for (const { id, expected } of [first, last]) expect(await shortIdsOf(id)).toEqual(expected);
});

test('a token of another key gets none, and hinders no other', async () => {
  const foreign = await addOldLinks([randomBytes(32)]);
  const own = await addOldLinks();
  await fillShortIds(bookings.database, { secretKey });
  expect(await shortIdsOf(foreign.id)).toEqual([null, null]);
  expect(await shortIdsOf(own.id)).toEqual(own.expected);
});

test('nothing is done once it is not wanted', async () => {
  const { id } = await addOldLinks();
  await fillShortIds(bookings.database, { secretKey, signal: AbortSignal.abort() });
  expect(await shortIdsOf(id)).toEqual([null, null]);
});
