import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseFailure } from '../release-failure.ts';
import type { Print } from './report.ts';

const pollMs = 2_000;
const maxWaitMs = 10 * 60_000;

/** Retries a request that the registry refuses until the platform's smoke run has ended. */
export async function afterPlatformRun<Result>(
  request: () => Promise<Result>,
  print: Print,
): Promise<Result> {
  const end = performance.now() + maxWaitMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await request();
    } catch (error) {
      const isWaiting =
        error instanceof ReleaseFailure &&
        error.problems.some(({ field }) => field === 'smoke-run-pending') &&
        performance.now() < end;
      if (!isWaiting) throw error;
      if (isFirst) print(`Waiting for the platform's smoke run. You may interrupt this and promote later.`);
      await sleep(pollMs);
    }
  }
}
