import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GuestLanguage } from '@suite/contracts/bookings';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  said,
  type LinkedParty,
  type VerificationTest,
} from '../../testing/contexts/open-verification-test.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());

const choose = async (token: string, guest_language: string) =>
  said(await room.call(token, '/verification/language', { guest_language }));
const languageOf = async (token: string) =>
  (await room.call('', `/getuser_by_token/${token}`)).json<{
    result: { guest_language: GuestLanguage | null };
  }>().result.guest_language;
const setForBooking = ({ booking_id }: LinkedParty, language: GuestLanguage) =>
  room.database.query(sql`update bookings set guest_language = ${language} where id = ${booking_id}`);
const records = ({ booking_id }: LinkedParty) =>
  room.database.query<{ details: object }>(sql`
    select details from audit_records
    where action = 'choose-language' and subject_id = ${String(booking_id)} order by id`);

async function consentIn(token: string, locale: GuestLanguage): Promise<void> {
  const { consent_version: version } = (await room.call('', `/getuser_by_token/${token}`)).json().result;
  expect(said(await room.call(token, '/verification/consent', { version, locale }))).toEqual([200, true]);
}

async function mailedTo(
  { token, booking_id }: LinkedParty,
  guest: LinkedParty['guests'][number] | undefined,
) {
  const email = `${guest?.name}@guests.test`;
  const body = { email, guest_id: String(guest?.id), booking_id: String(booking_id) };
  expect(said(await room.call(token, '/send-verification-email', body))).toEqual([200, true]);
  const [mail] = await room.database.query<{ subject: string; body_html: string }>(
    sql`select subject, body_html from emails where recipient = ${email}`,
  );
  return [mail?.subject, /^<div lang="(\w+)" dir="(\w+)"/.exec(mail?.body_html ?? '')?.slice(1)];
}

describe('the language of a guest', () => {
  test('is what they picked last, before or after the consent; a change is recorded once', async () => {
    const party = await room.book();
    expect(await languageOf(party.token)).toBeNull();
    for (const language of ['fr', 'fr'] as const)
      expect(await choose(party.token, language)).toEqual([200, true]);
    await consentIn(party.token, 'it');
    expect(await languageOf(party.token)).toBe('it');
    await choose(party.token, 'ar');
    expect(await languageOf(party.token)).toBe('ar');
    const holder = { user_type: 'primary', item_id: party.booking_id };
    expect((await records(party)).map(({ details }) => details)).toEqual([
      { ...holder, guest_language: 'fr' },
      { ...holder, guest_language: 'ar' },
    ]);
  });

  test('is each guest’s own; the booking’s serves those who chose none', async () => {
    const party = await room.book({ guests: ['Bo', 'Cy'], is_verified: true });
    const [bo = '', cy = ''] = party.guests.map(({ token }) => token);
    await setForBooking(party, 'de');
    expect(await Promise.all([party.token, bo, cy].map(languageOf))).toEqual(['de', 'de', 'de']);
    expect(await choose(bo, 'es')).toEqual([200, true]);
    await consentIn(cy, 'fr');
    expect(await Promise.all([party.token, bo, cy].map(languageOf))).toEqual(['de', 'es', 'fr']);
  });

  test('is refused where it is none of the six, and without a link', async () => {
    const party = await room.book();
    expect(await choose(party.token, 'xx')).toEqual([400, 'VALIDATION_ERROR']);
    expect(await choose('00000000-0000-4000-8000-000000000000', 'de')).toEqual([401, 'UNAUTHENTICATED']);
    expect(await languageOf(party.token)).toBeNull();
  });
});

test('the mail to another guest is in the language they chose, else in the booking’s', async () => {
  const party = await room.book({ guests: ['Bo', 'Cy'], is_verified: true });
  const [bo, cy] = party.guests;
  await setForBooking(party, 'de');
  expect(await choose(cy?.token ?? '', 'ar')).toEqual([200, true]);
  expect(await mailedTo(party, bo)).toEqual([
    'Bitte bestätigen Sie Ihre Identität für Ihren Aufenthalt: Seaview',
    ['de', 'ltr'],
  ]);
  expect(await mailedTo(party, cy)).toEqual([expect.stringMatching(/\p{Script=Arabic}/u), ['ar', 'rtl']]);
});
