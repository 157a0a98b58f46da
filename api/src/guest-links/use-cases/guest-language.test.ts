import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { deps, openBookingsTest, payload, secretKey } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { createBooking, updateBooking } from '../../bookings/bookings.public.ts';
import { sendDueEmails } from './send-due-emails.ts';
import { sendVerification } from './send-verification.ts';

let context: BookingsTest;

beforeAll(async () => {
  context = await openBookingsTest();
});
afterAll(() => context.drop());

const settings = { secretKey, publicUrl: 'https://suite.test' };

async function mailed() {
  const rows = await context.database.query<{ subject: string; body_html: string }>(
    sql`select subject, body_html from emails order by id`,
  );
  return rows.map(({ subject, body_html }) => [
    subject,
    ...(/^<div lang="(\w+)" dir="(\w+)"/.exec(body_html)?.slice(1) ?? []),
  ]);
}

test('the invitation on booking, the reminder and a re-send are in the language staff set', async () => {
  const { database, seaview, people } = context;
  await database.query(
    sql`update hotels set invites_on_booking = true, reminder_days = 3 where id = ${seaview}`,
  );
  const today = calendarDateIn('UTC');
  const form = payload({ checkin_date: addDays(today, 10), checkout_date: addDays(today, 13) });
  const made = { ...form, guest_language: 'de' as const };
  const { id } = await createBooking(database, people.seaviewAdmin, made, deps);
  await sendDueEmails(database, settings);
  await sendDueEmails(database, { ...settings, now: new Date(`${addDays(today, 8)}T12:00:00Z`) });
  await updateBooking(database, people.seaviewAdmin, id, { ...form, guest_language: 'ar' }, deps);
  await sendVerification(database, people.seaviewAdmin, id, settings);
  await updateBooking(database, people.seaviewAdmin, id, { ...form, guest_language: null }, deps);
  await sendVerification(database, people.seaviewAdmin, id, settings);
  expect(await mailed()).toEqual([
    ['Bitte bestätigen Sie Ihre Identität für Ihren Aufenthalt: Seaview', 'de', 'ltr'],
    [expect.stringMatching(/^Erinnerung: .*Identität/), 'de', 'ltr'],
    [expect.stringMatching(/^يرجى تأكيد هويتك/), 'ar', 'rtl'],
    ['Please verify your identity for your stay at Seaview', 'en', 'ltr'],
  ]);
});
