import { sql, type Database, type OpenDatabase } from '@suite/database';
import { expectedMessage, jobsChannel, sentMessage } from './queue-names.ts';

/** Messages between processes may be lost, so that a waiting process must also poll. */
export interface JobSignals {
  onSent(onSent: () => void): void;
  onExpected(onExpected: () => void): void;
  /** Resolves when the job may have ended or the time has passed; rejects after `close`. */
  waitFor(id: string, milliseconds: number): Promise<void>;
  isClosed(): boolean;
  close(): Promise<void>;
}

export function openJobSignals(database: Pick<OpenDatabase, 'listen'>): JobSignals {
  const waiting = new Map<string, Set<() => void>>();
  let tellSent: () => void = () => undefined;
  let tellExpected: () => void = () => undefined;
  let stop: (() => Promise<void>) | undefined;
  let isClosed = false;

  const wake = (ids: Iterable<string>) => {
    for (const id of ids) for (const resolve of waiting.get(id) ?? []) resolve();
  };
  const listen = () => {
    stop ??= database.listen(jobsChannel, {
      onMessage(message) {
        if (message === sentMessage) tellSent();
        else if (message === expectedMessage) tellExpected();
        else wake([message]);
      },
      onOpen() {
        tellSent();
        wake([...waiting.keys()]);
      },
    });
  };
  return {
    onSent(onSent) {
      tellSent = onSent;
      listen();
    },
    onExpected(onExpected) {
      tellExpected = onExpected;
      listen();
    },
    async waitFor(id, milliseconds) {
      listen();
      await new Promise<void>((resolve) => {
        const over = () => {
          clearTimeout(timer);
          const others = waiting.get(id);
          others?.delete(over);
          if (others?.size === 0) waiting.delete(id);
          resolve();
        };
        const timer = setTimeout(over, milliseconds);
        waiting.set(id, (waiting.get(id) ?? new Set()).add(over));
        if (isClosed) over();
      });
      if (isClosed) throw new Error('The server is stopping');
    },
    isClosed: () => isClosed,
    async close() {
      isClosed = true;
      wake([...waiting.keys()]);
      await stop?.();
    },
  };
}

export async function announceSent(tx: Database): Promise<void> {
  await tx.query(sql`select pg_notify(${jobsChannel}, ${sentMessage})`);
}

export async function announceExpected(tx: Database): Promise<void> {
  await tx.query(sql`select pg_notify(${jobsChannel}, ${expectedMessage})`);
}

export async function announceOver(tx: Database, id: string): Promise<void> {
  await tx.query(sql`select pg_notify(${jobsChannel}, ${id})`);
}
