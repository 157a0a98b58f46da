import type { FastifyBaseLogger } from 'fastify';
import { composeWebhook, type ComposeDeps } from './use-cases/compose-webhook.ts';
import { recordAttempt } from './use-cases/record-attempt.ts';
import type { WebhookSender } from './webhook-delivery/webhook-sender.ts';
import { claimEvents, type ClaimedEvent } from './webhook-events.repository.ts';

export interface WebhookDeps extends ComposeDeps {
  sender: WebhookSender;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** `runWebhooks` repeats this in each worker. Returns the deliveries that it has started. */
export async function startWebhooks(
  deps: WebhookDeps,
  { limit, leaseInMs, stopping }: { limit: number; leaseInMs: number; stopping: AbortSignal },
): Promise<Promise<void>[]> {
  const events = await claimEvents(deps.database, { limit, leaseInMs });
  return events.map((event) =>
    deliverWebhook(deps, event, stopping).catch((error: unknown) => {
      // Another round finds the expired lease and sends the event again with the same ID.
      if (!stopping.aborted)
        deps.log.error({ err: error, event: event.id }, 'A webhook could not be delivered');
    }),
  );
}

async function deliverWebhook(deps: WebhookDeps, event: ClaimedEvent, stopping: AbortSignal): Promise<void> {
  const request = await composeWebhook(deps, event);
  if (!request) return;
  const attempt = await deps.sender.send(request, stopping);
  await recordAttempt(deps, event, attempt);
}
