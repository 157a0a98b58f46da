export interface LoadOnce<T> {
  load(): Promise<T>;
  /** Undefined before the first load and after a failed one. */
  loaded(): Promise<T> | undefined;
}

/** A failed load is not kept, so that the next call loads again. */
export function loadOnce<T>(open: () => Promise<T>): LoadOnce<T> {
  let loading: Promise<T> | undefined;
  return {
    load() {
      loading ??= open().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    loaded: () => loading,
  };
}

/** Shares a read among concurrent calls, because several metrics are collected at the same time. */
export function shareReading<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read().finally(() => (reading = undefined)));
}
