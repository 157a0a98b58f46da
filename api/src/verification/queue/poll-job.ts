import type { JobSignals } from './job-signals.ts';

/** Between two looks when no message comes, as when the connection that listens is lost. */
const pollMs = 3_000;

/**
 * Looks for the outcome of a job until it is there.
 * @param findOutcome gives undefined while the job waits or runs
 */
export async function pollJob<T>(
  signals: JobSignals,
  id: string,
  findOutcome: () => Promise<T | undefined>,
): Promise<T> {
  for (;;) {
    // Before the look, so that no message comes between the two.
    const isOver = signals.waitFor(id, pollMs);
    isOver.catch(() => undefined);
    const outcome = await findOutcome();
    if (outcome !== undefined) return outcome;
    await isOver;
  }
}
