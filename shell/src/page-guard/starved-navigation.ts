import { isSmokeRun } from './built-ins.ts';

const limitMs = 5_000;

/** Reloads a page that a remote blocks by rendering endlessly. A page that waits for files is idle, so it stays. */
export function watchStarvedNavigation(drawnPath: () => string): () => void {
  // Safari has no requestIdleCallback.
  if (isSmokeRun || !('requestIdleCallback' in globalThis)) return () => undefined;
  let isOver = false;
  const isDrawn = (chosen: string) => isOver || location.pathname !== chosen || drawnPath() === chosen;
  const onClick = () =>
    setTimeout(() => {
      const chosen = location.pathname;
      if (isDrawn(chosen)) return;
      let wasIdle = false;
      const idle = requestIdleCallback(() => (wasIdle = true));
      setTimeout(() => {
        cancelIdleCallback(idle);
        if (!wasIdle && !isDrawn(chosen)) location.reload();
      }, limitMs);
    });
  window.addEventListener('click', onClick, true);
  return () => {
    isOver = true;
    window.removeEventListener('click', onClick, true);
  };
}
