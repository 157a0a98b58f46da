export { deliverWebhooks } from './webhook-delivery/run-webhooks.ts';
export { selectStoppedWebhooks } from './webhook-endpoints.repository.ts';
export { webhookSecretColumn } from './webhook-secrets.repository.ts';
export { selectWebhookQueue } from './webhook-upkeep.repository.ts';
export { writeWebhookEvents } from './use-cases/write-webhook-events.ts';
