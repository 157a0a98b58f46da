import { useCallback, useSyncExternalStore } from 'react';

/** A field of the context that changes while the remote is mounted. */
export function useContextValue(context, event) {
  const subscribe = useCallback((listener) => context.subscribe(event, listener), [context, event]);
  return useSyncExternalStore(subscribe, () => context[event]);
}
