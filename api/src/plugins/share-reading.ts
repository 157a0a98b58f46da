/** Lets calls that come while it reads have the same reading: several metrics are collected at one moment. */
export function shareReading<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read().finally(() => (reading = undefined)));
}
