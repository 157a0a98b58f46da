import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import { openRehearsal, type Rehearsal } from '../../bookings/bookings.public.ts';
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

interface OpenImport {
  lease: Lease;
  rehearsal: Rehearsal;
}

/** A turn of all of them must be shorter than a lease. */
const maxOpen = 8;
const pauseMs = 500;
/** Leaves a part of the time to the calls of others, more of it on a busy machine. */
const pausePerBatch = 0.15;
const roundsBetweenUpkeep = (60 * 60 * 1000) / pauseMs;
/** A batch that ends its process or fails is not tried for ever. */
const maxAttempts = 5;
const failureMessage = 'An import could not go on; another attempt follows';

/** Runs the imports that were started. The returned function waits for the batch under way. */
export function runImports(deps: ImportDeps): () => Promise<void> {
  let rounds = 0;
  return repeatUntilStopped(deps.log, {
    async work({ signal }) {
      if (rounds++ % roundsBetweenUpkeep === 0) await deleteOldBatches(deps.database);
      await runWaitingImports(deps, signal);
    },
    pauseMs,
    failureMessage,
  });
}

/** Works on a batch of each hotel's import in turn until none is left, so that a short file does not wait for a long one. */
export async function runWaitingImports(deps: ImportDeps, signal: AbortSignal): Promise<void> {
  const open = new Set<OpenImport>();
  try {
    while (!signal.aborted) {
      if (open.size < maxOpen) await openNext(deps.database, open);
      if (open.size === 0) return;
      for (const each of open) {
        if (signal.aborted) return;
        if (!(await takeTurn(deps, each))) open.delete(each);
      }
    }
  } finally {
    for (const { lease } of open) await releaseLease(deps.database, lease);
  }
}

async function openNext(database: Database, open: Set<OpenImport>): Promise<void> {
  const lease = await leaseImport(database);
  if (!lease) return;
  if (lease.run_attempts > maxAttempts) return endRun(database, lease, 'failed');
  await restartCheck(database, lease);
  open.add({ lease, rehearsal: openRehearsal() });
}

/** Returns false after the last batch, and after a fault: another attempt begins when the lease has ended. */
async function takeTurn({ database, log, secretKey }: ImportDeps, open: OpenImport): Promise<boolean> {
  const began = performance.now();
  try {
    return await runLeased(database, open.lease, { secretKey, rehearsal: open.rehearsal });
  } catch (error) {
    log.error({ err: error }, failureMessage);
    return false;
  } finally {
    await pause((performance.now() - began) * pausePerBatch);
  }
}

/** Commits the rows together with the progress, so that a process that dies leaves no row half done and none is done twice. */
function runLeased(database: Database, lease: Lease, deps: Parameters<typeof runBatch>[2]): Promise<boolean> {
  return database.transaction(async (tx) => {
    const imported = await renewLease(tx, lease);
    return imported !== undefined && runBatch(tx, imported, deps);
  });
}
