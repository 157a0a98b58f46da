import type { FastifyInstance } from 'fastify';
import { addressRules } from '../../http/guarded-calls/public-address.ts';
import { createInterruptiblePause } from '../../http/interruptible-pause.ts';
import { startWebhooks, type WebhookDeps } from '../deliver-webhook.flow.ts';
import { deleteOldEvents } from '../webhook-upkeep.repository.ts';
import { attemptMs, openWebhookSender } from './webhook-sender.ts';

interface WebhookPace {
  deliveries: number;
  pollInMs: number;
  /** The lease must exceed the time limit of an attempt. */
  leaseInMs: number;
  stopInMs: number;
  tidyInMs: number;
}

const webhookPace: WebhookPace = {
  deliveries: 32,
  pollInMs: 500,
  leaseInMs: 3 * attemptMs,
  stopInMs: 5_000,
  tidyInMs: 3_600_000,
};

/** Has connections of its own, so that slow receivers delay no mail and no check. Returns how it is stopped. */
export function deliverWebhooks(
  { database, config, log }: Pick<FastifyInstance, 'database' | 'config' | 'log'>,
  pace?: Partial<WebhookPace>,
): () => Promise<void> {
  const { secretKey, publicUrl } = config;
  const sender = openWebhookSender(addressRules(config));
  const stop = runWebhooks({ database, sender, secretKey, publicUrl, log }, { ...webhookPace, ...pace });
  return async () => {
    await stop();
    await sender.close();
  };
}

function runWebhooks(deps: WebhookDeps, pace: WebhookPace): () => Promise<void> {
  const { deliveries, pollInMs, leaseInMs, stopInMs, tidyInMs } = pace;
  const pause = createInterruptiblePause();
  const underWay = new Set<Promise<void>>();
  const stopNow = new AbortController();
  let stopping = false;
  let nextTidyAt = 0;

  function track(delivery: Promise<void>): void {
    const working = delivery.finally(() => {
      underWay.delete(working);
      pause.interrupt();
    });
    underWay.add(working);
  }

  async function round(): Promise<void> {
    const limit = deliveries - underWay.size;
    if (limit > 0) {
      const started = await startWebhooks(deps, { limit, leaseInMs, stopping: stopNow.signal });
      for (const delivery of started) track(delivery);
    }
    if (Date.now() < nextTidyAt) return;
    const hasMore = await deleteOldEvents(deps.database);
    if (!hasMore) nextTidyAt = Date.now() + tidyInMs;
  }

  async function work(): Promise<void> {
    while (!stopping) {
      await round().catch((error: unknown) => {
        deps.log.error({ err: error }, 'The outbox of webhooks could not be read; retrying');
      });
      if (!stopping) await pause.wait(pollInMs);
    }
    await Promise.all(underWay);
  }

  const working = work();
  return async () => {
    stopping = true;
    pause.interrupt();
    const timer = setTimeout(() => stopNow.abort(), stopInMs);
    await working;
    clearTimeout(timer);
  };
}
