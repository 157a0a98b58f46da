import { useState } from 'react';

/** A way to try again that can be pressed once at a time. */
export function useRetry(onRetry: () => Promise<void>): { busy: boolean; retry: () => void } {
  const [busy, setBusy] = useState(false);
  const settle = () => setBusy(false);
  const retry = () => {
    setBusy(true);
    onRetry().then(settle, settle);
  };
  return { busy, retry };
}
