import { loadFederation } from './load-remote.ts';
import { whenIdle } from './when-idle.ts';

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
