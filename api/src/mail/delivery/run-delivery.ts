import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import { continueTrace, runInTrace } from '../../http/tracing/trace-context.ts';
import { claimEmails, deleteSentEmails, type ClaimedEmail } from '../outbox.repository.ts';
import { deliverEmail, type Attempt } from './deliver-email.ts';
import { createInterruptiblePause } from './interruptible-pause.ts';
import type { EmailSender } from './email-sender.ts';
import { createOutage } from './outage.ts';
import { deliveryPace, type DeliveryPace } from './delivery-pace.ts';

type Outage = ReturnType<typeof createOutage>;

export interface Delivery {
  database: Database;
  sender: EmailSender;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  pace?: Partial<DeliveryPace>;
}

export function runDelivery({ database, sender, log, pace }: Delivery): { stop(): Promise<void> } {
  const { connections, pollInMs, leaseInMs, attemptInMs, stopInMs, tidyInMs, keepDays, longestPauseInMs } = {
    ...deliveryPace,
    ...pace,
  };
  const pause = createInterruptiblePause();
  const outage = createOutage(longestPauseInMs);
  const underWay = new Set<Promise<void>>();
  const giveUpNow = new AbortController();
  let stopping = false;
  let nextTidyAt = 0;

  function begin(email: ClaimedEmail): void {
    const patience = AbortSignal.any([giveUpNow.signal, AbortSignal.timeout(attemptInMs)]);
    const attempt = () => attemptDelivery({ database, sender, log }, outage, email, patience);
    const working = runInTrace(continueTrace(email.traceparent, email.tracestate), attempt).finally(() => {
      underWay.delete(working);
      pause.interrupt();
    });
    underWay.add(working);
  }

  async function round(): Promise<number> {
    const pause = outage.pauseInMs();
    if (pause > 0) return pause;
    if (Date.now() >= nextTidyAt) {
      await deleteSentEmails(database, keepDays);
      nextTidyAt = Date.now() + tidyInMs;
    }
    const room = (outage.isOn() ? 1 : connections) - underWay.size;
    if (room <= 0) return pollInMs;
    const claimed = await claimEmails(database, { limit: room, leaseInMs });
    claimed.forEach(begin);
    return pollInMs;
  }

  async function work(): Promise<void> {
    while (!stopping) {
      const rest = await round().catch((error: unknown) => {
        log.error({ err: error }, 'The outbox could not be read; retrying');
        return longestPauseInMs;
      });
      if (!stopping) await pause.wait(rest);
    }
    await Promise.all(underWay);
  }

  const working = work();
  return {
    async stop() {
      stopping = true;
      pause.interrupt();
      const patience = setTimeout(() => giveUpNow.abort(), stopInMs);
      await working;
      clearTimeout(patience);
      await sender.close();
    },
  };
}

async function attemptDelivery(
  { database, sender, log }: Delivery,
  outage: Outage,
  email: ClaimedEmail,
  patience: AbortSignal,
): Promise<void> {
  try {
    logAttempt(log, outage, email, await deliverEmail(database, sender, email, patience));
  } catch (error) {
    // Another process finds the expired lease and sends the mail again with the same Message-ID.
    log.error(
      { err: error, email: email.id },
      'The result of a delivery could not be stored; the mail may be sent twice',
    );
  }
}

function logAttempt(
  log: Delivery['log'],
  outage: Outage,
  email: ClaimedEmail,
  { failure, givenUp }: Attempt,
): void {
  if (failure?.kind === 'server') {
    if (outage.begin())
      log.warn(
        { reason: failure.sentence },
        'Mails wait for the mail server; delivery is retried until it accepts them',
      );
  } else if (outage.end()) {
    log.info('The mail server accepts mails again');
  }
  if (givenUp)
    log.error(
      { email: email.id, reason: failure?.sentence },
      'A mail was given up: retry it with `npm run mail -w api -- --retry`',
    );
}
