import { holdUnsavedAtom } from '@suite/session';
import { SuiteProvider, Toaster, UnsavedEntriesContext } from '@suite/ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider, useAtomValue } from 'jotai';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { pageNonce } from './content-security/page-nonce.ts';
import { colorModeAtom } from './color-mode/color-mode.ts';
import { InLanguage } from './language/in-language.tsx';
import { RequireHydration } from './guard/require-hydration.tsx';
import { OverrideBar } from './overrides/panel/override-bar-part.tsx';
import { pageOverrides } from './overrides/page-overrides.ts';
import { CleanUpBoundary } from './remotes/view/failure/clean-up-boundary.tsx';
import { keepRoot } from './page-guard/keep-root.ts';
import { RootErrorBoundary } from './root-error-boundary.tsx';
import { syncTabs } from './session/sync-tabs.ts';
import { queryClient, store } from './session/session-store.ts';
import './unsaved/intercept-pop.ts';

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
