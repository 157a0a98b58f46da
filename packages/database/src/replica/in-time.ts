/** A result that comes too late is given to `dispose`. */
export async function inTime<T>(work: Promise<T>, limitMs: number, dispose?: (late: T) => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  work.then(
    (value) => isLate && dispose?.(value),
    () => undefined,
  );
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`No answer within ${limitMs} ms`));
    }, limitMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
