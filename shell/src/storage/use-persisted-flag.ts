import { useState } from 'react';
import { storeValue, readStoredValue } from './safe-storage.ts';

export function usePersistedFlag(key: string): [value: boolean, choose: (value: boolean) => void] {
  const [value, setValue] = useState(() => readStoredValue(key) === 'true');
  const choose = (next: boolean) => {
    storeValue(key, String(next));
    setValue(next);
  };
  return [value, choose];
}
