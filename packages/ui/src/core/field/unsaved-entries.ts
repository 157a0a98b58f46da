import { createContext, use, useEffect, useRef } from 'react';

/** Registers a dialog with unsaved entries, and returns the function that ends it. `close` does not ask first. */
export const UnsavedEntriesContext = createContext<(close: () => void) => () => void>(() => () => undefined);

export function useUnsavedEntries(isUnsaved: boolean, close: () => void): void {
  const hold = use(UnsavedEntriesContext);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => (isUnsaved ? hold(() => latestClose.current()) : undefined), [isUnsaved, hold]);
}
