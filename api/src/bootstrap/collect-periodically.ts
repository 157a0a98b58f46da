import { collectGarbage, type GarbageStore } from '@suite/registry';
import type { FastifyBaseLogger } from 'fastify';
import { repeatUntilStopped } from '../http/repeat-until-stopped.ts';

const pauseMs = 6 * 60 * 60 * 1000;

export function collectPeriodically(store: GarbageStore, log: FastifyBaseLogger): () => Promise<void> {
  return repeatUntilStopped(log, {
    async work() {
      const done = await collectGarbage(store);
      if (!done) return;
      const { removed, kept, folders, swept, unknown, shellBuilds } = done;
      const releases = removed.map(({ remote, release }) => `${remote} ${release}`);
      log.info(
        { removed: releases, kept: kept.length, folders, swept, unknown: unknown.length, shellBuilds },
        'Deleted the files of releases that are not in use',
      );
    },
    pauseMs,
    failureMessage:
      'The files of unused releases could not be deleted; the next attempt follows in a few hours',
  });
}
