export {
  listWebhookDeliveriesEndpoint,
  repeatWebhookDeliveryEndpoint,
  testWebhookEndpoint,
  type WebhookDelivery,
} from './webhook-deliveries.endpoint.ts';
export {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhooksEndpoint,
  maxWebhooks,
  resumeWebhookEndpoint,
  rotateWebhookSecretEndpoint,
  updateWebhookEndpoint,
  webhookEventTypes,
  webhookFormSchema,
  type Webhook,
  type WebhookEventType,
  type WebhookForm,
  type WebhookState,
} from './webhooks.endpoint.ts';
