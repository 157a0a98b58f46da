import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveriesEndpoint,
  listWebhooksEndpoint,
  repeatWebhookDeliveryEndpoint,
  resumeWebhookEndpoint,
  rotateWebhookSecretEndpoint,
  testWebhookEndpoint,
  updateWebhookEndpoint,
  type Webhook,
  type WebhookDelivery,
  type WebhookForm,
} from '@suite/contracts/integrations';
import { refusal, type FakeApi } from '@suite/testing/fake-api';

export const pms: Webhook = {
  ...{ id: 1, name: 'PMS', url: 'https://pms.example/hooks', includes_personal_data: false, waiting: 0 },
  ...{ event_types: ['booking.created'], state: 'active', failing_since: null, stopped_at: null },
  created_at: '2026-11-01T10:00:00.000Z',
};

export const delivered: WebhookDelivery = {
  ...{ id: 1, event_id: 'evt_1', type: 'booking.created', booking_id: 12, state: 'delivered', attempts: 1 },
  ...{ happened_at: '2026-11-20T10:00:00.000Z', attempted_at: '2026-11-20T10:00:01.000Z' },
  ...{ next_attempt_at: null, status: 200, answer: 'Thank you', error: null, duration_ms: 84 },
};

export const secrets = { first: 'whsec_first', next: 'whsec_next' };

export interface StoredWebhooks {
  webhooks: Webhook[];
  deliveries: WebhookDelivery[];
}

export function answerWebhooks(api: FakeApi, stored: StoredWebhooks): void {
  const change = (url: string, fields: Partial<Webhook>): Webhook => {
    const id = Number(/webhooks\/(\d+)/.exec(url)?.[1]);
    stored.webhooks = stored.webhooks.map((each) => (each.id === id ? { ...each, ...fields } : each));
    return stored.webhooks.find((each) => each.id === id) ?? pms;
  };
  api
    .on(listWebhooksEndpoint, () => ({ webhooks: stored.webhooks }))
    .on(createWebhookEndpoint, ({ body }) => {
      const form = body as WebhookForm;
      if (form.url.includes('10.0.0.1')) {
        const message = 'Use a public address that begins with https.';
        throw refusal(400, { message, errorType: 'VALIDATION_ERROR', errors: [{ field: 'url', message }] });
      }
      const webhook = { ...pms, ...form, id: stored.webhooks.length + 1 };
      stored.webhooks = [...stored.webhooks, webhook];
      return { webhook, secret: secrets.first };
    })
    .on(updateWebhookEndpoint, ({ url, body }) => change(url, body as WebhookForm))
    .on(deleteWebhookEndpoint, () => {
      stored.webhooks = [];
      return {};
    })
    .on(rotateWebhookSecretEndpoint, () => ({
      secret: secrets.next,
      previous_until: '2026-11-21T10:00:00.000Z',
    }))
    .on(resumeWebhookEndpoint, ({ url }) =>
      change(url, { state: 'active', stopped_at: null, failing_since: null }),
    )
    .on(testWebhookEndpoint, () => ({ ...delivered, id: 9, type: 'webhook.test', booking_id: null }))
    .on(listWebhookDeliveriesEndpoint, ({ query }) => {
      const { state = '' } = query;
      const deliveries = stored.deliveries.filter((each) => state === '' || each.state === state);
      const pagination = {
        page: 1,
        limit: 10,
        total: deliveries.length,
        totalPages: 1,
        hasNext: false,
        hasPrev: false,
      };
      return { deliveries, pagination };
    })
    .on(repeatWebhookDeliveryEndpoint, () => {
      const repeated: WebhookDelivery = {
        ...delivered,
        id: 2,
        state: 'waiting',
        attempts: 0,
        status: null,
        answer: null,
      };
      stored.deliveries = [repeated, ...stored.deliveries];
      return repeated;
    });
}
