import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  said,
  type VerificationTest,
} from '../../testing/contexts/open-verification-test.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
beforeEach(() => room.database.query(sql`update hotels set asks_guest_facts = id = ${room.seaview}`));

let calls = 0;
const store = (token: string, payload: object) =>
  room.app.inject({
    ...{ method: 'PUT', url: '/api/verification/facts', payload },
    headers: { 'x-verification-token': token },
    remoteAddress: `10.3.0.${(calls += 1)}`,
  });
const asked = async (token: string) =>
  (await room.call('', `/getuser_by_token/${token}`)).json<{ result: { guest_facts: object | null } }>()
    .result.guest_facts;

const facts = { phone: '+351 91 555 0101', arrival_time: '21:30', requests: 'A cot, please' };

describe('a guest whose party is verified', () => {
  test('is asked where the hotel wants it, and answers as often as they like', async () => {
    const { booking_id, token } = await room.book({ is_verified: true });
    expect(await asked(token)).toEqual({ phone: null, arrival_time: null, requests: null });
    expect(said(await store(token, facts))).toEqual([200, true]);
    expect(said(await store(token, { arrival_time: '22:00', requests: '' }))).toEqual([200, true]);
    expect(await asked(token)).toEqual({ ...facts, arrival_time: '22:00', requests: null });
    const records = await room.database.query(sql`
      select actor_user_id, details from audit_records
      where action = 'store-guest-facts' and subject_id = ${String(booking_id)} order by id`);
    expect(records).toEqual([
      {
        actor_user_id: null,
        details: { changed: ['phone', 'requests'], arrival_time: { before: null, after: '21:30' } },
      },
      {
        actor_user_id: null,
        details: { changed: ['requests'], arrival_time: { before: '21:30', after: '22:00' } },
      },
    ]);
  });

  test.each<[string, object, string]>([
    ['a phone number', { phone: '12-34' }, 'Please enter a valid phone number'],
    ['a time', { arrival_time: '25:00' }, 'Arrival time must be written as HH:MM'],
    ['requests', { requests: 'x'.repeat(501) }, 'Requests must be at most 500 characters'],
  ])('is told what is wrong with %s', async (_what, body, message) => {
    const { token } = await room.book({ is_verified: true });
    const answer = await store(token, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field: Object.keys(body)[0], message }] });
  });
});

describe('nothing is asked and stored', () => {
  test.each<[string, () => Promise<string>, number]>([
    [
      'of an unverified party',
      async () => (await room.book({ guests: ['Bo'], is_verified: true })).token,
      409,
    ],
    [
      'in a hotel that does not want it',
      async () => (await room.book({ hotel_id: room.alpine, is_verified: true })).token,
      409,
    ],
    [
      'of another guest than the primary one',
      async () => (await room.book({ guests: ['Bo'], is_verified: true })).guests[0]?.token ?? '',
      403,
    ],
    [
      'after the check-in',
      async () => {
        const { booking_id, token } = await room.book({ is_verified: true });
        await room.database.query(sql`update bookings set checked_in_at = now() where id = ${booking_id}`);
        return token;
      },
      409,
    ],
  ])('%s', async (_title, link, status) => {
    const token = await link();
    expect(await asked(token)).toBeNull();
    expect((await store(token, facts)).statusCode).toBe(status);
  });
});
