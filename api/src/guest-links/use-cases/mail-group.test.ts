import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { deps, openBookingsTest, payload, secretKey } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { createGroup } from '../../bookings/bookings.public.ts';
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
  await context.database.query(sql`update hotels set invites_on_booking = true, reminder_days = 3`);
});

const settings = { secretKey, publicUrl: 'https://suite.test' };
const today = calendarDateIn('UTC');
const arrival = addDays(today, 10);
const round = (now = new Date()) => sendDueEmails(context.database, { ...settings, now });

/** The rooms have no other guest, one and none. */
async function bookGroup(): Promise<[number, number, number]> {
  const { room_type, passengers, ...common } = payload({
    ...{ checkin_date: arrival, checkout_date: addDays(arrival, 3) },
  });
  const guest = { name: 'Jon', type: 'Adult', user_type: 'guest' } as const;
  const rooms = [passengers, [guest], passengers].map((guests) => ({
    room_type: room_type ?? 'Double',
    passengers: guests,
  }));
  const made = await createGroup(context.database, context.people.seaviewAdmin, { ...common, rooms }, deps);
  return made.map(({ id }) => id) as [number, number, number];
}

async function mailed(): Promise<string[][]> {
  const rows = await context.database.query<{ body_text: string }>(
    sql`select body_text from emails order by id`,
  );
  return rows.map(({ body_text }) => body_text.match(/https:\S+\/user-verification\/\S+/g) ?? []);
}

const change = (id: number, set: ReturnType<typeof sql>) =>
  context.database.query(sql`update bookings set ${set} where id = ${id}`);

test('one invitation and one reminder go to the person who booked, with the links of all rooms with other guests', async () => {
  await bookGroup();
  await round();
  await round();
  const [links] = await mailed();
  expect(new Set(links).size).toBe(2);
  expect(await mailed()).toHaveLength(1);
  await round(new Date(`${addDays(arrival, -2)}T12:00:00Z`));
  await round(new Date(`${addDays(arrival, -1)}T12:00:00Z`));
  expect(await mailed()).toEqual([links, links]);
});

test('a room that is sent by staff brings the links of the others, which are invited then, too', async () => {
  const [first, second, third] = await bookGroup();
  await sendVerification(context.database, context.people.seaviewAdmin, first, settings);
  await round();
  expect((await mailed()).map(({ length }) => length)).toEqual([2]);
  const [record] = await context.database.query(sql`
    select details from audit_records where action = 'send-verification' and subject_id = ${String(first)}`);
  expect(record).toEqual({ details: { language: 'en', link_renewed: false, rooms: [second, third] } });
  await sendVerification(context.database, context.people.seaviewAdmin, second, settings);
  expect((await mailed()).map(({ length }) => length)).toEqual([2, 1]);
});

test('rooms of another person, and those that have ended, are no part of the mail', async () => {
  const [first, second, third] = await bookGroup();
  await change(second, sql`name = 'Bo Lind'`);
  await change(third, sql`cancelled_at = now()`);
  await round();
  expect((await mailed()).map(({ length }) => length)).toEqual([1, 1]);
  const records = await context.database.query(sql`
    select subject_id, details from audit_records where action = 'send-invitation' order by id desc limit 2`);
  expect(records).toEqual(
    [second, first].map((id) => ({ subject_id: String(id), details: { link_renewed: false } })),
  );
});

test('a later room is mailed about when the first one is verified', async () => {
  const [first, second] = await bookGroup();
  await change(first, sql`is_verified = true, verified_at = now()`);
  await round();
  const [mail] = await context.database.query(sql`
    select subject_id from audit_records where action = 'send-invitation' order by id desc limit 1`);
  expect(mail).toEqual({ subject_id: String(second) });
  expect(await mailed()).toHaveLength(1);
});
