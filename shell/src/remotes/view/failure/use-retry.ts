import { useState } from 'react';

export function useRetry(onRetry: () => Promise<void>): { busy: boolean; retry: () => void } {
  const [busy, setBusy] = useState(false);
  const settle = () => setBusy(false);
  const retry = () => {
    setBusy(true);
    onRetry().then(settle, settle);
  };
  return { busy, retry };
}
