const pressesNeeded = 3;
const withinMs = 5_000;

/**
 * Keeps the menu within reach: when something covers it, the third press in a row on the same link or button presses it.
 * Leaving a remote removes what it has put over the page. The first presses are left to what was pressed, since a dialog
 * may close by them.
 */
export function watchCoveredMenu(): () => void {
  let last: Element | undefined;
  let presses: number[] = [];
  const onClick = (event: MouseEvent) => {
    // A press of a key comes as a click at no place, with the detail 0.
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
  // In front of listeners that remotes add.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

/** The link or button of the layout at the place where something that is no part of the layout was pressed. */
function coveredControl({ target, clientX, clientY }: MouseEvent): HTMLElement | undefined {
  if (target instanceof Element && target.closest('#root') && !target.closest('main')) return undefined;
  const controls = document.querySelectorAll<HTMLElement>('#root :is(a, button):not(main *)');
  return [...controls].find((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
  });
}
