import { useState } from 'react';
import { keepValue, readKeptValue } from './kept-value.ts';

/** A choice of this device that the next visit begins with; false until somebody makes it. */
export function useKeptFlag(key: string): [value: boolean, choose: (value: boolean) => void] {
  const [value, setValue] = useState(() => readKeptValue(key) === 'true');
  const choose = (next: boolean) => {
    keepValue(key, String(next));
    setValue(next);
  };
  return [value, choose];
}
