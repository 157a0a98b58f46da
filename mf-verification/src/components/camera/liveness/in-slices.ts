/** A slice of 8 ms is short enough that a tap between two slices is handled at once. */
const sliceMs = 8;

/** @throws the abort reason of `signal` */
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
