import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Transaction } from '../database.ts';

/** Earlier builds take the same key for one transaction. */
const lockKey = 7_318_001;
const retryDelayMs = 100;

/**
 * Holds the session's lock meanwhile. A waiting process polls: a statement that waits holds a snapshot,
 * and an index that the other process builds concurrently waits for all snapshots.
 */
export async function withLock<T>(
  session: Transaction,
  say: (text: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const isTaken = async () => {
    const [row] = await session.query<{ taken: boolean }>(
      sql`select pg_try_advisory_lock(${lockKey}) as taken`,
    );
    return row?.taken === true;
  };
  for (let attempt = 0; !(await isTaken()); attempt++) {
    if (attempt === 10) say('Waiting for another process that migrates the database');
    await sleep(retryDelayMs);
  }
  try {
    return await work();
  } finally {
    // The end of a lost connection has released it.
    await session.query(sql`select pg_advisory_unlock(${lockKey})`).catch(() => undefined);
  }
}
