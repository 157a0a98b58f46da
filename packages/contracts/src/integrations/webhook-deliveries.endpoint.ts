import { array, number, object, string, type InferType } from 'yup';
import { pathIdField, textField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { webhookAccess, webhookParams, wide } from './webhooks.endpoint.ts';

/**
 * `status` is that of the receiver's answer, `answer` its beginning, which programs get only with `guests:read`; `error` says why
 * there was none.
 */
const deliverySchema = object({
  id: number().required(),
  event_id: string().required(),
  type: string().required(),
  booking_id: number().defined().nullable(),
  happened_at: string().required(),
  state: string<'waiting' | 'delivered' | 'failed'>().required(),
  attempts: number().required(),
  attempted_at: string().defined().nullable(),
  next_attempt_at: string().defined().nullable(),
  status: number().defined().nullable(),
  answer: string().defined().nullable(),
  error: string().defined().nullable(),
  duration_ms: number().defined().nullable(),
});
export type WebhookDelivery = InferType<typeof deliverySchema>;

/** Sends an event of the type `webhook.test` at once, also to a paused receiver, and answers what it replied. */
export const testWebhookEndpoint = defineEndpoint({
  name: 'test-webhook',
  method: 'POST',
  path: '/webhooks/{id}/test',
  access: webhookAccess,
  scope: 'webhooks:manage',
  params: webhookParams,
  result: deliverySchema,
  fallbackMessage: 'Failed to send the test event',
  errors: ['NOT_FOUND'],
});

const deliveryFilters = ['', 'waiting', 'delivered', 'failed'] as const;

/** A page of the deliveries of the last 30 days, newest first. */
export const listWebhookDeliveriesEndpoint = defineEndpoint({
  name: 'list-webhook-deliveries',
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  access: webhookAccess,
  scope: 'webhooks:manage',
  params: webhookParams,
  query: object({
    state: textField('State').oneOf(deliveryFilters, 'State must be waiting, delivered or failed'),
    page: pageField,
    limit: limitField,
  }),
  result: object({
    deliveries: array(deliverySchema.required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch the deliveries',
  errors: ['NOT_FOUND'],
});

/** Sends the event of a delivery once more, with the same event ID, after those that wait. */
export const repeatWebhookDeliveryEndpoint = defineEndpoint({
  name: 'repeat-webhook-delivery',
  method: 'POST',
  path: '/webhooks/{id}/deliveries/{delivery_id}/repeat',
  access: webhookAccess,
  scope: 'webhooks:manage',
  params: webhookParams.shape({ delivery_id: wide(pathIdField('Delivery'), 'Delivery') }),
  result: deliverySchema,
  fallbackMessage: 'Failed to repeat the delivery',
  errors: ['NOT_FOUND'],
});
