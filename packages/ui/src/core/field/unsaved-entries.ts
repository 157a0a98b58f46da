import { createContext, use, useEffect, useRef } from 'react';

/**
 * Registers a dialog with unsaved entries with the page, and returns the function that ends it. `close` closes the dialog
 * without asking.
 */
export const UnsavedEntriesContext = createContext<(close: () => void) => () => void>(() => () => undefined);

/** Registers the entries of a dialog with the page while they are unsaved. */
export function useUnsavedEntries(isUnsaved: boolean, close: () => void): void {
  const hold = use(UnsavedEntriesContext);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => (isUnsaved ? hold(() => latestClose.current()) : undefined), [isUnsaved, hold]);
}
