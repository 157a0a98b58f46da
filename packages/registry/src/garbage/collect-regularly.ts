import type { FastifyBaseLogger } from 'fastify';
import { collectGarbage, type GarbageStore } from './collect-garbage.ts';

const sixHours = 6 * 60 * 60 * 1000;

/** Collects now and every few hours, and tells the log. @returns what ends it, after a collection that is under way */
export function collectRegularly(
  store: GarbageStore,
  log: FastifyBaseLogger,
  everyMs = sixHours,
): () => Promise<void> {
  const collect = async () => {
    try {
      const done = await collectGarbage(store);
      if (!done) return;
      const { removed, kept, folders, swept, unknown, shellBuilds } = done;
      const releases = removed.map(({ remote, release }) => `${remote} ${release}`);
      log.info(
        { removed: releases, kept: kept.length, folders, swept, unknown: unknown.length, shellBuilds },
        'Releases that nobody uses were collected',
      );
    } catch (error) {
      log.error({ err: error }, 'Releases that nobody uses could not be collected; it is tried again later');
    }
  };
  let running = collect();
  const timer = setInterval(() => {
    running = running.then(collect);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
