import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Webhook } from '@suite/contracts/integrations';
import type { ApiScope } from '@suite/contracts/permissions';
import { sql } from '@suite/database';
import { addApiToken } from '../testing/integrations/add-api-token.ts';
import { until } from '../testing/contexts/open-mail-test.ts';
import { openWebhooksTest, type WebhooksTest } from '../testing/integrations/open-webhooks-test.ts';
import { startReceiver, type Receiver } from '../testing/processes/start-receiver.ts';

let suite: WebhooksTest;
let receiver: Receiver;

beforeAll(async () => {
  suite = await openWebhooksTest();
});
afterAll(() => suite.close());
beforeEach(async () => {
  receiver = await startReceiver(() => ({ status: 202, body: 'Thank you' }));
});
afterEach(async () => {
  receiver.close();
  await suite.reset();
});

const form = (fields = {}) => ({
  ...{ name: 'PMS', url: receiver.url, event_types: ['booking.created'], includes_personal_data: false },
  ...fields,
});
const list = async (who?: string) =>
  (await suite.call('GET', '/webhooks', undefined, who)).json<{ result: { webhooks: Webhook[] } }>().result
    .webhooks;
const records = (action: string) =>
  suite.database.query<{ details: object }>(
    sql`select details from audit_records where action = ${action} order by id desc`,
  );

describe('a webhook', () => {
  test('is added, changed and deleted, and its secret is in one answer only', async () => {
    const { id, secret } = await suite.add(receiver.url);
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    const [stored] = await list();
    expect(stored).toMatchObject({ id, name: 'PMS', state: 'active', failing_since: null, waiting: 0 });
    expect(JSON.stringify(stored)).not.toContain('whsec');
    const changed = await suite.call(
      'PUT',
      `/webhooks/${id}`,
      form({ name: 'Channel', includes_personal_data: true }),
    );
    expect(changed.json().result).toMatchObject({ name: 'Channel', includes_personal_data: true });
    expect((await suite.call('DELETE', `/webhooks/${id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    expect((await records('update-webhook'))[0]?.details).toMatchObject({
      before: { includes_personal_data: false },
      after: { includes_personal_data: true, address: receiver.url },
    });
    const texts = await suite.database.query<{ text: string }>(
      sql`select coalesce(string_agg(details::text, ' '), '') as text from audit_records`,
    );
    expect(texts[0]?.text).not.toContain('whsec');
  });

  test('of a program sends personal data only when its token may read guests', async () => {
    const { database, seaview: hotel_id, app } = suite;
    const [person] = await database.query<{ user_id: number }>(
      sql`select user_id from users where hotel_id = ${hotel_id} limit 1`,
    );
    const created_by = person?.user_id ?? 0;
    const create = async (...scopes: ApiScope[]) => {
      const { headers } = await addApiToken(database, { hotel_id, created_by, scopes });
      const payload = form({ includes_personal_data: true });
      return app.inject({ method: 'POST', url: '/api/webhooks', headers, payload });
    };
    const refused = await create('webhooks:manage');
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'This API token lacks the scope guests:read.',
    ]);
    expect((await create('webhooks:manage', 'guests:read')).statusCode).toBe(201);
    const [record] = await database.query<{ actor_user_id: number | null; actor_token_id: number | null }>(
      sql`select actor_user_id, actor_token_id from audit_records where action = 'create-webhook' order by id desc limit 1`,
    );
    expect(record).toEqual({ actor_user_id: null, actor_token_id: expect.any(Number) });
  });

  test('that would send data elsewhere needs a confirmation', async () => {
    const { id } = await suite.add(receiver.url);
    const headers = await suite.signIn('seaview@suite.test');
    const put = async (fields: object) => {
      const payload = form(fields);
      const answer = await suite.injectUnconfirmed({
        method: 'PUT',
        url: `/api/webhooks/${id}`,
        headers,
        payload,
      });
      return answer.statusCode;
    };
    expect(await put({ name: 'Channel' })).toBe(200);
    expect(await put({ url: `${receiver.url}/other` })).toBe(403);
    expect(await put({ includes_personal_data: true })).toBe(403);
    for (const path of ['', `/${id}/secret`]) {
      const url = `/api/webhooks${path}`;
      const payload = path === '' ? form() : {};
      const answer = await suite.injectUnconfirmed({ method: 'POST', url, headers, payload });
      expect(answer.json()).toMatchObject({ errorType: 'CONFIRMATION_REQUIRED' });
    }
  });

  test.each([
    'http://pms.example/hooks',
    'https://10.0.0.1/hooks',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/',
    'https://user:secret@pms.example/',
    'ftp://pms.example/',
    'https://pms.example/#top',
    'pms.example',
  ])('is not sent to %s', async (url) => {
    const answer = await suite.call('POST', '/webhooks', form({ url }));
    expect(answer.json()).toMatchObject({ errorType: 'VALIDATION_ERROR', errors: [{ field: 'url' }] });
  });

  test('of another hotel is not found', async () => {
    const { id } = await suite.add(receiver.url);
    const test = await suite.call('POST', `/webhooks/${id}/test`, {});
    const delivery = test.json<{ result: { id: number } }>().result.id;
    for (const [method, path, body] of [
      ['PUT', '', form()],
      ['DELETE', ''],
      ['POST', '/secret', {}],
      ['POST', '/resume', {}],
      ['POST', '/test', {}],
      ['GET', '/deliveries'],
      ['POST', `/deliveries/${delivery}/repeat`, {}],
    ] as const) {
      const answer = await suite.call(method, `/webhooks/${id}${path}`, body, 'alpine');
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
    expect(await list('alpine')).toEqual([]);
    expect(receiver.received).toHaveLength(1);
  });

  test('is one of twenty at most, also for calls at once', async () => {
    await suite.database.query(sql`
      insert into webhook_endpoints (hotel_id, name, url, event_types, includes_personal_data)
      select ${suite.seaview}, 'PMS', ${receiver.url}, '{}', false from generate_series(1, 19)`);
    const names = ['Channel', 'Locks'];
    const answers = await Promise.all(names.map((name) => suite.call('POST', '/webhooks', form({ name }))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

test('a test event is sent at once, and its answer is shown', async () => {
  const { id, secret } = await suite.add(receiver.url, { event_types: ['booking.created'] });
  const sent = await suite.call('POST', `/webhooks/${id}/test`, {});
  expect(sent.json().result).toMatchObject({
    ...{ type: 'webhook.test', state: 'delivered', status: 202, answer: 'Thank you', attempts: 1 },
    ...{ booking_id: null, error: null, duration_ms: expect.any(Number) },
  });
  expect(receiver.verify(secret, receiver.received[0])).toMatchObject({ type: 'webhook.test' });
  receiver.close();
  const failed = await suite.call('POST', `/webhooks/${id}/test`, {});
  expect(failed.json().result).toMatchObject({ state: 'failed', status: null, next_attempt_at: null });
});

test('a booking is changed while a webhook is deleted', async () => {
  await suite.add(receiver.url);
  let change = Promise.resolve(0);
  await suite.database.transaction(async (tx) => {
    await tx.query(sql`delete from webhook_endpoints`);
    change = suite.change();
    await until(async () => {
      const waiting = await suite.database.query(sql`
        select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`);
      return waiting.length > 0;
    });
  });
  expect(await change).toBeGreaterThan(0);
  expect(await suite.database.query(sql`select from webhook_events`)).toEqual([]);
});

test('deliveries are listed by their state, and repeated with the same event ID', async () => {
  const { id } = await suite.add(receiver.url);
  await suite.change();
  const [waiting] = await suite.deliveries(id);
  expect(waiting).toMatchObject({ state: 'waiting', type: 'booking.changed', attempts: 0, status: null });
  const listed = async (query: string) =>
    (await suite.call('GET', `/webhooks/${id}/deliveries?${query}`)).json().result.pagination.total;
  expect(await listed('state=waiting')).toBe(1);
  expect(await listed('state=failed')).toBe(0);
  const repeated = await suite.call('POST', `/webhooks/${id}/deliveries/${waiting?.id}/repeat`, {});
  expect(repeated.json().result).toMatchObject({ event_id: waiting?.event_id, state: 'waiting' });
  expect(await listed('')).toBe(2);
  expect((await records('repeat-webhook-delivery'))[0]?.details).toMatchObject({
    event_id: waiting?.event_id,
  });
});

test('the answers of a receiver, which may repeat names, are shown only to programs that may read guests', async () => {
  const { database, seaview: hotel_id, app } = suite;
  const { id } = await suite.add(receiver.url);
  await suite.change();
  await database.query(sql`update webhook_events set last_status = 200, last_answer = 'Ana Reis'`);
  const answerFor = async (...scopes: ApiScope[]) => {
    const [person] = await database.query<{ user_id: number }>(
      sql`select user_id from users where hotel_id = ${hotel_id} limit 1`,
    );
    const { headers } = await addApiToken(database, { hotel_id, created_by: person?.user_id ?? 0, scopes });
    const listed = await app.inject({ url: `/api/webhooks/${id}/deliveries`, headers });
    return listed.json().result.deliveries[0].answer;
  };
  expect(await answerFor('webhooks:manage')).toBeNull();
  expect(await answerFor('webhooks:manage', 'guests:read')).toBe('Ana Reis');
});
