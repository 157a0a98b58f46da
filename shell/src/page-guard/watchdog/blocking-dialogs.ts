let follow: ((isOpen: boolean) => void) | undefined;

/** Reports dialogs of the browser to the watchdog, because they block the page for an unlimited time. */
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
  // These events cover printing from the browser's menu and the confirmation before a page is left.
  for (const event of ['beforeprint', 'beforeunload'])
    globalThis.addEventListener(event, () => follow?.(true));
}

export function onBlockingDialog(listener: (isOpen: boolean) => void): void {
  follow = listener;
}
