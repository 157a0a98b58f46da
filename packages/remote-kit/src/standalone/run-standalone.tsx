import type { UserProfile } from '@suite/contracts/auth';
import { sessionAtom } from '@suite/session';
import { SuiteProvider, Toaster } from '@suite/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { RemoteModule } from '../define-remote.tsx';

/** Shows a remote without the shell. Mock the API first. */
export function runStandalone(remote: RemoteModule, { user }: { user: UserProfile | null }): void {
  const store = createStore();
  store.set(sessionAtom, user ? { status: 'signed-in', user } : { status: 'signed-out', user });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Screens = remote.createScreens('Loading...');
  const root = document.body.appendChild(document.createElement('main'));
  root.style.cssText = 'max-width: 80rem; margin: 0 auto; padding: 2rem 1.5rem';
  createRoot(root).render(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <SuiteProvider mode={matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}>
          <BrowserRouter>
            <Screens />
          </BrowserRouter>
          <Toaster />
        </SuiteProvider>
      </QueryClientProvider>
    </Provider>,
  );
}
