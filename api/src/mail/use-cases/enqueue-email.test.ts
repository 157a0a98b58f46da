import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { readCaller } from '../../auth/auth.public.ts';
import { approveHotel, registerHotel, rejectHotel } from '../../hotels/hotels.public.ts';
import { addStaff } from '../../staff-roles/staff-roles.public.ts';
import { headerAttacks } from '../../testing/header-attacks.ts';
import { hotelRegistration } from '../../testing/contexts/hotel-registration.factory.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { openMailTest, until, type MailTest } from '../../testing/contexts/open-mail-test.ts';
import { startMailServer, type TestMailServer } from '../../testing/processes/test-mail-server.ts';
import { composeEmail, enqueueEmail, enqueueTranslatedEmail } from '../mail.public.ts';

const email = {
  recipient: 'ana@miramar.test',
  subject: 'Welcome',
  ...composeEmail({ greeting: 'Hello', paragraphs: [] }),
};
const from = { address: '192.0.2.7' };
const settings = { publicUrl: 'https://suite.test' };
let outbox: MailTest;
let server: TestMailServer | undefined;
let reviewer: Caller;
let manager: Caller;

beforeAll(async () => {
  outbox = await openMailTest();
  const { database } = outbox;
  const reviewer_id = await insertUser(database, {
    usr_email: 'reviewer@suite.test',
    hotel_id: null,
    permissions: ['approve_hotels'],
  });
  const manager_id = await insertUser(database, {
    usr_email: 'manager@miramar.test',
    hotel_id: await insertHotel(database, 'Hotel Miramar'),
    permissions: ['create_staff'],
  });
  reviewer = await readCaller(database, reviewer_id, from.address);
  manager = await readCaller(database, manager_id, from.address);
});
afterAll(() => outbox.close());
afterEach(async () => {
  await outbox.reset();
  await server?.stop();
});

const queued = () => outbox.database.query(sql`select recipient, subject from emails`);

async function refusesEverything(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ errorType: 'VALIDATION_ERROR' });
  expect(await queued()).toEqual([]);
}

test('a mail goes with the transaction of the change', async () => {
  const undone = outbox.database.transaction(async (tx) => {
    await enqueueEmail(tx, email);
    throw new Error('the change failed');
  });
  await expect(undone).rejects.toThrow('the change failed');
  expect(await queued()).toEqual([]);
  await outbox.database.transaction((tx) => enqueueEmail(tx, email));
  expect(await queued()).toEqual([{ recipient: email.recipient, subject: email.subject }]);
});

describe.each(headerAttacks)('%s', (_name, attack) => {
  test('is refused in a subject and in an address', async () => {
    const { database } = outbox;
    await refusesEverything(enqueueEmail(database, { ...email, subject: attack }));
    await refusesEverything(enqueueEmail(database, { ...email, recipient: `${attack}@miramar.test` }));
    await refusesEverything(enqueueEmail(database, { ...email, recipient: `ana@miramar.test${attack}` }));
  });

  test('is refused in what a hotel registers with', async () => {
    for (const change of [
      { hotel_name: attack },
      { contact_person_name: attack },
      { contact_person_email: `ana${attack}@miramar.test` },
    ]) {
      await refusesEverything(registerHotel(outbox.database, hotelRegistration(change), from));
    }
  });

  test('is refused in what a colleague is added with', async () => {
    const staff = {
      usr_email: 'rui@miramar.test',
      usr_firstname: 'Rui',
      usr_lastname: 'Reis',
      usr_phone: '',
      position: 'Desk',
      role_ids: [1],
    };
    for (const change of [{ usr_firstname: attack }, { usr_email: `rui${attack}@miramar.test` }]) {
      await refusesEverything(addStaff(outbox.database, manager, { ...staff, ...change }, settings));
    }
  });
});

// A text column cannot store NUL, so that the other attacks remain.
describe.each(headerAttacks.filter(([, attack]) => !attack.includes('\0')))(
  '%s that got past the forms',
  (_name, attack) => {
    test('is refused when the hotel is decided on, which stays undecided', async () => {
      const { database } = outbox;
      const { id } = await registerHotel(database, hotelRegistration(), from);
      await database.query(sql`update hotels set hotel_name = ${attack} where id = ${id}`);
      const rejection = { rejection_reason: 'The number is not known.' };
      await refusesEverything(rejectHotel(database, reviewer, id, rejection));
      await refusesEverything(approveHotel(database, reviewer, id, settings));
      expect(await database.query(sql`select is_approved from hotels where id = ${id}`)).toEqual([
        { is_approved: null },
      ]);
    });
  },
);

test.each([
  ['two recipients', { recipient: 'ana@miramar.test, all@miramar.test' }],
  ['two recipients apart', { recipient: 'ana@miramar.test;all@miramar.test' }],
  ['a name with an address', { recipient: 'Ana <ana@miramar.test>' }],
  ['a group', { recipient: 'all:ana@miramar.test' }],
  ['a comment', { recipient: 'ana@miramar.test(all@evil.test)' }],
  ['a quoted name', { recipient: '"ana@evil.test"@miramar.test' }],
  ['an address that reads backwards', { recipient: 'ana\u202e@miramar.test' }],
  ['half a character', { recipient: 'ana\ud800@miramar.test' }],
  ['no domain', { recipient: 'ana@' }],
  ['a domain without a dot', { recipient: 'ana@host' }],
  ['a dot before the name', { recipient: '.ana@miramar.test' }],
  ['no recipient', { recipient: '' }],
  ['a name of 65 characters', { recipient: `${'a'.repeat(65)}@miramar.test` }],
  ['an address of 300 characters', { recipient: `ana@${'m'.repeat(296)}` }],
  ['no subject', { subject: ' ' }],
])('%s cannot be written to', async (_words, change) => {
  await refusesEverything(enqueueEmail(outbox.database, { ...email, ...change }));
});

test('an account with an undeliverable address of before the rule gets no notice, and can be changed', async () => {
  const account = { usr_email: 'ana@host', usr_language: null };
  await enqueueTranslatedEmail(outbox.database, account, ({ t }) => ({
    subject: t('How to sign in'),
    paragraphs: [],
  }));
  expect(await queued()).toEqual([]);
});

test('a name that is odd but harmless arrives as a subject and as nothing else', async () => {
  const names = [
    '=?utf-8?Q?Hotel=0D=0ABcc:_all@evil.test?=',
    '=?utf-8?B?DQpCY2M6IGFsbEBldmlsLnRlc3Q=?=',
    `Hôtel 東京 ${'=?utf-8?Q?=0D=0ABcc:_all@evil.test?= '.repeat(20)}end`,
    'Hotel %0d%0aBcc: all@evil.test',
    String.raw`Hotel \r\nBcc: all@evil.test`,
    'Hotel, Bcc: all@evil.test; "Reply-To": <all@evil.test>',
    '<script>alert(1)</script>',
    'Hôtel „Étoile“ 東京 🏨👨‍👩‍👧',
    `Hotel ${'Bcc: '.repeat(300)}end`,
    `Hotel ${'é'.repeat(900)}`,
  ];
  server = await startMailServer();
  await outbox.deliver(`smtp://127.0.0.1:${server.port}`);
  for (const subject of names) await enqueueEmail(outbox.database, { ...email, subject });
  const received = server.mails;
  await until(() => received.length === names.length);
  const ours =
    'auto-submitted content-type date from message-id mime-version subject to x-auto-response-suppress';
  for (const mail of received) {
    expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(ours.split(' '));
    expect(mail.envelope.to).toEqual(['ana@miramar.test']);
    expect(mail.text?.trim()).toBe('Hello');
  }
  expect(received.map(({ subject }) => subject)).toEqual(names);
});
