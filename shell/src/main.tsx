import { SuiteProvider, Toaster } from '@suite/ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider, useAtomValue } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { colorModeAtom } from './color-mode.ts';
import { RestoredOnly } from './guard/restored-only.tsx';
import { takeOverrideLink } from './overrides/override-link.ts';
import { CleanUpBoundary } from './remotes/clean-up-boundary.tsx';
import { askRegistryOnSignIn, preloadForReturningUser } from './remotes/preload-signed-in-area.ts';
import { RootErrorBoundary } from './root-error-boundary.tsx';
import { followOtherPages } from './session/follow-other-pages.ts';
import { readPersistedAuth } from './session/persisted-auth.ts';
import { beginRestoration } from './session/restoration.ts';
import { queryClient, store } from './session/session-store.ts';

takeOverrideLink();
preloadForReturningUser(readPersistedAuth());
askRegistryOnSignIn();
beginRestoration();

const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;

function Look({ children }: { children: ReactNode }) {
  const mode = useAtomValue(colorModeAtom);
  return (
    <SuiteProvider mode={mode} nonce={nonce}>
      {children}
    </SuiteProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
followOtherPages(root);
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Look>
          <BrowserRouter>
            <RootErrorBoundary>
              <CleanUpBoundary onError={() => undefined}>
                <RestoredOnly>
                  <App />
                </RestoredOnly>
              </CleanUpBoundary>
            </RootErrorBoundary>
          </BrowserRouter>
          <Toaster />
        </Look>
      </QueryClientProvider>
    </Provider>
  </StrictMode>,
);
