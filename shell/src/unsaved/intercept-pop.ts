let intercept: ((event: PopStateEvent) => void) | undefined;

// Chromium calls the listeners of a window in the order of their registration, whatever their phase. This one is registered
// with the first file of the page, before the router's.
globalThis.addEventListener('popstate', (event) => intercept?.(event), true);

/** Calls `listener` for Back and Forward before the router does, in place of the listener before it. */
export function interceptPop(listener: ((event: PopStateEvent) => void) | undefined): void {
  intercept = listener;
}
