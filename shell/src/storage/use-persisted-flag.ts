import { useState } from 'react';
import { storeValue, readStoredValue } from './safe-storage.ts';

/** A choice stored on this device and restored on the next visit; false until the user makes it. */
export function usePersistedFlag(key: string): [value: boolean, choose: (value: boolean) => void] {
  const [value, setValue] = useState(() => readStoredValue(key) === 'true');
  const choose = (next: boolean) => {
    storeValue(key, String(next));
    setValue(next);
  };
  return [value, choose];
}
