/** Long enough to get on, short enough that a tap between two slices is answered at once. */
const sliceMs = 8;

/**
 * Runs work that stops often to its end, and lets the page go first in between.
 * @throws what `signal` was aborted with
 */
export async function inSlices<Result>(work: Generator<void, Result>, signal: AbortSignal): Promise<Result> {
  let started = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - started < sliceMs) continue;
    await nextTask();
    signal.throwIfAborted();
    started = performance.now();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
