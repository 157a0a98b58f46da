import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { guestLanguages, type GuestLanguage } from '@suite/contracts/bookings';
import { enqueueEmail } from '../../mail/mail.public.ts';
import { headerAttacks } from '../../testing/header-attacks.ts';
import { openMailTest, until, type MailTest } from '../../testing/contexts/open-mail-test.ts';
import { startMailServer, type TestMailServer } from '../../testing/processes/test-mail-server.ts';
import { composeVerificationEmail } from './mail-link.ts';

let outbox: MailTest;
let server: TestMailServer;

beforeAll(async () => {
  outbox = await openMailTest();
  server = await startMailServer();
  await outbox.deliver(`smtp://127.0.0.1:${server.port}`);
});
afterAll(async () => {
  await outbox.close();
  await server.stop();
});

const link = 'https://suite.test/user-verification/2f1f6f0e-8f57-4f0e-9d5e-0c3a7f4b9a11';

async function receive(recipient: string, language: GuestLanguage, name: string) {
  const mail = composeVerificationEmail({
    kind: 'reminder',
    person: { user_type: 'primary', name, is_verified: false },
    token: link.split('/').at(-1) ?? '',
    language,
    hotel: { hotel_name: name, hotel_email: 'desk@seaview.test', hotel_phone: '+351 282 555 010' },
    stay: { checkin_date: '2027-03-05', checkout_date: '2027-03-08' },
    publicUrl: 'https://suite.test',
  });
  await enqueueEmail(outbox.database, { recipient, ...mail });
  const received = () => server.mails.find(({ envelope }) => envelope.to.includes(recipient));
  await until(() => received() !== undefined);
  const arrived = received();
  if (!arrived) throw new Error('The mail did not arrive');
  return { mail, arrived };
}

test.each(guestLanguages)('arrives in %s as it was written, as text and as HTML', async (language) => {
  const { mail, arrived } = await receive(`${language}@guests.test`, language, 'Hôtel „Süd“ 東京');
  expect(arrived.subject).toBe(mail.subject);
  expect(arrived.text?.trim()).toBe(mail.text.trim());
  expect(arrived.html?.trim()).toBe(mail.html);
  expect(arrived.text).toContain(`${link}\n`);
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  expect(arrived.html).toMatch(new RegExp(`^<div lang="${language}" dir="${direction}"`));
  expect(arrived.html?.split(`href="${link}"`)).toHaveLength(3);
});

test('no name of a guest or hotel writes a header, a tag or a second recipient', async () => {
  for (const [index, [, attack]] of headerAttacks.entries()) {
    const recipient = `attack${index}@guests.test`;
    const { arrived } = await receive(recipient, 'en', attack);
    expect(arrived.envelope.to).toEqual([recipient]);
    expect(arrived.to?.map(({ address }) => address)).toEqual([recipient]);
    expect(arrived.headers.map(({ key }) => key).filter((key) => ['bcc', 'reply-to'].includes(key))).toEqual(
      [],
    );
    expect(arrived.from?.address).toBe('suite@example.test');
    expect(arrived.html).not.toContain('<script');
    expect(arrived.subject).toMatch(/^Reminder: please verify your identity for your stay at Hotel/);
  }
  expect(server.mails.filter(({ envelope }) => envelope.to.join().includes('evil'))).toEqual([]);
});
