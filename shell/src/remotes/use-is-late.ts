import { useEffect, useState } from 'react';
import { patienceMs } from './transfer-limits.ts';

/** True once what the component waits for takes longer than usual. */
export function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
