import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GuestLanguage } from '@suite/contracts/bookings';
import { sql } from '@suite/database';
import {
  addBooking,
  deps,
  openBookingsTest,
  payload,
  secretKey,
} from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest, People, StoredBooking } from '../../testing/contexts/open-bookings-test.ts';
import { createBooking, hashVerificationToken, sealToken } from '../../bookings/bookings.public.ts';
import { sendVerification } from './send-verification.ts';

let context: BookingsTest;

beforeAll(async () => {
  context = await openBookingsTest();
});
afterAll(() => context.drop());
beforeEach(() => context.database.query(sql`delete from emails`));

const settings = { secretKey, publicUrl: 'https://suite.test' };
const during = new Date('2027-03-06T12:00:00Z');
const send = (id: number, who: keyof People = 'seaviewAdmin', now = during) =>
  sendVerification(context.database, context.people[who], id, settings, now);

interface Mail {
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
}
const mails = () =>
  context.database.query<Mail>(sql`select recipient, subject, body_text, body_html from emails order by id`);
const records = (id: number) =>
  context.database.query<{ details: object }>(sql`
    select actor_user_id, hotel_id, details from audit_records
    where action = 'send-verification' and subject_type = 'booking' and subject_id = ${String(id)}`);

async function addStay(
  fields: Partial<StoredBooking> & { language?: GuestLanguage } = {},
): Promise<{ id: number; token: string; email: string }> {
  const { database, seaview } = context;
  const token = randomUUID();
  const email = `${randomUUID()}@guests.test`;
  const { language = null, ...booking } = fields;
  const id = await addBooking(database, {
    ...{ hotel_id: seaview, checkin_date: '2027-03-05', email, verification_token: token },
    ...booking,
  });
  await database.query(sql`
    update bookings set guest_language = ${language},
      verification_token_encrypted = ${sealToken(secretKey, token).encrypted}
    where id = ${id}`);
  return { id, token, email };
}

const bookingOf = async (token: string) => {
  const found = await context.database.query<{ id: number }>(
    sql`select id from bookings where verification_token_hash = ${hashVerificationToken(token)}`,
  );
  return found[0]?.id;
};
const linkIn = (text: string) => /https:\/\/\S+\/user-verification\/(\S+)/.exec(text)?.[1] ?? '';

test('mails the primary guest the link that was made with the booking, and records it without the link', async () => {
  const { id, token, email } = await addStay({ name: 'Ana Reis', guests: ['Jon'] });
  expect(await send(id)).toEqual({ email });
  const [mail] = await mails();
  expect(mail).toMatchObject({
    recipient: email,
    subject: 'Please verify your identity for your stay at Seaview',
  });
  expect(mail?.body_text).toContain('Hello Ana Reis,');
  expect(mail?.body_text).toContain('Check-in: Friday, 5 March 2027\nCheck-out: Sunday, 7 March 2027');
  expect(mail?.body_text).toContain(`https://suite.test/user-verification/${token}\n`);
  expect(mail?.body_html).toContain(`href="https://suite.test/user-verification/${token}"`);
  expect(mail?.body_text).toContain('Write to Seaview at desk@hotel.test or call 5550100.');
  expect(mail?.body_text).toContain('works until Sunday, 7 March 2027');
  const recorded = await records(id);
  expect(recorded).toEqual([
    {
      actor_user_id: context.people.seaviewAdmin.user_id,
      hotel_id: context.seaview,
      details: { language: 'en', link_renewed: false },
    },
  ]);
  expect(JSON.stringify(recorded)).not.toContain(token);
  await send(id);
  expect(await mails()).toHaveLength(2);
});

test('writes in the language of the guest', async () => {
  const { id } = await addStay({ language: 'de' });
  await send(id);
  expect((await mails())[0]?.body_text).toContain('Anreise: Freitag, 5. März 2027');
});

test('gives a booking of the legacy form its link as well', async () => {
  const { database, people } = context;
  const { id } = await createBooking(
    database,
    people.seaviewAdmin,
    {
      ...{ name: 'Ida', email: 'ida@guests.test', hotel_name: 'Seaview', room_type: 'Suite' },
      ...{
        checkin_date: payload().checkin_date,
        passengers: [{ name: 'Guest 1', type: 'Adult', user_type: 'guest' }],
      },
    },
    deps,
  );
  await send(id, 'seaviewAdmin', new Date());
  const [mail] = await mails();
  expect(mail?.body_text).not.toContain('Check-out');
  expect(await bookingOf(linkIn(mail?.body_text ?? ''))).toBe(id);
});

test('makes a new link where the kept one cannot be read any more', async () => {
  const { database } = context;
  const { id, token } = await addStay();
  await database.query(
    sql`update bookings set verification_token_encrypted = ${Buffer.from('another')} where id = ${id}`,
  );
  await send(id);
  const sent = linkIn((await mails())[0]?.body_text ?? '');
  expect(sent).not.toBe(token);
  expect(await bookingOf(token)).toBeUndefined();
  expect(await bookingOf(sent)).toBe(id);
  expect((await records(id))[0]?.details).toEqual({ language: 'en', link_renewed: true });
});

describe('who may send', () => {
  const forbidden = { errorType: 'PERMISSION_DENIED' };
  const missing = { errorType: 'BOOKING_NOT_FOUND' };
  test.each<[keyof People, object | null, object | null]>([
    ['superAdmin', null, null],
    ['seaviewAdmin', null, missing],
    ['seaviewStaff', forbidden, forbidden],
    ['seaviewRolesOnly', forbidden, forbidden],
    ['seaviewTrainee', forbidden, forbidden],
    ['alpineAdmin', missing, null],
    ['withoutHotel', forbidden, forbidden],
  ])('%s', async (who, atSeaview, atAlpine) => {
    const places = [
      [context.seaview, atSeaview],
      [context.alpine, atAlpine],
    ] as const;
    for (const [hotel_id, refusal] of places) {
      const { id, email } = await addStay({ hotel_id });
      const before = await mails();
      if (refusal) await expect(send(id, who)).rejects.toMatchObject(refusal);
      else expect(await send(id, who)).toEqual({ email });
      expect((await mails()).length - before.length).toBe(refusal ? 0 : 1);
      expect(await records(id)).toHaveLength(refusal ? 0 : 1);
    }
  });
});

describe('refuses, and writes nothing', () => {
  const conflict = (message: string) => ({ errorType: 'CONFLICT', message });
  const verified = conflict('All guests of this booking are verified already.');
  const over = conflict('The stay is over, so the verification link has expired.');

  async function expectRefused(id: number, refusal: object, now = during) {
    await expect(send(id, 'seaviewAdmin', now)).rejects.toMatchObject(refusal);
    expect(await mails()).toEqual([]);
    expect(await records(id)).toEqual([]);
  }

  test('when all guests are verified, and only then', async () => {
    const { database } = context;
    await expectRefused((await addStay({ is_verified: true })).id, verified);
    const { id } = await addStay({ is_verified: true, guests: ['Ida', 'Jon'] });
    await database.query(
      sql`update passengers set is_verified = true where booking_id = ${id} and name = 'Ida'`,
    );
    await send(id);
    expect((await mails())[0]?.body_text).toContain(
      'You are verified, thank you. Another guest of your booking',
    );
    await database.query(sql`delete from emails`);
    await database.query(sql`delete from verification_emails`);
    await database.query(sql`update passengers set is_verified = true where booking_id = ${id}`);
    await expect(send(id)).rejects.toMatchObject(verified);
    expect(await mails()).toEqual([]);
  });

  test('when the link has expired where the hotel is', async () => {
    const { database, seaview } = context;
    const { id } = await addStay();
    await database.query(sql`update hotels set time_zone = 'Pacific/Auckland' where id = ${seaview}`);
    await expectRefused(id, over, new Date('2027-03-07T11:00:00Z'));
    await send(id, 'seaviewAdmin', new Date('2027-03-07T10:59:59Z'));
    await database.query(sql`update hotels set time_zone = 'UTC' where id = ${seaview}`);
  });

  test('when the booking is deleted or was never there', async () => {
    const missing = { errorType: 'BOOKING_NOT_FOUND' };
    const { id } = await addStay();
    await context.database.query(sql`update bookings set deleted_at = now() where id = ${id}`);
    await expectRefused(id, missing);
    await expectRefused(2_147_483_647, missing);
  });

  test('when no mail can go to the address', async () => {
    const { id } = await addStay({ email: 'ana@host' });
    await expectRefused(id, { errorType: 'CONFLICT' });
  });
});

test('names cannot start a header, a line or a tag of their own', async () => {
  const { database, seaview } = context;
  const hostile = '=1+1 <script>alert(1)</script>\r\nBcc: all@guests.test\u202Egnp.exe';
  const { id } = await addStay({ name: hostile });
  await database.query(sql`update hotels set hotel_name = ${hostile} where id = ${seaview}`);
  await send(id);
  await database.query(sql`update hotels set hotel_name = 'Seaview' where id = ${seaview}`);
  const [mail] = await mails();
  const shown = '=1+1 <script>alert(1)</script> Bcc: all@guests.testgnp.exe';
  expect(mail?.subject).toBe(`Please verify your identity for your stay at ${shown}`);
  expect(mail?.body_text).toContain(`Hello ${shown},\n`);
  expect(mail?.body_html).not.toContain('<script');
});

test('five an hour are mailed for a booking; other bookings and the next hour are free', async () => {
  const [one, other] = [await addStay(), await addStay()];
  const at = (minutes: number) => new Date(during.getTime() + minutes * 60_000);
  for (const minutes of [0, 10, 20, 30, 40]) await send(one.id, 'seaviewAdmin', at(minutes));
  await expect(send(one.id, 'seaviewAdmin', at(50))).rejects.toMatchObject({
    errorType: 'TOO_MANY_REQUESTS',
    retryAfterSeconds: 600,
  });
  await send(other.id, 'seaviewAdmin', at(50));
  await send(one.id, 'seaviewAdmin', at(60));
  await expect(send(one.id, 'seaviewAdmin', at(61))).rejects.toMatchObject({ retryAfterSeconds: 540 });
  expect(await mails()).toHaveLength(7);
});

test('of ten that staff ask for at the same moment five are mailed', async () => {
  const { id } = await addStay();
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => send(id)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await mails()).toHaveLength(5);
});
