import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import { openRehearsal } from '../../bookings/bookings.public.ts';
import { repeatUntilStopped } from '../../http/repeat-until-stopped.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { deleteOldBatches } from '../import-batches.repository.ts';
import {
  endRun,
  leaseImport,
  releaseLease,
  renewLease,
  restartCheck,
  type Lease,
} from '../imports.repository.ts';
import { runBatch } from './run-batch.ts';

export interface ImportDeps {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  secretKey: SecretKey;
}

const pauseMs = 500;
/** Leaves a part of the time to the calls of others, more of it on a busy machine. */
const pausePerBatch = 0.15;
const roundsBetweenUpkeep = (60 * 60 * 1000) / pauseMs;
/** A batch that ends its process or fails is not tried for ever. */
const maxAttempts = 5;
const failureMessage = 'An import could not go on; another attempt follows';

/** Runs the imports that were started, one at a time. The returned function waits for the batch under way. */
export function runImports(deps: ImportDeps): () => Promise<void> {
  let rounds = 0;
  return repeatUntilStopped(deps.log, {
    async work({ signal }) {
      if (rounds++ % roundsBetweenUpkeep === 0) await deleteOldBatches(deps.database);
      while (!signal.aborted && (await runNextImport(deps, signal)));
    },
    pauseMs,
    failureMessage,
  });
}

/** Returns false if no import waits. */
export async function runNextImport(
  { database, secretKey }: Pick<ImportDeps, 'database' | 'secretKey'>,
  signal: AbortSignal,
): Promise<boolean> {
  const lease = await leaseImport(database);
  if (!lease) return false;
  if (lease.run_attempts > maxAttempts) {
    await endRun(database, lease, 'failed');
    return true;
  }
  try {
    await restartCheck(database, lease);
    const deps = { secretKey, rehearsal: openRehearsal() };
    for (let isLast = false; !isLast && !signal.aborted;) {
      const began = performance.now();
      isLast = !(await runLeased(database, lease, deps));
      await pause((performance.now() - began) * pausePerBatch);
    }
  } finally {
    await releaseLease(database, lease);
  }
  return true;
}

/** Commits the rows together with the progress, so that a process that dies leaves no row half done and none is done twice. */
function runLeased(database: Database, lease: Lease, deps: Parameters<typeof runBatch>[2]): Promise<boolean> {
  return database.transaction(async (tx) => {
    const imported = await renewLease(tx, lease);
    return imported !== undefined && runBatch(tx, imported, deps);
  });
}
