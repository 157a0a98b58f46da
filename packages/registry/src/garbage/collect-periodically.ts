import type { FastifyBaseLogger } from 'fastify';
import { collectGarbage, type GarbageStore } from './collect-garbage.ts';

const collectionIntervalMs = 6 * 60 * 60 * 1000;

/** Collects now and every few hours, with a log line each. @returns a function that stops it after a running collection */
export function collectPeriodically(
  store: GarbageStore,
  log: FastifyBaseLogger,
  intervalMs = collectionIntervalMs,
): () => Promise<void> {
  const collect = async () => {
    try {
      const done = await collectGarbage(store);
      if (!done) return;
      const { removed, kept, folders, swept, unknown, shellBuilds } = done;
      const releases = removed.map(({ remote, release }) => `${remote} ${release}`);
      log.info(
        { removed: releases, kept: kept.length, folders, swept, unknown: unknown.length, shellBuilds },
        'Deleted the files of releases that are not in use',
      );
    } catch (error) {
      log.error(
        { err: error },
        'The files of unused releases could not be deleted; the next attempt follows in a few hours',
      );
    }
  };
  let running = collect();
  const timer = setInterval(() => {
    running = running.then(collect);
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
