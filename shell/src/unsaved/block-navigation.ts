import { linkTarget } from '../links/link-target.ts';
import { interceptPop } from './intercept-pop.ts';

interface BlockOptions {
  navigate: (path: string) => void;
  ask: (leave: () => void) => void;
  openDialogs: () => readonly (() => void)[];
}

/** Covers links, Back, Forward and closing the tab. Within the path, Back only closes an open dialog. */
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
    // Navigation by code is intentional.
    if (!event.isTrusted) return;
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const dialogs = location.pathname === pathname ? openDialogs() : [];
    if (location.pathname === pathname && dialogs.length === 0) return;
    // The address has already changed, so it is restored before the router notices.
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

function indexOf(state: unknown): number {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : 0;
}
