import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  type LinkedParty,
  type VerificationTest,
} from '../../testing/contexts/open-verification-test.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());

/** The page sends all three values as strings. */
async function send(token: string, { booking_id, guests }: LinkedParty, email: string, index = 0) {
  const body = { email, guest_id: String(guests[index]?.id), booking_id: String(booking_id) };
  const answer = await room.call(token, '/send-verification-email', body);
  return { status: answer.statusCode, ...answer.json<{ message: string; errorType?: string }>() };
}

async function mailsTo(email: string): Promise<{ text: string }[]> {
  return room.database.query<{ text: string }>(
    sql`select body_text as text from emails where recipient = ${email} order by id`,
  );
}

const linkIn = (text = '') => /\/user-verification\/([^/\s]+)\/guest\/(\d+)/.exec(text);
const open = async (token = '') =>
  (await room.app.inject({ url: `/api/getuser_by_token/${token}` })).statusCode;

describe('mailing another guest their link', () => {
  test('gives them a link of their own, which tells nothing of the others', async () => {
    const party = await room.book({ guests: ['Bo Duarte', 'Cy Duarte'], is_verified: true });
    expect(await send(party.token, party, 'bo@guests.test')).toMatchObject({ status: 200 });
    const [mail] = await mailsTo('bo@guests.test');
    const [, token, id] = linkIn(mail?.text) ?? [];
    expect(Number(id)).toBe(party.guests[0]?.id);
    const { result } = (await room.app.inject({ url: `/api/getuser_by_token/${token}` })).json<{
      result: { email: string | null; passengers: object[]; person: object };
    }>();
    expect(result).toMatchObject({
      email: null,
      passengers: [{ name: 'Bo Duarte' }],
      person: { user_type: 'guest', item_id: party.guests[0]?.id },
    });
    const [record] = await room.database.query<{ details: object }>(sql`
      select details from audit_records
      where action = 'send-verification-email' and subject_id = ${String(party.booking_id)}`);
    expect(record?.details).toEqual({ user_type: 'guest', item_id: party.guests[0]?.id });
  });

  test('sends the same link again, and ends it when it went to another address', async () => {
    const party = await room.book({ guests: ['Bo'], is_verified: true });
    for (const email of ['typo@guests.test', 'Typo@guests.test', 'right@guests.test']) {
      expect(await send(party.token, party, email)).toMatchObject({ status: 200 });
    }
    const [first] = await mailsTo('typo@guests.test');
    const [second] = await mailsTo('Typo@guests.test');
    const [third] = await mailsTo('right@guests.test');
    expect(linkIn(second?.text)?.[1]).toBe(linkIn(first?.text)?.[1]);
    expect(await open(linkIn(first?.text)?.[1])).toBe(404);
    expect(await open(linkIn(third?.text)?.[1])).toBe(200);
  });

  test('is for the verified primary guest alone', async () => {
    const party = await room.book({ guests: ['Bo', 'Cy'] });
    expect(await send(party.token, party, 'a@guests.test')).toMatchObject({ status: 403 });
    await room.database.query(sql`update bookings set is_verified = true where id = ${party.booking_id}`);
    expect(await send(party.guests[0]?.token ?? '', party, 'a@guests.test', 1)).toMatchObject({
      status: 403,
      message: 'Only the primary guest can send verification emails',
    });
    expect(await send('00000000-0000-4000-8000-000000000000', party, 'a@guests.test')).toMatchObject({
      status: 401,
    });
    expect(await mailsTo('a@guests.test')).toEqual([]);
  });

  test.each(['seaview', 'alpine'] as const)('reaches no guest of another booking of %s', async (hotel) => {
    const own = await room.book({ guests: ['Bo'], is_verified: true });
    const other = await room.book({ hotel_id: room[hotel], guests: ['Di'], is_verified: true });
    expect(await send(own.token, other, 'x@guests.test')).toMatchObject({ status: 404 });
    const mixed = { ...other, booking_id: own.booking_id };
    expect(await send(own.token, mixed, 'x@guests.test')).toMatchObject({ status: 404 });
    expect(await mailsTo('x@guests.test')).toEqual([]);
  });

  test('refuses a guest who is verified, and addresses that are none', async () => {
    const party = await room.book({ guests: ['Bo'], is_verified: true });
    expect(await send(party.token, party, 'nobody')).toMatchObject({
      status: 400,
      message: 'Please enter a valid email address',
    });
    await room.database.query(
      sql`update passengers set is_verified = true where booking_id = ${party.booking_id}`,
    );
    expect(await send(party.token, party, 'late@guests.test')).toMatchObject({ status: 409 });
  });

  test('ends after three to one guest and five for a booking within an hour, however many at once', async () => {
    const party = await room.book({ guests: ['Bo', 'Cy'], is_verified: true });
    const to = (index: number) => send(party.token, party, `many${index}@guests.test`, index);
    const bo = await Promise.all([to(0), to(0), to(0), to(0), to(0)]);
    expect(bo.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    const cy = [await to(1), await to(1), await to(1)];
    expect(cy.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(cy[2]?.message).toMatch(/Please try again in \d+ minutes/);
    await room.database.query(sql`update guest_link_emails set sent_at = sent_at - interval '61 minutes'`);
    expect(await to(1)).toMatchObject({ status: 200 });
  });
});
