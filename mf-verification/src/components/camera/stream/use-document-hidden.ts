import { useSyncExternalStore } from 'react';

/** Whether the page is hidden: its tab is behind another one, or it is being left. */
export function useDocumentHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
