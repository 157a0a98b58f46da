export const integrationSentences = {
  WEBHOOK_NOT_FOUND: 'This webhook was not found. It may have been deleted.',
  WEBHOOK_DELIVERY_NOT_FOUND: 'This delivery was not found. Deliveries are stored for 30 days.',
  WEBHOOK_ADDRESS_REFUSED: 'Use a public address that begins with https.',
  WEBHOOKS_TOO_MANY: 'A hotel can have {most} webhooks. Delete one that is no longer used.',
} as const;
