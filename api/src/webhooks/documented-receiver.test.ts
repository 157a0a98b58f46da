import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { until } from '../testing/contexts/open-mail-test.ts';
import { openWebhooksTest, type WebhooksTest } from '../testing/integrations/open-webhooks-test.ts';
import { freePort } from '../testing/processes/free-port.ts';

const page = fileURLToPath(new URL('../../../docs/integrations.md', import.meta.url));
const api = fileURLToPath(new URL('../..', import.meta.url));
let suite: WebhooksTest;
let receiver: ChildProcess | undefined;
beforeAll(async () => {
  suite = await openWebhooksTest();
});
afterAll(async () => {
  receiver?.kill();
  await suite.close();
});

test('the receiver of the documentation accepts each event once, and no event with another secret', async () => {
  const [, webhooks = ''] = (await readFile(page, 'utf8')).split('\n## Webhooks\n');
  const code = /```js\n(.*?)```/s.exec(webhooks)?.[1] ?? '';
  const port = await freePort();
  const { id, secret } = await suite.add(`http://127.0.0.1:${port}/hooks`);
  const sendTest = async () => (await suite.call('POST', `/webhooks/${id}/test`, {})).json().result;
  receiver = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: api,
    env: { PATH: process.env['PATH'], PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  if (receiver.stdout) createInterface(receiver.stdout).on('line', (line) => lines.push(line));
  await until(async () => (await sendTest()).status === 204);

  const booking_id = await suite.change();
  const [waiting] = (await suite.deliveries(id)).filter(({ state }) => state === 'waiting');
  await suite.call('POST', `/webhooks/${id}/deliveries/${waiting?.id}/repeat`, {});
  suite.deliver();
  await until(async () => (await suite.deliveries(id)).every(({ state }) => state !== 'waiting'));
  expect(lines.filter((line) => line === `booking.changed ${booking_id}`)).toHaveLength(1);

  await suite.call('POST', `/webhooks/${id}/secret`, {});
  expect(await sendTest()).toMatchObject({ status: 204 });
  await suite.database.query(sql`update webhook_secrets set expires_at = now() where expires_at is not null`);
  expect(await sendTest()).toMatchObject({ status: 401 });
  receiver.kill();
  await once(receiver, 'exit');
});
