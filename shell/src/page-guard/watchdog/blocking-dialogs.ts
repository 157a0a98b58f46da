/** Called with whether a dialog of the browser holds up the page. */
let follow: ((isOpen: boolean) => void) | undefined;

/** Tells the watchdog of dialogs of the browser, which block the page for as long as a person likes. */
export function wrapBlockingDialogs(): void {
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
    const native = globalThis[name] as (...given: unknown[]) => unknown;
    Reflect.set(globalThis, name, (...given: unknown[]) => {
      follow?.(true);
      try {
        return native(...given);
      } finally {
        follow?.(false);
      }
    });
  }
  // Printing by the browser's menu, and its question before a page is left.
  for (const event of ['beforeprint', 'beforeunload'])
    globalThis.addEventListener(event, () => follow?.(true));
}

export function onBlockingDialog(listener: (isOpen: boolean) => void): void {
  follow = listener;
}
