import { isSmokeRun } from './built-ins.ts';

const limitMs = 5_000;

/**
 * Loads the page again when an address that a person chose is still not drawn after five seconds in which the page was never
 * idle: a remote that renders without end leaves no time for it. A page that waits for files is idle.
 */
export function watchStarvedNavigation(drawnPath: () => string): () => void {
  // Safari does not tell whether the page is idle.
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
