import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from '@suite/database';
import { until } from '../testing/contexts/open-mail-test.ts';
import { openWebhooksTest, type WebhooksTest } from '../testing/integrations/open-webhooks-test.ts';
import { startReceiver, type Receiver } from '../testing/processes/start-receiver.ts';
import { startServerProcess } from '../testing/processes/start-process.ts';

/** A worker process starts slowly on a busy machine. */
jest.setTimeout(120_000);
let suite: WebhooksTest;
let receiver: Receiver;
beforeAll(async () => {
  suite = await openWebhooksTest();
});
afterAll(async () => {
  receiver.close();
  await suite.close();
});

test('nothing is lost when a worker is killed while it sends, and each booking stays in order', async () => {
  let isKilled = false;
  // The receiver has these events, but the worker dies before the answer.
  receiver = await startReceiver(async () => {
    if (receiver.received.length > 12) await until(() => isKilled);
    return { status: 200 };
  });
  await suite.add(receiver.url);
  const bookings: number[] = [];
  for (let count = 0; count < 10; count += 1) bookings.push(await suite.change(4));
  const { dataDir } = suite.config;
  const worker = await startServerProcess({
    ...{ ROLE: 'worker', DATABASE_URL: suite.databaseUrl, DATA_DIR: dataDir, SHELL_DIR: dataDir },
  });
  await until(() => receiver.received.length >= 14);
  await worker.kill();
  isKilled = true;
  const leased = await suite.database.query(sql`
    update webhook_events set leased_until = now() where state = 'waiting' and leased_until is not null returning id`);
  expect(leased.length).toBeGreaterThan(0);

  suite.deliver();
  const waiting = () => suite.database.query(sql`select from webhook_events where state = 'waiting'`);
  await until(async () => (await waiting()).length === 0);
  const written = await suite.database.query<{ booking_id: number; event_id: string }>(sql`
    select booking_id, 'evt_' || replace(event_id::text, '-', '') as event_id from webhook_events order by id`);
  expect(written).toHaveLength(40);
  expect(receiver.received.length).toBeGreaterThan(40);
  for (const booking_id of bookings) {
    const ofBooking = receiver.received.filter(({ event }) => event.data.booking_id === booking_id);
    // A repeated event directly follows itself, because its successor waits for the answer.
    const ids = ofBooking.map(({ event }) => event.id).filter((id, index, all) => id !== all[index - 1]);
    expect(ids).toEqual(
      written.filter((row) => row.booking_id === booking_id).map(({ event_id }) => event_id),
    );
  }
});
