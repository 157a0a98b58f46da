import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { until } from '../testing/contexts/open-mail-test.ts';
import { openWebhooksTest, type WebhooksTest } from '../testing/integrations/open-webhooks-test.ts';
import { startReceiver, type Receiver } from '../testing/processes/start-receiver.ts';

let suite: WebhooksTest;
let receiver: Receiver;

beforeAll(async () => {
  suite = await openWebhooksTest();
});
afterAll(() => suite.close());
afterEach(async () => {
  receiver.close();
  await suite.reset();
});

async function receive(...answer: Parameters<typeof startReceiver>): Promise<void> {
  receiver = await startReceiver(...answer);
}
const arrive = (count: number) => until(() => receiver.received.length >= count);
const isState = (id: number, state: string) =>
  until(async () => (await suite.deliveries(id)).every((delivery) => delivery.state === state));
const stateOf = async (id: number) => {
  const [row] = await suite.database.query<{ state: string }>(
    sql`select state from webhook_endpoints where id = ${id}`,
  );
  return row?.state;
};
const attempts = async (id: number, count: number) =>
  until(async () => ((await suite.deliveries(id))[0]?.attempts ?? 0) >= count);

describe('an event', () => {
  test('is signed, and has numbers and links but no personal data', async () => {
    await receive();
    const { id, secret } = await suite.add(receiver.url);
    const booking_id = await suite.change();
    suite.deliver();
    await isState(id, 'delivered');

    const [webhook] = receiver.received;
    expect(receiver.verify(secret, webhook)).toEqual({
      id: webhook?.headers['webhook-id'],
      type: 'booking.changed',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        hotel_id: suite.seaview,
        booking_id,
        external_reference: null,
        url: `http://localhost:3000/bookings?id=${booking_id}`,
        api_url: `http://localhost:3000/api/bookings/${booking_id}`,
      },
    });
    expect(webhook?.event.id).toMatch(/^evt_[\da-f]{32}$/);
    expect(() => receiver.verify(`whsec_${Buffer.alloc(32).toString('base64')}`, webhook)).toThrow();
  });

  test('has the booking where the hotel sends personal data, as it is when the event is sent', async () => {
    await receive();
    const { id } = await suite.add(receiver.url, { includes_personal_data: true });
    const booking_id = await suite.change();
    await suite.database.query(sql`update bookings set name = 'Ines Reis' where id = ${booking_id}`);
    suite.deliver();
    await isState(id, 'delivered');
    expect(receiver.received[0]?.event.data['booking']).toMatchObject({
      ...{ name: 'Ines Reis', email: expect.any(String), stay_state: 'cancelled', guests: [] },
    });
  });

  test('that no receiver wants is not written', async () => {
    await receive();
    await suite.add(receiver.url, { event_types: ['booking.created'] });
    await suite.change();
    expect(await suite.database.query(sql`select from webhook_events`)).toEqual([]);
  });
});

test('events of one booking arrive in order, also when the first one is refused and sent again', async () => {
  let refusals = 2;
  await receive(() => ({ status: (refusals -= 1) >= 0 ? 503 : 200, body: 'Busy\u0000' }));
  const { id } = await suite.add(receiver.url);
  await suite.change(6);
  suite.deliver();
  await attempts(id, 0);
  await until(async () => (await suite.deliveries(id)).some((delivery) => delivery.attempts === 1));
  expect(receiver.received).toHaveLength(1);
  expect((await suite.deliveries(id)).at(-1)).toMatchObject({
    ...{ state: 'waiting', status: 503, answer: 'Busy', error: null },
    next_attempt_at: expect.any(String),
  });
  await suite.passTime();
  await arrive(2);
  await until(async () => (await suite.deliveries(id)).at(-1)?.attempts === 2);
  await suite.passTime();
  await isState(id, 'delivered');
  const sent = (await suite.deliveries(id)).map(({ event_id }) => event_id).reverse();
  const ids = receiver.received.map(({ event }) => event.id);
  expect(ids).toEqual([sent[0], sent[0], ...sent]);
});

test('two processes deliver many bookings once each, and each in order', async () => {
  await receive();
  const { id } = await suite.add(receiver.url);
  for (let booking = 0; booking < 12; booking += 1) await suite.change(4);
  suite.deliver();
  suite.deliver();
  await arrive(48);
  await isState(id, 'delivered');
  expect(receiver.received).toHaveLength(48);
  const rows = await suite.database.query<{ booking_id: number; event_id: string }>(sql`
    select booking_id, 'evt_' || replace(event_id::text, '-', '') as event_id from webhook_events order by id`);
  for (const booking_id of new Set(rows.map((row) => row.booking_id))) {
    const ofBooking = receiver.received.filter(({ event }) => event.data.booking_id === booking_id);
    const written = rows.filter((row) => row.booking_id === booking_id);
    expect(ofBooking.map(({ event }) => event.id)).toEqual(written.map(({ event_id }) => event_id));
  }
});

describe('a receiver that fails', () => {
  test('gets an event for a day, and then the next one of the booking', async () => {
    await receive(({ event }) => ({ status: event.type === 'stay.checked_in' ? 200 : 500 }));
    const { id } = await suite.add(receiver.url);
    const booking_id = await suite.change();
    const [first] = await suite.deliveries(id);
    await suite.database.query(sql`
      insert into webhook_events (hotel_id, endpoint_id, event_id, type, booking_id, data, happened_at)
      values (${suite.seaview}, ${id}, gen_random_uuid(), 'stay.checked_in', ${booking_id}, '{}', now())`);
    await suite.database.query(sql`update webhook_events set attempts = 8 where type = 'booking.changed'`);
    suite.deliver();
    await until(async () => (await suite.deliveries(id))[0]?.state === 'delivered');
    expect((await suite.deliveries(id))[1]).toMatchObject({ id: first?.id, state: 'failed', attempts: 9 });
  });

  test('is paused after a week without a success, and sends what is stored when it is resumed', async () => {
    let isDown = true;
    await receive(() => ({ status: isDown ? 500 : 200 }));
    const { id } = await suite.add(receiver.url);
    await suite.change();
    suite.deliver();
    await attempts(id, 1);
    expect(await stateOf(id)).toBe('active');
    await suite.database.query(sql`
      update webhook_endpoints set failing_since = now() - interval '7 days'`);
    await suite.database.query(sql`update webhook_events set attempts = 8`);
    await suite.passTime();
    await until(async () => (await stateOf(id)) === 'paused');
    await suite.change();
    const listed = await suite.call('GET', '/attention');
    expect(listed.json().result.items).toMatchObject([
      { kind: 'webhook', name: 'PMS', details: ['paused'], hotel_id: suite.seaview },
    ]);
    const before = receiver.received.length;
    isDown = false;
    await suite.call('POST', `/webhooks/${id}/resume`, {});
    await isState(id, 'delivered');
    expect(receiver.received.length - before).toBe(2);
    expect((await suite.call('GET', '/attention')).json().result.items).toEqual([]);
  });

  test('that answers 410 Gone is switched off', async () => {
    await receive(() => ({ status: 410 }));
    const { id } = await suite.add(receiver.url);
    await suite.change();
    suite.deliver();
    await until(async () => (await stateOf(id)) === 'off');
    await suite.change();
    expect(await suite.deliveries(id)).toHaveLength(1);
  });

  test('by a redirect is not followed', async () => {
    await receive(({ path }) => ({ status: path === '/' ? 302 : 200, headers: { location: '/elsewhere' } }));
    const { id } = await suite.add(receiver.url);
    await suite.change();
    suite.deliver();
    await attempts(id, 1);
    expect((await suite.deliveries(id))[0]).toMatchObject({ state: 'waiting', status: 302 });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/']);
  });

  test('because no receiver listens has an error in place of an answer', async () => {
    await receive();
    receiver.close();
    const { id } = await suite.add(receiver.url);
    await suite.change();
    suite.deliver();
    await attempts(id, 1);
    expect((await suite.deliveries(id))[0]).toMatchObject({ status: null, error: 'ECONNREFUSED' });
  });
});

test('a slow receiver takes no places from the others', async () => {
  let isSlow = true;
  await receive(async () => {
    await until(() => !isSlow);
    return { status: 200 };
  });
  const quick = await startReceiver();
  const slow = await suite.add(receiver.url);
  for (let booking = 0; booking < 40; booking += 1) await suite.change();
  const { id } = await suite.add(quick.url);
  suite.deliver();
  await arrive(4);
  for (let booking = 0; booking < 10; booking += 1) await suite.change();
  await isState(id, 'delivered');
  expect(receiver.received).toHaveLength(4);
  isSlow = false;
  await isState(slow.id, 'delivered');
  quick.close();
});

test('each former secret signs for a day after a rotation, and only the new one from then on', async () => {
  await receive();
  const { id, secret: former } = await suite.add(receiver.url);
  const rotate = async () => (await suite.call('POST', `/webhooks/${id}/secret`, {})).json().result;
  const { secret: second } = await rotate();
  const { secret, previous_until } = await rotate();
  expect(Math.abs(Date.parse(previous_until) - Date.now() - 86_400_000)).toBeLessThan(60_000);
  await suite.change();
  suite.deliver();
  await arrive(1);
  for (const valid of [former, second, secret]) receiver.verify(valid, receiver.received[0]);
  await suite.database.query(sql`update webhook_secrets set expires_at = now() where expires_at is not null`);
  await suite.change();
  await arrive(2);
  receiver.verify(secret, receiver.received[1]);
  expect(() => receiver.verify(former, receiver.received[1])).toThrow();
  await isState(id, 'delivered');
});

test('deliveries older than 30 days are deleted', async () => {
  await receive();
  const { id } = await suite.add(receiver.url);
  await suite.change(2);
  await suite.database.query(sql`
    update webhook_events set created_at = now() - interval '31 days', delivered_at = now()
    where id = (select min(id) from webhook_events)`);
  suite.deliver();
  await until(async () => (await suite.deliveries(id)).length === 1);
});
