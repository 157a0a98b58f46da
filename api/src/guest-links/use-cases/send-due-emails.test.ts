import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  addBooking,
  addHotel,
  deps,
  openBookingsTest,
  payload,
  secretKey,
} from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest, StoredBooking } from '../../testing/contexts/open-bookings-test.ts';
import { createBooking, updateBooking } from '../../bookings/bookings.public.ts';
import { sendDueEmails } from './send-due-emails.ts';
import { sendVerification } from './send-verification.ts';

let context: BookingsTest;

beforeAll(async () => {
  context = await openBookingsTest();
});
afterAll(() => context.drop());
beforeEach(async () => {
  await context.database.query(sql`delete from bookings`);
  await context.database.query(sql`delete from emails`);
  await context.database.query(sql`update hotels set invites_on_booking = false, reminder_days = 0`);
});

const settings = { secretKey, publicUrl: 'https://suite.test' };
/** It is noon in Lagos and at Greenwich. */
const noon = new Date('2027-03-02T12:00:00Z');
const round = (now = noon) => sendDueEmails(context.database, { ...settings, now });

async function setting(hotel_id: number, { invites = false, days = 0 }): Promise<void> {
  await context.database.query(
    sql`update hotels set invites_on_booking = ${invites}, reminder_days = ${days} where id = ${hotel_id}`,
  );
}

/** The stay starts on 5 March and was booked an hour before noon. */
async function addStay(fields: Partial<StoredBooking> = {}): Promise<number> {
  const { database, seaview } = context;
  const id = await addBooking(database, { hotel_id: seaview, checkin_date: '2027-03-05', ...fields });
  const anHourAgo = new Date(noon.getTime() - 3_600_000);
  await database.query(
    sql`update verification_emails set planned_at = ${anHourAgo} where booking_id = ${id}`,
  );
  return id;
}

async function mailed(): Promise<[number, string][]> {
  const rows = await context.database.query<{ id: number; subject: string }>(sql`
    select bookings.id, subject from emails join bookings on bookings.email = recipient order by emails.id`);
  return rows.map(({ id, subject }) => [id, subject]);
}

/** Rounds that run at the same time send in any order. */
const mailedByBooking = async () => (await mailed()).toSorted(([one], [other]) => one - other);

const records = (id: number) =>
  context.database.query(sql`
    select action, actor_user_id, hotel_id, details from audit_records
    where subject_type = 'booking' and subject_id = ${String(id)} and action in ('send-invitation', 'send-reminder')
    order by id`);

const invitation = 'Please verify your identity for your stay at Seaview';
const reminder = 'Reminder: please verify your identity for your stay at Seaview';

describe('an invitation', () => {
  test('goes to the guest of each booking made since the hotel wants it, once however many processes send', async () => {
    const { database, seaview, alpine, people } = context;
    await addStay();
    await setting(seaview, { invites: true });
    const { id: made } = await createBooking(database, people.seaviewStaff, payload(), deps);
    const added = await addStay({ guests: ['Ida'] });
    await addStay({ hotel_id: alpine });
    const now = new Date();
    await Promise.all(Array.from({ length: 6 }, () => round(now)));
    await round(now);
    expect(await mailedByBooking()).toEqual([
      [made, invitation],
      [added, invitation],
    ]);
    expect(await records(made)).toEqual([
      { action: 'send-invitation', actor_user_id: null, hotel_id: seaview, details: { link_renewed: false } },
    ]);
  });

  test('is not sent to guests who need none', async () => {
    const { database, seaview, people } = context;
    await setting(seaview, { invites: true });
    await addStay({ is_verified: true });
    const over = await addStay({ checkin_date: '2027-02-20' });
    const open = await addStay({ checkin_date: '2027-02-20', checkout_date: null });
    const deleted = await addStay();
    await database.query(sql`update bookings set deleted_at = now() where id = ${deleted}`);
    const sentByHand = await addStay();
    await sendVerification(database, people.seaviewAdmin, sentByHand, settings, noon);
    await round();
    expect(await mailed()).toEqual([
      [sentByHand, invitation],
      [open, invitation],
    ]);
    await database.query(sql`update bookings set deleted_at = null where id = ${deleted}`);
    await round();
    expect((await mailed()).slice(2)).toEqual([[deleted, invitation]]);
    await database.query(sql`update bookings set checkout_date = '2027-03-09' where id = ${over}`);
    await setting(seaview, { invites: false });
    await round();
    expect(await mailed()).toHaveLength(3);
  });

  test('goes out again to another address, with another link', async () => {
    const { database, seaview, people } = context;
    await setting(seaview, { invites: true });
    const booking = await createBooking(database, people.seaviewAdmin, payload(), deps);
    const change = { ...payload(), name: booking.name, email: 'right@guests.test' };
    const now = new Date();
    await round(now);
    await updateBooking(database, people.seaviewAdmin, booking.id, { ...change, email: booking.email }, deps);
    await round(now);
    expect(await mailed()).toHaveLength(1);
    await updateBooking(database, people.seaviewAdmin, booking.id, change, deps);
    await round(now);
    await round(now);
    const mails = await database.query<{ recipient: string; link: string }>(
      sql`select recipient, substring(body_text from 'user-verification/([0-9a-f-]+)') as link from emails order by id`,
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([booking.email, 'right@guests.test']);
    expect(new Set(mails.map(({ link }) => link)).size).toBe(2);
  });
});

describe('a reminder', () => {
  test('goes out once within the days before arrival, to whom is not verified', async () => {
    const { database, seaview, alpine } = context;
    await setting(seaview, { days: 3 });
    const soon = await addStay();
    const othersMissing = await addStay({ is_verified: true, guests: ['Ida'] });
    const onTheEve = await addStay({ checkin_date: '2027-03-03' });
    const later = await addStay({ checkin_date: '2027-03-06' });
    await addStay({ checkin_date: '2027-03-02' });
    await addStay({ checkin_date: '2027-03-01' });
    await addStay({ is_verified: true });
    await addStay({ hotel_id: alpine });
    const deleted = await addStay();
    await database.query(sql`update bookings set deleted_at = now() where id = ${deleted}`);
    await Promise.all(Array.from({ length: 6 }, () => round()));
    expect(await mailedByBooking()).toEqual([
      [soon, reminder],
      [othersMissing, 'Please complete the verification of your guests for your stay at Seaview'],
      [onTheEve, reminder],
    ]);
    await round(new Date('2027-03-03T12:00:00Z'));
    expect((await mailed()).slice(3)).toEqual([[later, reminder]]);
    expect(await records(soon)).toEqual([
      { action: 'send-reminder', actor_user_id: null, hotel_id: seaview, details: { link_renewed: true } },
    ]);
  });

  test.each([
    // The zones are 14 hours ahead of Greenwich and 11 behind; summer time begins in between.
    ['Pacific/Kiritimati', '2027-03-02T18:59:59Z', '2027-03-02T19:00:00Z'],
    ['Pacific/Pago_Pago', '2027-03-03T19:59:59Z', '2027-03-03T20:00:00Z'],
    ['America/New_York', '2027-03-03T13:59:59Z', '2027-03-03T14:00:00Z'],
  ])("waits for nine o'clock of the hotel in %s", async (time_zone, tooEarly, due) => {
    const hotel_id = await addHotel(context.database, `Inn of ${time_zone}`, { time_zone });
    await setting(hotel_id, { days: 2 });
    const id = await addStay({ hotel_id });
    await round(new Date(tooEarly));
    expect(await mailed()).toEqual([]);
    await round(new Date(due));
    expect(await mailed()).toEqual([[id, expect.stringContaining('Reminder')]]);
  });

  test('leaves a day after any other mail', async () => {
    const { seaview } = context;
    await setting(seaview, { invites: true, days: 5 });
    const id = await addStay();
    await round();
    await round(new Date(noon.getTime() + 23 * 3_600_000));
    expect(await mailed()).toEqual([[id, invitation]]);
    await round(new Date(noon.getTime() + 25 * 3_600_000));
    expect(await mailed()).toEqual([
      [id, invitation],
      [id, reminder],
    ]);
  });
});

describe('a mail that fails', () => {
  test('for its address is given up with a record, and keeps no other back', async () => {
    const { seaview } = context;
    await setting(seaview, { invites: true });
    const refused = await addStay({ email: `${'x'.repeat(65)}@guests.test` });
    const fine = await addStay();
    await round();
    await round();
    expect(await mailed()).toEqual([[fine, invitation]]);
    expect(await records(refused)).toMatchObject([
      {
        action: 'send-invitation',
        details: { refused: 'No e-mail can be delivered to this address. Please correct it.' },
      },
    ]);
  });

  test('for another reason stays due, and is reported to the caller', async () => {
    const { database, seaview } = context;
    await setting(seaview, { days: 3 });
    const ids = [await addStay(), await addStay()];
    const broken = { ...settings, now: noon, publicUrl: 'ftp://suite.test' };
    await expect(sendDueEmails(database, broken)).rejects.toThrow('2 e-mails to guests could not be sent');
    expect(await mailed()).toEqual([]);
    await round();
    expect((await mailed()).map(([id]) => id)).toEqual(ids);
  });
});

test('a round ends early when the server stops, and a later one does the rest', async () => {
  await setting(context.seaview, { days: 3 });
  await addStay();
  await sendDueEmails(context.database, { ...settings, now: noon, signal: AbortSignal.abort() });
  expect(await mailed()).toEqual([]);
  await round();
  expect(await mailed()).toHaveLength(1);
});

test('what waits for nothing is dropped after a week', async () => {
  const { database, seaview } = context;
  await setting(seaview, { invites: true });
  await addStay({ is_verified: true });
  const waiting = async () =>
    (await database.query(sql`select from verification_emails where done_at is null`)).length;
  await round(new Date('2027-03-09T10:59:59Z'));
  expect(await waiting()).toBe(1);
  await round(new Date('2027-03-09T11:00:01Z'));
  expect(await waiting()).toBe(0);
});
