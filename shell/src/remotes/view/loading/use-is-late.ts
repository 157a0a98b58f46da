import { useEffect, useState } from 'react';
import { slowNoticeDelayMs } from '../../../transfer/transfer-limits.ts';

export function useIsSlow(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), slowNoticeDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
