import { array, boolean, number, object, string, type InferType, type NumberSchema } from 'yup';
import { flagField, pathIdField, textField } from '../forms/strict-fields.ts';
import { singleLine } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';

export const webhookEventTypes = [
  'booking.created',
  'booking.changed',
  'booking.deleted',
  'guest.invited',
  'guest.verified',
  'guest.refused',
  'guest.desk_review',
  'stay.checked_in',
  'stay.checked_out',
  'stay.room_changed',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** `paused` after a week of failures, `off` after the receiver answered 410 Gone. */
export type WebhookState = 'active' | 'paused' | 'off';

export const maxWebhooks = 20;

/** `failing_since` is set while no delivery succeeds; `waiting` counts the events that are not delivered yet. */
const webhookSchema = object({
  id: number().required(),
  name: string().required(),
  url: string().required(),
  event_types: array(string().required()).required(),
  includes_personal_data: boolean().required(),
  state: string<WebhookState>().required(),
  failing_since: string().defined().nullable(),
  stopped_at: string().defined().nullable(),
  waiting: number().required(),
  created_at: string().required(),
});
export type Webhook = InferType<typeof webhookSchema>;

const eventTypesMessage = `Events must be some of ${webhookEventTypes.join(', ')}`;

/** The server also refuses private addresses, and http except on a machine that runs the suite alone. */
export const webhookFormSchema = object({
  name: singleLine('Name').required('Name is required').max(60, 'Name must be at most 60 characters'),
  url: singleLine('Address')
    .required('Address is required')
    .max(1_000, 'Address must be at most 1000 characters')
    .test('address', 'Enter an address such as https://pms.example/hooks', (value) => isReceiver(value)),
  event_types: array(
    textField('Event').required(eventTypesMessage).oneOf(webhookEventTypes, eventTypesMessage),
  )
    .required('Choose at least one event')
    .min(1, 'Choose at least one event')
    .max(webhookEventTypes.length, eventTypesMessage),
  includes_personal_data: flagField('Personal data').required('Personal data is required'),
}).noUnknown();
export type WebhookForm = InferType<typeof webhookFormSchema>;

function isReceiver(text: string | undefined): boolean {
  if (!text) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';
}

export function wide<Field extends NumberSchema<number | undefined>>(field: Field, label: string): Field {
  return field.max(Number.MAX_SAFE_INTEGER, `${label} is not known`);
}

export const webhookAccess = { anyOf: ['manage_hotel'] } as const;
export const webhookParams = object({ id: wide(pathIdField('Webhook'), 'Webhook') });
const secretSchema = string().required();

/** The receivers of the own hotel's events. */
export const listWebhooksEndpoint = defineEndpoint({
  name: 'list-webhooks',
  method: 'GET',
  path: '/webhooks',
  access: webhookAccess,
  result: object({ webhooks: array(webhookSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch the webhooks',
});

/** Adds a receiver of events. Only this answer has the secret, by which the receiver verifies them. */
export const createWebhookEndpoint = defineEndpoint({
  name: 'create-webhook',
  method: 'POST',
  path: '/webhooks',
  access: webhookAccess,
  confirmation: 'action',
  body: webhookFormSchema,
  maxBodyBytes: 16 * 1024,
  result: object({ webhook: webhookSchema.required(), secret: secretSchema }),
  fallbackMessage: 'Failed to add the webhook',
  errors: ['CONFLICT'],
});

/** Changes a receiver. Another address, and personal data that it did not get until now, need a confirmation. */
export const updateWebhookEndpoint = defineEndpoint({
  name: 'update-webhook',
  method: 'PUT',
  path: '/webhooks/{id}',
  access: webhookAccess,
  confirmation: 'some-action',
  params: webhookParams,
  body: webhookFormSchema,
  maxBodyBytes: 16 * 1024,
  result: webhookSchema,
  fallbackMessage: 'Failed to save the webhook',
  errors: ['NOT_FOUND'],
});

/** Deletes a receiver with its deliveries. */
export const deleteWebhookEndpoint = defineEndpoint({
  name: 'delete-webhook',
  method: 'DELETE',
  path: '/webhooks/{id}',
  access: webhookAccess,
  params: webhookParams,
  result: object({}),
  fallbackMessage: 'Failed to delete the webhook',
  errors: ['NOT_FOUND'],
});

/** Makes a new secret. Until `previous_until` the deliveries carry a signature by the previous one, too. */
export const rotateWebhookSecretEndpoint = defineEndpoint({
  name: 'rotate-webhook-secret',
  method: 'POST',
  path: '/webhooks/{id}/secret',
  access: webhookAccess,
  confirmation: 'action',
  params: webhookParams,
  result: object({ secret: secretSchema, previous_until: string().required() }),
  fallbackMessage: 'Failed to make a new secret',
  errors: ['NOT_FOUND'],
});

/** Starts a paused receiver again and sends the events that could not be delivered and are still stored. */
export const resumeWebhookEndpoint = defineEndpoint({
  name: 'resume-webhook',
  method: 'POST',
  path: '/webhooks/{id}/resume',
  access: webhookAccess,
  params: webhookParams,
  result: webhookSchema,
  fallbackMessage: 'Failed to resume the webhook',
  errors: ['NOT_FOUND'],
});
