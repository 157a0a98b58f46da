import { afterEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { until } from '../../testing/contexts/open-mail-test.ts';
import { startMailServer } from '../../testing/processes/test-mail-server.ts';
import { composeEmail, enqueueEmail } from '../mail.public.ts';

let suite: TestApp;
afterEach(() => suite.close());

async function listen(environment: Record<string, string>): Promise<string> {
  suite = await createTestApp(environment);
  return suite.app.listen({ port: 0, host: '127.0.0.1' });
}

async function write(): Promise<void> {
  await enqueueEmail(suite.database, {
    recipient: 'ana@miramar.test',
    subject: 'Welcome',
    ...composeEmail({ greeting: 'Hello,', paragraphs: ['The password is swordfish.'] }),
  });
}

const rows = () =>
  suite.database.query<{ state: string; body_text: string }>(sql`select state, body_text from emails`);
const isSent = () => until(async () => (await rows())[0]?.state === 'sent');

test('a server that listens sends by SMTP', async () => {
  const server = await startMailServer();
  await listen({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'suite@example.test' });
  await write();
  await isSent();
  expect(server.mails).toMatchObject([{ subject: 'Welcome', from: { address: 'suite@example.test' } }]);
  await suite.app.close();
  await server.stop();
});

test('demo mode captures, so that no later mail server sends it', async () => {
  await listen({ DEMO: '1' });
  await write();
  await isSent();
  expect((await rows())[0]?.body_text).toContain('swordfish');
  expect((await suite.app.inject('/mailbox')).body).toContain('Welcome');
});

test('without a mail server mails wait, with a log line and a count in the readiness', async () => {
  const address = await listen({});
  await write();
  await suite.database.query(sql`update emails set created_at = now() - interval '90 s'`);
  const answer = await fetch(`${address}/api/ready`);
  expect(await answer.json()).toMatchObject({
    result: { mail: { waiting: 1, failed: 0, oldest_waiting_s: expect.any(Number) } },
  });
  expect(suite.logLines.join('')).toContain('SMTP_URL is not set: mails wait in the outbox until it is');
  expect((await rows())[0]).toMatchObject({ state: 'waiting' });
});

test('a mail server that is down blocks no request', async () => {
  const gone = await startMailServer();
  await gone.stop();
  const address = await listen({
    SMTP_URL: `smtp://127.0.0.1:${gone.port}`,
    MAIL_FROM: 'suite@example.test',
  });
  await write();
  await until(() => suite.logLines.join('').includes('Mails wait for the mail server'));
  const answer = await fetch(`${address}/api/ready`);
  expect(await answer.json()).toMatchObject({ success: true, result: { mail: { waiting: 1 } } });
});
