import { loadFederation } from './load-remote.ts';

/** Fetches what comes after sign-in while someone types; only once the form can be used. */
export function preloadSignedInArea(): () => void {
  // A file that fails now is asked for again when it is needed, and reported there.
  const ignore = () => undefined;
  return whenIdle(() => {
    import('../signed-in-area.tsx').catch(ignore);
    loadFederation().catch(ignore);
    import('@suite/ui').catch(ignore);
  });
}

/** Runs `work` when the browser has nothing better to do. Returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(idle);
}
