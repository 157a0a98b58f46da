import type { JobSignals } from './job-signals.ts';

/** Applies when no message arrives, for example after the listening connection was lost. */
const pollMs = 3_000;

/** @param findOutcome returns undefined while the job waits or runs */
export async function pollJob<T>(
  signals: JobSignals,
  id: string,
  findOutcome: () => Promise<T | undefined>,
): Promise<T> {
  for (;;) {
    // Waiting starts before the query, so that no message between the two is missed.
    const isOver = signals.waitFor(id, pollMs);
    isOver.catch(() => undefined);
    const outcome = await findOutcome();
    if (outcome !== undefined) return outcome;
    await isOver;
  }
}
