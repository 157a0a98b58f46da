import { SuiteProvider, Toaster } from '@suite/ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider, useAtomValue } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { pageNonce } from './content-security/page-nonce.ts';
import { colorModeAtom } from './color-mode/color-mode.ts';
import { followAccountLanguage } from './language/follow-account-language.ts';
import { InLanguage } from './language/in-language.tsx';
import { startLanguage } from './language/start-language.ts';
import { RequireHydration } from './guard/require-hydration.tsx';
import { overrideHeaders } from './overrides/override-headers.ts';
import { isOverriding } from './overrides/override-key.ts';
import { readOverrideLink } from './overrides/read-override-link.ts';
import { preloadCurrentRemote } from './remotes/lifecycle/preload-current-remote.ts';
import { setOverrideSource } from './remotes/registry/fetch-registry-document.ts';
import { observeFirstDocument } from './remotes/registry/registry-document.ts';
import { CleanUpBoundary } from './remotes/view/failure/clean-up-boundary.tsx';
import { fetchRegistryDocumentOnSignIn, preloadForReturningUser } from './preload-signed-in-area.ts';
import { RootErrorBoundary } from './root-error-boundary.tsx';
import { syncTabs } from './session/sync-tabs.ts';
import { readPersistedAuth } from './session/persisted-auth.ts';
import { beginRestoration } from './session/restoration.ts';
import { queryClient, store } from './session/session-store.ts';

const languageReady = startLanguage();
followAccountLanguage();
readOverrideLink();
setOverrideSource({ isOverriding, readHeaders: overrideHeaders });
observeFirstDocument(preloadCurrentRemote);
preloadForReturningUser(readPersistedAuth());
fetchRegistryDocumentOnSignIn();
beginRestoration();

function Look({ children }: { children: ReactNode }) {
  const mode = useAtomValue(colorModeAtom);
  return (
    <SuiteProvider mode={mode} nonce={pageNonce}>
      {children}
    </SuiteProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
syncTabs(root);

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
            </BrowserRouter>
            <Toaster />
          </Look>
        </QueryClientProvider>
      </Provider>
    </StrictMode>
  );
}

const draw = () => createRoot(root).render(<Root />);
// English is drawn at once: it has nothing to wait for.
if (languageReady) void languageReady.then(draw);
else draw();
