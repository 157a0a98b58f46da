import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { composeEmail, enqueueEmail } from '../mail/mail.public.ts';
import { until } from '../testing/contexts/open-mail-test.ts';
import { openWebhooksTest, type WebhooksTest } from '../testing/integrations/open-webhooks-test.ts';
import { startReceiver, type Receiver } from '../testing/processes/start-receiver.ts';
import { startMailServer, type TestMailServer } from '../testing/processes/test-mail-server.ts';

let mailServer: TestMailServer;
let suite: WebhooksTest;
let receiver: Receiver;
beforeAll(async () => {
  mailServer = await startMailServer();
  const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}`;
  suite = await openWebhooksTest({ SMTP_URL, MAIL_FROM: 'suite@example.test' });
  await suite.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  receiver.close();
  await suite.close();
  await mailServer.stop();
});

test('a mail goes out and a call is answered while slow receivers have taken all places of a process', async () => {
  let isSlow = true;
  receiver = await startReceiver(async () => {
    await until(() => !isSlow);
    return { status: 200 };
  });
  for (let count = 0; count < 9; count += 1) await suite.add(receiver.url);
  for (let count = 0; count < 5; count += 1) await suite.change();
  suite.deliver();
  await until(() => receiver.received.length === 32);

  await enqueueEmail(suite.database, {
    ...{ recipient: 'ana@miramar.test', subject: 'Your room is ready' },
    ...composeEmail({ greeting: 'Hello,', paragraphs: ['Welcome.'] }),
  });
  const begunAt = performance.now();
  await until(() => mailServer.mails.length === 1);
  expect((await suite.call('GET', '/bookings')).statusCode).toBe(200);
  expect(performance.now() - begunAt).toBeLessThan(5_000);
  expect(receiver.received).toHaveLength(32);
  isSlow = false;
});
