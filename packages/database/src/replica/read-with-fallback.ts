import pg from 'pg';
import type { Database, Statement } from '../database.ts';

export type ReplicaFailure = 'failed' | 'conflict';

export interface Fallback {
  primary: Database;
  /** Rejects early when the replica is given up. */
  untilLost<T>(work: Promise<T>): Promise<T>;
  onFailure(failure: ReplicaFailure): void;
}

/** Repeats at the primary what the replica could not answer. */
export function readWithFallback(reads: Database, { primary, untilLost, onFailure }: Fallback): Database {
  function rethrowUnlessFailed(error: unknown): void {
    const failure = failureIn(error);
    if (failure === undefined) throw error;
    onFailure(failure);
  }
  return {
    async query<Row>(statement: Statement) {
      try {
        return await untilLost(reads.query<Row>(statement));
      } catch (error) {
        rethrowUnlessFailed(error);
        return primary.query<Row>(statement);
      }
    },
    async transaction(work) {
      let state: 'waiting' | 'begun' | 'abandoned' = 'waiting';
      const workOnce = (tx: Database) => {
        if (state === 'abandoned') throw new Error('The transaction runs at the primary.');
        state = 'begun';
        return work(tx);
      };
      try {
        return await untilLost(reads.transaction(workOnce));
      } catch (error) {
        rethrowUnlessFailed(error);
        // A client may have received a part of the result already.
        if (hasBegun(state)) throw error;
        state = 'abandoned';
        return primary.transaction(work);
      }
    },
  };
}

/** The compiler does not see that the callback changes the state. */
const hasBegun = (state: string) => state === 'begun';

// Connection failures, too many connections, and a server that starts, stops or refuses the user or database.
const serverFailures = /^(08...|28...|3D000|53300|57P0[1-5])$/;
const recoveryConflict = '40001';

function failureIn(error: unknown): ReplicaFailure | undefined {
  if (error instanceof pg.DatabaseError) {
    if (error.code === recoveryConflict) return 'conflict';
    return serverFailures.test(error.code ?? '') ? 'failed' : undefined;
  }
  // All connections are busy. Their load on the primary would slow down the writes, too.
  return (error as Error).message.startsWith('timeout exceeded') ? undefined : 'failed';
}
