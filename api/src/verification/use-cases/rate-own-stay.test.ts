import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  type VerificationTest,
} from '../../testing/contexts/open-verification-test.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());

const rate = async (token: string, body: object) => {
  const answer = await room.call(token, '/verification/rating', body);
  return { status: answer.statusCode, body: answer.json<object>() };
};
const isRated = async (token: string) =>
  (await room.app.inject({ url: `/api/getuser_by_token/${token}` })).json<{ result: { is_rated: boolean } }>()
    .result.is_rated;

async function bookPast() {
  const party = await room.book({ guests: ['Bo'], is_verified: true });
  await room.database.query(sql`
    update bookings set checked_in_at = now(), checked_out_at = now() where id = ${party.booking_id}`);
  return party;
}

describe('rating a stay', () => {
  test('is done once, by the verified primary guest, and has its audit record', async () => {
    const { booking_id, token, guests } = await bookPast();
    expect(await isRated(token)).toBe(false);
    expect(await rate(guests[0]?.token ?? '', { stars: 5 })).toMatchObject({ status: 403 });
    expect(await rate(token, { stars: 4, comment: 'Quiet rooms' })).toMatchObject({ status: 200 });
    expect(await isRated(token)).toBe(true);
    expect(await rate(token, { stars: 1 })).toMatchObject({
      status: 409,
      body: { message: 'This stay was rated already.' },
    });
    expect(
      await room.database.query(
        sql`select stars, comment from guest_ratings where booking_id = ${booking_id}`,
      ),
    ).toEqual([{ stars: 4, comment: 'Quiet rooms' }]);
    expect(
      await room.database.query(sql`
        select actor_user_id, details from audit_records
        where action = 'rate-stay' and subject_id = ${String(booking_id)}`),
    ).toEqual([{ actor_user_id: null, details: { stars: 4 } }]);
  });

  test('is asked for and taken after the stay, not before', async () => {
    const { booking_id, token } = await room.book({ is_verified: true });
    const isOver = async () =>
      (await room.call(token, `/getuser_by_token/${token}`)).json().result.is_stay_over;
    expect(await isOver()).toBe(false);
    expect(await rate(token, { stars: 5 })).toMatchObject({
      status: 409,
      body: { message: 'You can rate your stay once you have checked out.' },
    });
    await room.database.query(sql`
      update bookings set checkin_date = current_date - 2, checkout_date = (now() at time zone 'UTC')::date
      where id = ${booking_id}`);
    expect(await isOver()).toBe(true);
    expect(await rate(token, { stars: 5 })).toMatchObject({ status: 200 });
  });

  test('waits for the verification', async () => {
    const { token } = await room.book();
    expect(await rate(token, { stars: 5 })).toMatchObject({ status: 403 });
  });

  test.each([0, 6, 2.5, '5', null])('refuses %j stars', async (stars) => {
    const { token } = await bookPast();
    expect(await rate(token, { stars })).toMatchObject({
      status: 400,
      body: { errorType: 'VALIDATION_ERROR' },
    });
    expect(await isRated(token)).toBe(false);
  });
});
