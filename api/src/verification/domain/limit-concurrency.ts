/** Runs at most `limit` tasks at a time, in the order of their calls. */
export function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The slot passes directly to the next task, so that a new task cannot overtake it.
      if (next) next();
      else running -= 1;
    }
  };
}
