import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  addBooking,
  openBookingsTest,
  secretKey,
  type BookingsTest,
} from '../../testing/contexts/open-bookings-test.ts';
import { nothingRead } from '../domain/nothing-read.ts';
import { sealDocument } from '../domain/sealed-document.ts';
import { findSameDocument } from './find-same-document.ts';

let fixture: BookingsTest;

beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

const checkin_date = '2027-03-05';

interface ShownDocument {
  booking_id: number;
  number_last4?: string | null;
  date_of_birth?: string;
  review?: 'approve' | null;
  isKept?: boolean;
}

async function show({ booking_id, review = 'approve', isKept = true, ...read_ }: ShownDocument) {
  const [row] = await fixture.database.query<{ id: number }>(sql`
    insert into verification_attempts (booking_id, person_name, token_hash, state, finished_at,
      similarity_score, reason, desk_review, review, reviewed_at)
    select id, name, verification_token_hash, 'refused', now(), 77, 'NO_MATCH', true, ${review}, ${review && new Date()}
    from bookings where id = ${booking_id} returning id`);
  const id = row?.id ?? 0;
  const data = { ...nothingRead, issuing_country: 'PRT', number_last4: '1234', date_of_birth: '1990-05-06' };
  const sealed = isKept ? sealDocument(secretKey, id, { ...data, ...read_ }) : null;
  await fixture.database.query(sql`
    update verification_attempts set document_sealed = ${sealed} where id = ${id}`);
}

describe('bookings of the same person', () => {
  async function twoStays(name: string, hotel_id = fixture.seaview) {
    const one = await addBooking(fixture.database, { hotel_id: fixture.seaview, checkin_date, name });
    const two = await addBooking(fixture.database, { hotel_id, checkin_date, name: name.toUpperCase() });
    const find = (booking_id: number) =>
      findSameDocument(fixture.database, secretKey, { booking_id, hotel_id: fixture.seaview, name });
    return { one, two, find };
  }

  test('are found by name and document', async () => {
    const { one, two, find } = await twoStays('Carla Nunes');
    await show({ booking_id: one });
    await show({ booking_id: two });
    expect([await find(one), await find(two)]).toEqual([[two], [one]]);
  });

  test.each<[string, Partial<ShownDocument>]>([
    ['another number', { number_last4: '9999' }],
    ['another date of birth', { date_of_birth: '1991-05-06' }],
    ['a number that was not read', { number_last4: null }],
    ['a document that proved nothing', { review: null }],
    ['data that is not kept any more', { isKept: false }],
  ])('are not found by %s', async (title, other) => {
    const { one, two, find } = await twoStays(`Dora ${title}`);
    await show({ booking_id: one });
    await show({ booking_id: two, ...other });
    expect([await find(one), await find(two)]).toEqual([[], []]);
  });

  test('are not found in another hotel, and not once they are deleted', async () => {
    const abroad = await twoStays('Eva Lund', fixture.alpine);
    const gone = await twoStays('Finn Berg');
    for (const { one, two } of [abroad, gone]) {
      await show({ booking_id: one });
      await show({ booking_id: two });
    }
    await fixture.database.query(sql`update bookings set deleted_at = now() where id = ${gone.two}`);
    expect([await abroad.find(abroad.one), await gone.find(gone.one)]).toEqual([[], []]);
  });
});
