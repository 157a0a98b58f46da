let intercept: ((event: PopStateEvent) => void) | undefined;

// Chromium calls window listeners in the order of registration, so this must run before the router's.
globalThis.addEventListener('popstate', (event) => intercept?.(event), true);

export function interceptPop(listener: ((event: PopStateEvent) => void) | undefined): void {
  intercept = listener;
}
