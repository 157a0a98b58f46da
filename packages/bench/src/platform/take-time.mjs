/**
 * Milliseconds that some work takes.
 * @param {() => Promise<unknown>} work
 */
export async function takeTime(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
