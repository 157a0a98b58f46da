import { linkTarget } from '../links/link-target.ts';
import { interceptPop } from './intercept-pop.ts';

interface BlockOptions {
  /** Goes to a path of this application. */
  navigate: (path: string) => void;
  /** Asks the visitor; `leave` continues the navigation. */
  ask: (leave: () => void) => void;
  /** Closes each dialog with unsaved entries. */
  openDialogs: () => readonly (() => void)[];
}

/**
 * Blocks navigation away from the page until the visitor has answered: links, Back and Forward, and closing the tab.
 * Navigation within the path, as by filters, is not blocked, unless a dialog is open: Back closes it. Returns a function that
 * stops blocking.
 */
export function blockNavigation({ navigate, ask, openDialogs }: BlockOptions): () => void {
  const { pathname } = location;
  const index = indexOf(history.state);
  let isReturning = false;

  const onClick = (event: MouseEvent) => {
    const target = linkTarget(event);
    if (!target || target.pathname === pathname) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(() => {
      release();
      navigate(target.pathname + target.search + target.hash);
    });
  };

  const onPop = (event: PopStateEvent) => {
    // Navigation by code, such as `navigate`, is intended.
    if (!event.isTrusted) return;
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const dialogs = location.pathname === pathname ? openDialogs() : [];
    if (location.pathname === pathname && dialogs.length === 0) return;
    // The address has changed already. It is put back before the router sees it.
    event.stopImmediatePropagation();
    const distance = indexOf(event.state) - index || -1;
    isReturning = true;
    history.go(-distance);
    ask(() => {
      for (const close of dialogs) close();
      if (dialogs.length > 0) return;
      release();
      history.go(distance);
    });
  };

  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  function release(): void {
    document.removeEventListener('click', onClick, { capture: true });
    interceptPop(undefined);
    window.removeEventListener('beforeunload', onUnload);
  }

  document.addEventListener('click', onClick, { capture: true });
  interceptPop(onPop);
  window.addEventListener('beforeunload', onUnload);
  return release;
}

/** The router's index of a history entry. */
function indexOf(state: unknown): number {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : 0;
}
