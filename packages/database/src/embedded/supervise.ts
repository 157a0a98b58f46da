import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from './start-cluster.ts';
import type { Cluster } from './cluster.ts';

export interface Supervision {
  /** Receives a reason if the start fails; a repeated reason is reported once. */
  onDown(reason?: Error): void;
  onUp(): void;
}

const betweenAttemptsMs = 500;

export function supervise(cluster: Cluster, url: string, listener: Supervision): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const port = Number(new URL(url).port);

  const startAgain = async () => {
    listener.onDown();
    let lastReason = '';
    while (!signal.aborted) {
      try {
        await startCluster(cluster, { port, signal });
        return listener.onUp();
      } catch (error) {
        const reason = error as Error;
        if (reason.message !== lastReason && !signal.aborted) listener.onDown(reason);
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

/** Holds a connection, which the server closes when it ends. */
async function untilLost(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  const lost = once(client, 'end');
  const end = () => void client.end();
  try {
    await client.connect();
    if (signal.aborted) return;
    signal.addEventListener('abort', end);
    (client as pg.Client & { unref(): void }).unref();
    await lost;
  } finally {
    signal.removeEventListener('abort', end);
    await client.end();
  }
}
