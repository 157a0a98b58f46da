import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openMailTest, until, type MailTest } from '../../testing/contexts/open-mail-test.ts';
import { smtpReply, startMailServer } from '../../testing/processes/test-mail-server.ts';
import type { MailServerRules, TestMailServer } from '../../testing/processes/test-mail-server.ts';
import { continueTrace, runInTrace } from '../../http/tracing/trace-context.ts';
import { composeEmail, enqueueEmail } from '../mail.public.ts';

let outbox: MailTest;
let server: TestMailServer;
let delivery: { stop(): Promise<void> } | undefined;

beforeAll(async () => {
  outbox = await openMailTest();
});
afterAll(() => outbox.close());
afterEach(async () => {
  await delivery?.stop();
  await server.stop();
});

async function begin(rules: MailServerRules, address: (port: number) => string, from?: string) {
  server = await startMailServer(rules);
  delivery = await outbox.deliver(address(server.port), from === undefined ? {} : { from });
}
const plain = (port: number) => `smtp://127.0.0.1:${port}`;
const delivered = (count: number) => until(() => server.mails.length >= count);

test('a mail arrives as text and as HTML, with every character it was written in', async () => {
  await begin({}, plain, 'Gästehaus „Süd“ <suite@example.test>');
  const tracestate = Array.from({ length: 8 }, (_, index) => `k${index}=${'v'.repeat(60)}`).join();
  const trace = continueTrace(`00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`, tracestate);
  const mail = {
    recipient: 'ana@miramar.test',
    subject: 'Ihr Konto im Hôtel „Étoile“ 東京 🏨 — welcome',
    ...composeEmail({
      greeting: 'Olá Ana & <Rui>,',
      paragraphs: ['Zeile eins\n.\nQUIT', 'ça'],
      facts: [['Code', '“123”']],
      link: { label: 'Sign in', url: 'https://suite.test/login?a=1&b=2' },
    }),
  };
  await runInTrace(trace, () => enqueueEmail(outbox.database, mail));
  await delivered(1);
  const [arrived] = server.mails;
  expect(arrived).toMatchObject({
    subject: 'Ihr Konto im Hôtel „Étoile“ 東京 🏨 — welcome',
    from: { name: 'Gästehaus „Süd“', address: 'suite@example.test' },
    to: [{ address: 'ana@miramar.test' }],
    envelope: { from: 'suite@example.test', to: ['ana@miramar.test'] },
    text: expect.stringContaining('Olá Ana & <Rui>,\n\nZeile eins\n.\nQUIT\n\nça\n\nCode: “123”'),
    html: expect.stringContaining('Olá Ana &amp; &lt;Rui&gt;,'),
    attachments: [],
  });
  expect(arrived?.html).toContain('href="https://suite.test/login?a=1&amp;b=2"');
  const header = (key: string) =>
    arrived?.headers.filter((line) => line.key === key).map(({ value }) => value);
  expect(header('auto-submitted')).toEqual(['auto-generated']);
  expect(header('bcc')).toEqual([]);
  expect(header('traceparent')).toEqual([trace.traceparent]);
  expect(header('tracestate')).toEqual([tracestate]);
  expect(header('message-id')).toEqual([expect.stringMatching(/^<[\da-f-]{36}@example\.test>$/)]);
});

test('what was sent leaves no password behind', async () => {
  await begin({}, plain);
  const id = await outbox.write('once@miramar.test');
  await delivered(1);
  await until(async () => (await outbox.row(id)).state === 'sent');
  expect(await outbox.row(id)).toMatchObject({ attempts: 1, body_text: '', body_html: '', last_error: null });
  expect(server.mails[0]?.text).toContain('swordfish');
});

test('a user signs in over STARTTLS', async () => {
  const login = { user: 'suite@example.test', password: 'p@ss/w:rd%' };
  const user = encodeURIComponent(login.user);
  const password = encodeURIComponent(login.password);
  await begin(
    { login, offersStartTls: true },
    (port) => `smtp://${user}:${password}@127.0.0.1:${port}?tls.rejectUnauthorized=false`,
  );
  await outbox.write('tls@miramar.test');
  await delivered(1);
  expect(server.mails[0]).toMatchObject({ user: login.user, encrypted: true });
});

test.each([
  ['a self-signed certificate is refused', { offersStartTls: true }],
  ['a password is not sent in the clear', { offersStartTls: false }],
])('%s', async (_words, rules) => {
  let signedIn = false;
  const login = { user: 'suite', password: 'swordfish' };
  await begin({ ...rules, login, onSender: () => void (signedIn = true) }, (port) =>
    plain(port).replace('//', '//suite:swordfish@'),
  );
  const id = await outbox.write(`clear-${rules.offersStartTls}@miramar.test`);
  await until(async () => (await outbox.row(id)).last_error !== null);
  expect(await outbox.row(id)).toMatchObject({
    state: 'waiting',
    last_error: 'The connection to the mail server could not be encrypted.',
  });
  expect(signedIn).toBe(false);
});

test('a wrong password keeps the mail and is written down nowhere', async () => {
  await begin({ login: { user: 'suite', password: 'right' } }, (port) =>
    plain(port).replace('//', '//suite:hunter22@').concat('?requireTLS=false'),
  );
  const id = await outbox.write('wrong@miramar.test');
  await until(async () => (await outbox.row(id)).last_error !== null);
  const { state, last_error } = await outbox.row(id);
  expect(state).toBe('waiting');
  expect(last_error).toMatch(/^The mail server refused the user or password of SMTP_URL: 535/);
  expect(`${last_error}${outbox.logged.join('')}`).not.toContain('hunter22');
});

test('a server that repeats the content or the password teaches the outbox neither', async () => {
  await begin(
    {
      login: { user: 'suite', password: 'hunter22' },
      onRecipient: (address) =>
        address.startsWith('echo') ? smtpReply(550, 'No hunter22 here\u0007') : undefined,
      onMail: async ({ text }) => smtpReply(554, `Spam: ${text}`),
    },
    (port) => plain(port).replace('//', '//suite:hunter22@').concat('?requireTLS=false'),
  );
  const ids = [await outbox.write('echo@miramar.test'), await outbox.write('content@miramar.test')];
  for (const id of ids) await until(async () => (await outbox.row(id)).state === 'failed');
  const [echo, content] = await Promise.all(ids.map((id) => outbox.row(id)));
  expect(echo?.last_error).toBe('The mail server refused the recipient: 550 No *** here');
  expect(content?.last_error).toMatch(/^The mail server refused the mail: 554( 5\.\d\.\d)?$/);
  expect(outbox.logged.join('')).not.toMatch(/hunter22|swordfish/);
});
