import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GuestPerson } from '@suite/contracts/bookings';
import { sql } from '@suite/database';
import { insertUser } from '../testing/contexts/insert-user.ts';
import {
  openVerificationTest,
  type Answer,
  type LinkedParty,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';

let room: VerificationTest;
let staff: { cookie: string; origin: string };

beforeAll(async () => {
  room = await openVerificationTest();
  const person = {
    usr_email: 'a@seaview.test',
    hotel_id: room.seaview,
    permissions: ['manage_hotel'] as const,
  };
  await insertUser(room.database, person);
  staff = await room.signIn(person.usr_email);
});
afterAll(() => room.close());

const hotels = ['seaview', 'alpine'] as const;
const primaryOf = ({ booking_id }: LinkedParty): GuestPerson => ({
  user_type: 'primary',
  item_id: booking_id,
});
const guestOf = ({ guests }: LinkedParty, index = 0): GuestPerson => ({
  user_type: 'guest',
  item_id: guests[index]?.id ?? 0,
});
const linkOf = ({ guests }: LinkedParty, index = 0) => guests[index]?.token ?? '';

/** Each case names the caller, the person and the result; all calls of guests must agree. */
const cases: [
  string,
  boolean,
  (own: LinkedParty) => string,
  (own: LinkedParty, other: LinkedParty) => GuestPerson | undefined,
  number,
][] = [
  ['the primary guest, for themselves', false, ({ token }) => token, () => undefined, 200],
  ['the primary guest, by name', false, ({ token }) => token, primaryOf, 200],
  ['the primary guest, for another, too early', false, ({ token }) => token, (own) => guestOf(own), 403],
  ['the verified primary guest, for another', true, ({ token }) => token, (own) => guestOf(own), 200],
  [
    'the verified primary guest, for a stranger',
    true,
    ({ token }) => token,
    (_own, other) => guestOf(other),
    404,
  ],
  [
    'the primary guest, for a strange primary',
    false,
    ({ token }) => token,
    (_own, other) => primaryOf(other),
    404,
  ],
  ['another guest, before the primary', false, (own) => linkOf(own), () => undefined, 403],
  ['another guest, for themselves', true, (own) => linkOf(own), () => undefined, 200],
  ['another guest, by name', true, (own) => linkOf(own), (own) => guestOf(own), 200],
  ['another guest, for a third', true, (own) => linkOf(own), (own) => guestOf(own, 1), 403],
  ['another guest, for the primary', true, (own) => linkOf(own), primaryOf, 403],
  ['another guest, for a stranger', true, (own) => linkOf(own), (_own, other) => guestOf(other), 403],
  ['nobody known', true, () => randomUUID(), () => undefined, 401],
];

async function calls(
  token: string,
  own: LinkedParty,
  person: GuestPerson | undefined,
): Promise<Record<string, Answer>> {
  const who = person && { user_type: person };
  const desk = await room.call(token, '/verification/desk', { ...who });
  const consent = await room.consent(token, person);
  const challenge = await room.call(token, '/verification/challenge', { ...who });
  const checked = await room.check(token, person);
  const guest = own.guests.find((one) => one.token === token);
  const self: GuestPerson = guest ? { user_type: 'guest', item_id: guest.id } : primaryOf(own);
  const urls = checked.statusCode === 200 ? checked : await storedElsewhere();
  const record = await room.record(token, own, urls, person ?? self);
  return { desk, consent, challenge, checked, record };
}

async function storedElsewhere(): Promise<Answer> {
  const stranger = await room.book();
  return room.check(stranger.token);
}

describe.each(hotels)('at the hotel %s', (hotel) => {
  test.each(cases)('%s (primary verified: %j)', async (_who, is_verified, by, about, status) => {
    const guests = ['Bo Lindqvist', 'Cy Young'];
    const own = await room.book({ hotel_id: room[hotel], guests, is_verified });
    const other = await room.book({ hotel_id: room[hotel === 'seaview' ? 'alpine' : 'seaview'], guests });
    const answers = await calls(by(own), own, about(own, other));
    const found = Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [name, answer.statusCode]),
    );
    expect(found).toEqual({
      ...{ desk: status, consent: status, challenge: status, checked: status, record: status },
    });
    const [verified] = await room.database.query<{ people: number }>(sql`
      select count(*) filter (where is_verified) + (select count(*) from passengers where is_verified
        and booking_id in (${own.booking_id}, ${other.booking_id})) as people
      from bookings where id in (${own.booking_id}, ${other.booking_id})`);
    expect(verified?.people).toBe((is_verified ? 1 : 0) + (status === 200 ? 1 : 0));
    if (status === 403)
      expect(answers['checked']?.json().message).toMatch(/[Pp]rimary guest|your verification first/);
  });
});

describe('a link', () => {
  test("of another guest's tells nothing of the others", async () => {
    const own = await room.book({ guests: ['Bo Lindqvist', 'Cy Young'], is_verified: true });
    const [bo] = own.guests;
    const answer = await room.call('', `/getuser_by_token/${linkOf(own)}`);
    expect(answer.json().result).toMatchObject({
      email: null,
      passengers: [{ id: bo?.id, name: 'Bo Lindqvist' }],
      person: { user_type: 'guest', item_id: bo?.id },
      is_verified: true,
    });
    expect(answer.body).not.toMatch(/@|Cy Young/);
  });

  test("of another guest's verifies no other, and says why", async () => {
    const own = await room.book({ guests: ['Bo Lindqvist', 'Cy Young'], is_verified: true });
    const answer = await room.call(linkOf(own), '/verification/challenge', { user_type: guestOf(own, 1) });
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'Only the primary guest can verify other guests',
    ]);
  });

  test('ends at once: deleted, written elsewhere, over; so do cookies of it', async () => {
    const ends = [
      sql`update bookings set deleted_at = now()`,
      sql`update bookings set verification_token_hash = sha256(gen_random_uuid()::text::bytea)`,
      sql`update bookings set checkin_date = '2020-01-01', checkout_date = '2020-01-02'`,
    ];
    for (const end of ends) {
      const { token, booking_id } = await room.book();
      const opened = await room.call('', `/getuser_by_token/${token}`);
      const [cookie] = opened.cookies;
      await room.database.query(sql`${end} where id = ${booking_id}`);
      const byCookie = await room.app.inject({
        method: 'POST',
        url: '/api/verification/challenge',
        headers: { cookie: `suite_guest=${cookie?.value}`, origin: staff.origin },
        payload: {},
      });
      const byHeader = await room.call(token, '/verification/challenge', {});
      for (const answer of [byCookie, byHeader]) {
        expect([answer.statusCode, answer.json()]).toEqual([
          401,
          {
            success: false,
            message: 'The verification link is invalid or expired.',
            code: 'GUEST_LINK_INVALID',
            errorType: 'UNAUTHENTICATED',
          },
        ]);
      }
      expect((await room.call('', `/getuser_by_token/${token}`)).statusCode).toBe(404);
    }
  });
});

describe('a guest session', () => {
  const challenge = (headers: Record<string, string>) =>
    room.app.inject({ method: 'POST', url: '/api/verification/challenge', headers, payload: {} });

  test('is a signed cookie, and the header wins over it', async () => {
    const [mine, yours] = [await room.book(), await room.book()];
    const opened = await room.call('', `/getuser_by_token/${mine.token}`);
    const value = opened.cookies[0]?.value ?? '';
    const origin = staff.origin;
    await room.consent(mine.token);
    expect((await challenge({ cookie: `suite_guest=${value}`, origin })).statusCode).toBe(200);
    const both = { cookie: `suite_guest=${value}`, origin, 'x-verification-token': yours.token };
    expect((await challenge(both)).json().errorType).toBe('CONSENT_REQUIRED');
    const [hash = '', until = '', signature = ''] = value.split('.');
    for (const forged of [
      `${hash}.${Number(until) + 1}.${signature}`,
      `${Buffer.alloc(32).toString('base64url')}.${until}.${signature}`,
      `${hash}.${until}.`,
      `${hash}.${until}`,
      `${hash}.${until}.${signature.slice(1)}`,
    ]) {
      expect((await challenge({ cookie: `suite_guest=${forged}`, origin })).statusCode).toBe(401);
    }
  });

  test('is none of staff, and no session of theirs is one of a guest', async () => {
    const { token } = await room.book();
    expect((await challenge(staff)).json()).toMatchObject({
      errorType: 'UNAUTHENTICATED',
      message: 'Please open the link of your booking again.',
    });
    const asStaff = await room.app.inject({
      url: '/api/bookings',
      headers: { 'x-verification-token': token },
    });
    expect(asStaff.statusCode).toBe(401);
  });

  test('does not let another site send anything', async () => {
    const { token } = await room.book();
    const opened = await room.call('', `/getuser_by_token/${token}`);
    const cookie = `suite_guest=${opened.cookies[0]?.value}`;
    for (const origin of ['https://evil.test', 'null']) {
      expect((await challenge({ cookie, origin })).json().errorType).toBe('ORIGIN_REFUSED');
    }
  });

  test('leaves no token in the log, the audit records or an answer to staff', async () => {
    const own = await room.book({ guests: ['Bo Lindqvist'], is_verified: true });
    await room.check(linkOf(own));
    const list = await room.app.inject({ url: '/api/bookings?limit=100', headers: staff });
    const records = await room.database.query(sql`select * from audit_records`);
    const everything = `${list.body}${JSON.stringify(records)}${room.logLines.join('')}`;
    for (const token of [own.token, linkOf(own)]) expect(everything).not.toContain(token);
    expect(list.body).not.toMatch(/verification_token/);
  });
});
