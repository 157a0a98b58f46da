import { isSmokeRun } from './built-ins.ts';

const pressesNeeded = 3;
const withinMs = 5_000;

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

/** The third click on a covered control activates it; the first ones may close a dialog that covers it. */
export function watchCoveredMenu(): () => void {
  let last: Element | undefined;
  let presses: number[] = [];
  const onClick = (event: MouseEvent) => {
    // Keyboard activation fires a click without coordinates and with the detail 0.
    if (!event.isTrusted || event.detail === 0) return;
    const control = coveredControl(event);
    if (control !== last) presses = [];
    last = control;
    if (!control) return;
    const now = performance.now();
    presses = [...presses.filter((at) => now - at < withinMs), now];
    if (presses.length < pressesNeeded) return;
    presses = [];
    event.stopImmediatePropagation();
    control.click();
  };
  // The capturing listener on window runs before those of remotes.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

function coveredControl({ target, clientX, clientY }: MouseEvent): HTMLElement | undefined {
  if (target instanceof Element && target.closest('#root') && !target.closest('main')) return undefined;
  const controls = document.querySelectorAll<HTMLElement>('#root :is(a, button):not(main *)');
  return [...controls].find((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
  });
}
