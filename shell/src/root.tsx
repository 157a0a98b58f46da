import { holdUnsavedAtom } from '@suite/session';
import { SuiteProvider, Toaster, UnsavedEntriesContext, Button } from '@suite/ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider, useAtomValue } from 'jotai';
import { startTransition, StrictMode, Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { pageNonce } from './content-security/page-nonce.ts';
import { colorModeAtom } from './color-mode/color-mode.ts';
import { InLanguage } from './language/language-choice.tsx';
import { RequireHydration } from './guard/require-auth.tsx';
import { pageOverrides } from './overrides/page-overrides.ts';
import { CleanUpBoundary } from './remotes/view/clean-up-boundaries.tsx';
import { syncTabs } from './session/sync-tabs.ts';
import { queryClient, store } from './session/session-store.ts';
import './unsaved/intercept-pop.ts';
import { lazyShellPart } from './remotes/view/loading/lazy-shell-part.tsx';
import { retryOnce } from './scheduling/retry-once.ts';
import { loadShellChunk } from './remotes/download/load-shell-chunk.ts';
import { t } from './languages/catalog.ts';
import { isSmokeRun, restoreBuiltIns } from './page-guard/built-ins.ts';
import styles from './not-found/not-found.module.css';

class RootErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    restoreBuiltIns();
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.page} role="alert">
        <h1>{t('Something went wrong')}</h1>
        <p>{t('The application stopped working. Your data is safe; load the page again to go on.')}</p>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('Load again')}
        </Button>
      </main>
    );
  }
}

const OverrideBar = lazyShellPart({
  failureTitle: () => t('A remote is overridden. The bar that shows it could not be loaded.'),
  load: () =>
    retryOnce(() =>
      loadShellChunk(
        'override-bar',
        async () => (await import('./overrides/panel/override-bar.tsx')).OverrideBar,
      ),
    ),
  place: 'inline',
});

const holdUnsaved = (close: () => void) => store.set(holdUnsavedAtom, close);

function Look({ children }: { children: ReactNode }) {
  const mode = useAtomValue(colorModeAtom);
  return (
    <SuiteProvider mode={mode} nonce={pageNonce}>
      <UnsavedEntriesContext value={holdUnsaved}>{children}</UnsavedEntriesContext>
    </SuiteProvider>
  );
}

function Root() {
  return (
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <Look>
            <BrowserRouter>
              <RootErrorBoundary>
                <CleanUpBoundary onError={() => undefined}>
                  <RequireHydration>
                    <InLanguage>
                      <App />
                    </InLanguage>
                  </RequireHydration>
                </CleanUpBoundary>
              </RootErrorBoundary>
              {pageOverrides.length > 0 && <OverrideBar />}
            </BrowserRouter>
            <Toaster />
          </Look>
        </QueryClientProvider>
      </Provider>
    </StrictMode>
  );
}

export function drawRoot(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  syncTabs(root);
  const draw = () => {
    const drawn = createRoot(root);
    drawn.render(<Root />);
    return drawn;
  };
  startTransition(() => {
    let drawn = draw();
    keepRoot(root, () => {
      drawn.unmount();
      drawn = draw();
    });
  });
}

/** Puts the root back if a remote empties the document; calls `redraw` if the root itself is empty. */
function keepRoot(root: HTMLElement, redraw: () => void): void {
  if (isSmokeRun) return;
  let { body } = document;
  const observer = new MutationObserver(() => {
    if (document.body !== body || !root.isConnected) {
      if (!document.body) document.documentElement.append(document.createElement('body'));
      ({ body } = document);
      observe();
      if (!root.isConnected) body.prepend(root);
    }
    if (root.childElementCount === 0) redraw();
  });
  const observe = () => {
    for (const parent of [document.documentElement, body, root])
      observer.observe(parent, { childList: true });
  };
  observe();
}
