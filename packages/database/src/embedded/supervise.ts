import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { bringUp } from './bring-up.ts';
import type { Cluster } from './cluster.ts';

/** What is said of a server that went down. */
export interface Supervision {
  /** It went down, or, with a reason, does not start; the same reason is given once. */
  onDown(reason?: Error): void;
  /** It answers again, at the same address. */
  onUp(): void;
}

const betweenAttemptsMs = 500;

/**
 * Starts the server again whenever it goes down, at the port that its visitors know.
 * @returns what ends this, and waits for a start that is under way
 */
export function supervise(cluster: Cluster, url: string, told: Supervision): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const port = Number(new URL(url).port);

  const startAgain = async () => {
    told.onDown();
    let lastReason = '';
    while (!signal.aborted) {
      try {
        await bringUp(cluster, { port, signal });
        return told.onUp();
      } catch (error) {
        const reason = error as Error;
        if (reason.message !== lastReason && !signal.aborted) told.onDown(reason);
        lastReason = reason.message;
        await sleep(betweenAttemptsMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  };
  const watch = async () => {
    while (!signal.aborted) {
      await untilLost(url, signal).catch(() => undefined);
      if (!signal.aborted) await startAgain();
    }
  };
  const watching = watch();
  return async () => {
    ending.abort();
    await watching;
  };
}

/** Holds a connection, which a server that dies closes at once. */
async function untilLost(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  const lost = once(client, 'end');
  const end = () => void client.end();
  try {
    await client.connect();
    if (signal.aborted) return;
    signal.addEventListener('abort', end);
    // Watching alone keeps no process alive.
    (client as pg.Client & { unref(): void }).unref();
    await lost;
  } finally {
    signal.removeEventListener('abort', end);
    await client.end();
  }
}
