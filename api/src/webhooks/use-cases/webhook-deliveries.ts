import type { listWebhookDeliveriesEndpoint, Webhook } from '@suite/contracts/integrations';
import { paginate, type QueryOf } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { webhookId } from '../domain/webhook-body.ts';
import { findReceiver, startEndpoint, type EndpointKey } from '../webhook-endpoints.repository.ts';
import {
  findDeliveries,
  findDelivery,
  insertTestEvent,
  repeatDelivery,
  retryEvents,
  type DeliveryRow,
} from '../webhook-deliveries.repository.ts';
import { markDelivered, markFailed } from '../webhook-events.repository.ts';
import { attemptMs, type WebhookSender } from '../webhook-delivery/webhook-sender.ts';
import { isDelivered } from './record-attempt.ts';
import { composeWebhook, type ComposeDeps } from './compose-webhook.ts';
import { readBack, recordWebhook, requireEndpoint, toWebhook, webhookNotFound } from './webhooks.ts';
import { mayReadGuests, requireWebhookHotel } from '../webhooks.policy.ts';

const keyOf = (caller: AnyCaller, endpoint_id: number): EndpointKey => ({
  hotel_id: requireWebhookHotel(caller),
  endpoint_id,
});

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND */
export async function listWebhookDeliveries(
  db: Database,
  caller: AnyCaller,
  id: number,
  { state, page, limit }: NonNullable<QueryOf<typeof listWebhookDeliveriesEndpoint>>,
) {
  const key = keyOf(caller, id);
  if (!(await findReceiver(db, key))) throw webhookNotFound();
  const range = { state: state || null, skip: (page - 1) * limit, take: limit };
  const { rows, total } = await findDeliveries(db, key, range);
  return { deliveries: rows.map(deliverySeenBy(caller)), pagination: paginate(page, limit, total) };
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND */
export async function repeatWebhookDelivery(
  db: Database,
  caller: AnyCaller,
  { id, delivery_id }: { id: number; delivery_id: number },
) {
  const key = keyOf(caller, id);
  return db.transaction(async (tx) => {
    await requireEndpoint(tx, key);
    const repeated = await repeatDelivery(tx, key, delivery_id);
    if (repeated === undefined) throw new DomainError('NOT_FOUND', 'WEBHOOK_DELIVERY_NOT_FOUND');
    const delivery = await requireDelivery(tx, caller, { ...key, id: repeated });
    const details = { type: delivery.type, event_id: delivery.event_id };
    await recordWebhook(tx, caller, key, { action: 'repeat-webhook-delivery', details });
    return delivery;
  });
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND */
export async function resumeWebhook(db: Database, caller: AnyCaller, id: number): Promise<Webhook> {
  const key = keyOf(caller, id);
  return db.transaction(async (tx) => {
    const { state, failing_since } = await requireEndpoint(tx, key);
    await startEndpoint(tx, key);
    const events = await retryEvents(tx, key, failing_since);
    await recordWebhook(tx, caller, key, { action: 'resume-webhook', details: { before: state, events } });
    return toWebhook(await readBack(tx, key));
  });
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND */
export async function testWebhook(
  deps: ComposeDeps & { sender: WebhookSender },
  caller: AnyCaller,
  id: number,
) {
  const { database, sender } = deps;
  const key = keyOf(caller, id);
  const event = await database.transaction(async (tx) => {
    await requireEndpoint(tx, key);
    await recordWebhook(tx, caller, key, { action: 'test-webhook', details: {} });
    return insertTestEvent(tx, key, 2 * attemptMs);
  });
  const request = await composeWebhook(deps, event);
  if (!request) throw webhookNotFound();
  const attempt = await sender.send(request);
  if (isDelivered(attempt)) await markDelivered(database, event, attempt);
  else await markFailed(database, event, attempt, null);
  return requireDelivery(database, caller, { ...key, id: event.id });
}

async function requireDelivery(
  db: Database,
  caller: AnyCaller,
  { id, ...key }: EndpointKey & { id: number },
) {
  const row = await findDelivery(db, key, id);
  if (!row) throw new DomainError('NOT_FOUND', 'WEBHOOK_DELIVERY_NOT_FOUND');
  return deliverySeenBy(caller)(row);
}

/** The beginning of a receiver's answer may repeat the personal data that were sent to it. */
const deliverySeenBy =
  (caller: AnyCaller) =>
  ({ event_id, answer, ...row }: DeliveryRow) => ({
    ...row,
    event_id: webhookId(event_id),
    answer: mayReadGuests(caller) ? answer : null,
  });
