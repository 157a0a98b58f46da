import { createInterruptiblePause } from '../../http/interruptible-pause.ts';
import { deleteSentEmails } from '../outbox.repository.ts';
import { startDeliveries } from '../send-email.flow.ts';
import { createOutage, type AttemptDeps } from './record-attempt.ts';

export interface DeliveryPace {
  connections: number;
  pollInMs: number;
  /** The lease must exceed the time limit of an attempt. */
  leaseInMs: number;
  attemptInMs: number;
  stopInMs: number;
  longestPauseInMs: number;
  tidyInMs: number;
  keepDays: number;
}

export const deliveryPace: DeliveryPace = {
  connections: 5,
  pollInMs: 500,
  leaseInMs: 120_000,
  attemptInMs: 60_000,
  stopInMs: 5_000,
  longestPauseInMs: 30_000,
  tidyInMs: 3_600_000,
  keepDays: 30,
};

export interface Delivery extends Pick<AttemptDeps, 'database' | 'sender' | 'log'> {
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
  const stopNow = new AbortController();
  let stopping = false;
  let nextTidyAt = 0;
  const startTimeout = () => AbortSignal.any([stopNow.signal, AbortSignal.timeout(attemptInMs)]);
  const deps = { database, sender, log, outage, leaseInMs, startTimeout };

  function track(delivery: Promise<void>): void {
    const working = delivery.finally(() => {
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
    for (const delivery of await startDeliveries(deps, room)) track(delivery);
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
      const timer = setTimeout(() => stopNow.abort(), stopInMs);
      await working;
      clearTimeout(timer);
      await sender.close();
    },
  };
}
