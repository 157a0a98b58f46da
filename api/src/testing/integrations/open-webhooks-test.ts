import type { InjectOptions } from 'fastify';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { webhookEventTypes, type WebhookDelivery, type WebhookForm } from '@suite/contracts/integrations';
import { sql } from '@suite/database';
import { deliverWebhooks } from '../../webhooks/webhooks.public.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { insertHotel, insertUser } from '../contexts/insert-user.ts';
import { addBooking } from '../contexts/open-bookings-test.ts';

export interface WebhooksTest extends TestApp {
  seaview: number;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    who?: string,
  ): Promise<WebhookAnswer>;
  add(url: string, fields?: Partial<WebhookForm>): Promise<{ id: number; secret: string }>;
  /** Writes so many events of one new booking. */
  change(times?: number): Promise<number>;
  deliver(): void;
  deliveries(id: number): Promise<WebhookDelivery[]>;
  passTime(): Promise<void>;
  reset(): Promise<void>;
}

export type WebhookAnswer = Awaited<ReturnType<TestApp['app']['inject']>>;

export async function openWebhooksTest(environment: Record<string, string> = {}): Promise<WebhooksTest> {
  const server = await createTestApp(environment);
  const { app, database } = server;
  const seaview = await insertHotel(database, 'Seaview');
  const alpine = await insertHotel(database, 'Alpine');
  const people: Record<string, InjectOptions['headers']> = {};
  for (const [name, hotel_id] of [
    ['seaview', seaview],
    ['alpine', alpine],
  ] as const) {
    const usr_email = `${name}@suite.test`;
    await insertUser(database, { usr_email, hotel_id, permissions: ['manage_hotel'] });
    people[name] = await server.signIn(usr_email);
  }
  const stops: (() => Promise<void>)[] = [];
  const stopAll = () => Promise.all(stops.splice(0).map((stop) => stop()));
  const test: WebhooksTest = {
    ...server,
    seaview,
    call: (method, path, body, who = 'seaview') =>
      app.inject({
        ...{ method, url: `/api${path}`, headers: people[who] ?? {} },
        ...(body && { payload: body }),
      }),
    async add(url, fields = {}) {
      const form = { name: 'PMS', url, event_types: [...webhookEventTypes], includes_personal_data: false };
      const answer = await test.call('POST', '/webhooks', { ...form, ...fields });
      const { webhook, secret } = answer.json<{ result: { webhook: { id: number }; secret: string } }>()
        .result;
      return { id: webhook.id, secret };
    },
    async change(times = 1) {
      const checkin_date = addDays(calendarDateIn('UTC'), 5);
      const booking_id = await addBooking(database, { hotel_id: seaview, checkin_date, name: 'Ines Duarte' });
      const who = { cancel: 'undo-cancel', 'undo-cancel': 'cancel' } as const;
      let action: keyof typeof who = 'cancel';
      for (let count = 0; count < times; count += 1) {
        const answer = await test.call('POST', `/bookings/${booking_id}/stay`, { action, reason: 'Ill' });
        if (answer.statusCode !== 200) throw new Error(answer.body);
        action = who[action];
      }
      return booking_id;
    },
    deliver: () => void stops.push(deliverWebhooks(app, { pollInMs: 20, stopInMs: 0 })),
    async deliveries(id) {
      const answer = await test.call('GET', `/webhooks/${id}/deliveries?limit=100`);
      return answer.json<{ result: { deliveries: WebhookDelivery[] } }>().result.deliveries;
    },
    passTime: async () =>
      void (await database.query(
        sql`update webhook_events set next_attempt_at = now() where state = 'waiting'`,
      )),
    async reset() {
      await stopAll();
      await database.query(sql`delete from webhook_endpoints`);
      await database.query(sql`delete from bookings`);
    },
    async close() {
      await stopAll();
      await server.close();
    },
  };
  return test;
}
