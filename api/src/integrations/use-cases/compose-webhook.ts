import type { Database } from '@suite/database';
import { findBooking, toBooking } from '../../bookings/bookings.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { signWebhook } from '../domain/sign-webhook.ts';
import { webhookBody, webhookId } from '../domain/webhook-body.ts';
import type { WebhookRequest } from '../webhook-delivery/webhook-sender.ts';
import { findReceiver } from '../webhook-endpoints.repository.ts';
import type { ClaimedEvent } from '../webhook-events.repository.ts';
import { findSecrets } from '../webhook-secrets.repository.ts';

export interface ComposeDeps {
  database: Database;
  secretKey: SecretKey;
  publicUrl: string;
}

/** Returns null when the receiver was deleted with its events. */
export async function composeWebhook(
  { database, secretKey, publicUrl }: ComposeDeps,
  event: ClaimedEvent,
): Promise<WebhookRequest | null> {
  const receiver = await findReceiver(database, event);
  if (!receiver) return null;
  const secrets = await findSecrets(database, event, secretKey);
  const { hotel_id, booking_id } = event;
  const scope = { kind: 'hotel', hotel_id } as const;
  const isSent = receiver.includes_personal_data && booking_id !== null;
  const booking = isSent ? await findBooking(database, scope, booking_id) : undefined;
  const body = webhookBody(event, booking && toBooking(booking), publicUrl);
  const headers = signWebhook(secrets, { id: webhookId(event.event_id), body, at: new Date() });
  return { url: receiver.url, headers, body };
}
