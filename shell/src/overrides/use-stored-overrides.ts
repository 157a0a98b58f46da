import { hasUnsavedAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { storeOverrides, readOverrides, type StoredOverride } from './stored-overrides.ts';

/**
 * What this browser overrides, and changing it. A change takes effect with a new page, whose policy names the
 * addresses; the page is loaded anew by itself unless something on it is not saved.
 */
export function useStoredOverrides() {
  const [kept, setKept] = useState(readOverrides);
  const [waits, setWaits] = useState(false);
  const unsaved = useAtomValue(hasUnsavedAtom);
  const change = (next: readonly StoredOverride[], reload: 'reload' | 'stay' = 'reload') => {
    storeOverrides(next);
    setKept([...next]);
    if (reload === 'stay') return;
    if (unsaved) setWaits(true);
    else location.reload();
  };
  return { kept, change, waits };
}
