export {
  createApiTokenEndpoint,
  createApiTokenSchema,
  listApiTokensEndpoint,
  maxTokenDays,
  revokeApiTokenEndpoint,
  type ApiToken,
  type CreateApiTokenPayload,
} from './api-tokens.endpoint.ts';
export {
  bulkRowSchema,
  cancelReferencedBookingEndpoint,
  getReferencedBookingEndpoint,
  listBookingChangesEndpoint,
  maxBulkRows,
  putBookingsEndpoint,
  putReferencedBookingEndpoint,
  referencedBookingSchema,
  type BookingChange,
  type BulkResult,
  type ReferencedBooking,
  type UpsertStatus,
} from './machine-bookings.endpoint.ts';
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
