import { sql, type Database, type OpenDatabase } from '@suite/database';
import { expectedMessage, jobsChannel, sentMessage } from './queue-names.ts';

/** What processes tell each other of jobs. A message may be lost: who waits looks now and then. */
export interface JobSignals {
  /** Calls `onSent` when a job may be there. */
  onSent(onSent: () => void): void;
  /** Calls `onExpected` when a job will come soon. */
  onExpected(onExpected: () => void): void;
  /** Resolves when the job is over, may be over, or so much time has passed; rejects once closed. */
  waitFor(id: string, milliseconds: number): Promise<void>;
  isClosed(): boolean;
  close(): Promise<void>;
}

/** Listens from the first call on. */
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
