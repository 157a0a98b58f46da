/**
 * Runs so many tasks at one time; others wait, and come in their order.
 * @returns what runs a task and gives its result
 */
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
      // Its place goes to the next one, so that none that comes now is before it.
      if (next) next();
      else running -= 1;
    }
  };
}
