import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { AntdWindow } from './antd-window.tsx';

type DialogWindow = typeof AntdWindow;

/** Waits for the first data of the page, which this file would delay on a slow line. */
const preloadAfterMs = 2_000;

let loaded: DialogWindow | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  if (loaded) return;
  loaded = (await import('./antd-window.tsx')).AntdWindow;
  for (const listener of listeners) listener();
}

// An import that fails here is repeated when a dialog opens.
const preload = () => void load().catch(() => undefined);
const canWait = 'requestIdleCallback' in globalThis;
if (!canWait) preload();

/** Loads the window when the browser is idle, or at once for an open dialog; returns undefined until then. */
export function useDialogWindow(open: boolean, onFailure: () => void): { Window: DialogWindow | undefined } {
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });
  useEffect(() => {
    if (open) {
      let isCurrent = true;
      load().catch(() => isCurrent && fail.current());
      return () => {
        isCurrent = false;
      };
    }
    if (!canWait) return undefined;
    const timer = setTimeout(() => requestIdleCallback(preload), preloadAfterMs);
    return () => clearTimeout(timer);
  }, [open]);
  return { Window: useSyncExternalStore(subscribe, () => loaded) };
}
