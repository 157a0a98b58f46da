import type { FastifyInstance } from 'fastify';
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
} from '@suite/contracts/integrations';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { addressRules } from '../http/guarded-calls/public-address.ts';
import { openWebhookSender } from './webhook-delivery/webhook-sender.ts';
import {
  listWebhookDeliveries,
  repeatWebhookDelivery,
  resumeWebhook,
  testWebhook,
} from './use-cases/webhook-deliveries.ts';
import { rotateWebhookSecret } from './use-cases/rotate-webhook-secret.ts';
import { createWebhook, deleteWebhook, listWebhooks, updateWebhook } from './use-cases/webhooks.ts';

export function registerWebhooksRoutes(app: FastifyInstance): void {
  const { database, config } = app;
  const { secretKey, publicUrl } = config;
  const addresses = addressRules(config);
  const sender = openWebhookSender(addresses);
  app.addHook('onClose', () => sender.close());

  serveEndpoint(app, listWebhooksEndpoint, async ({ caller, request: { reader } }) => ({
    message: 'Webhooks fetched successfully',
    result: { webhooks: await listWebhooks(reader, caller) },
  }));
  serveEndpoint(app, createWebhookEndpoint, async ({ body, caller, reply }) => {
    const result = await createWebhook(database, caller, body, { secretKey, addresses });
    reply.code(201);
    return { message: 'Webhook added successfully', result };
  });
  serveEndpoint(app, updateWebhookEndpoint, async ({ params, body, caller }) => ({
    message: 'Webhook saved successfully',
    result: await updateWebhook(database, caller, params.id, { form: body, addresses }),
  }));
  serveEndpoint(app, deleteWebhookEndpoint, async ({ params, caller }) => {
    await deleteWebhook(database, caller, params.id);
    return { message: 'Webhook deleted successfully', result: {} };
  });
  serveEndpoint(app, rotateWebhookSecretEndpoint, async ({ params, caller }) => ({
    message: 'The new secret is valid now',
    result: await rotateWebhookSecret(database, caller, params.id, secretKey),
  }));
  serveEndpoint(app, resumeWebhookEndpoint, async ({ params, caller }) => ({
    message: 'The webhook is active again',
    result: await resumeWebhook(database, caller, params.id),
  }));
  serveEndpoint(app, testWebhookEndpoint, async ({ params, caller }) => ({
    message: 'The test event was sent',
    result: await testWebhook({ database, sender, secretKey, publicUrl }, caller, params.id),
  }));
  serveEndpoint(
    app,
    listWebhookDeliveriesEndpoint,
    async ({ params, query, caller, request: { reader } }) => ({
      message: 'Deliveries fetched successfully',
      result: await listWebhookDeliveries(reader, caller, params.id, query),
    }),
  );
  serveEndpoint(app, repeatWebhookDeliveryEndpoint, async ({ params, caller }) => ({
    message: 'The event is sent again',
    result: await repeatWebhookDelivery(database, caller, params),
  }));
}
