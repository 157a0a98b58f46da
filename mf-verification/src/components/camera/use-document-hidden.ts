import { useSyncExternalStore } from 'react';

/** Whether nobody sees the page: its tab is behind another one, or it is being left. */
export function useDocumentHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
