import { hasUnsavedAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { storeOverrides, readOverrides, type StoredOverride } from './stored-overrides.ts';

/** A change requires a new page, whose policy lists the addresses; unsaved entries prevent the automatic reload. */
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
