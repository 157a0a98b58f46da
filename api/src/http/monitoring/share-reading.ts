/** Shares a read among concurrent calls, because several metrics are collected at the same time. */
export function shareReading<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read().finally(() => (reading = undefined)));
}
