import { sessionAtom } from '@suite/session';
import { renderScreen } from '@suite/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { App } from '../app.tsx';
import { RequireHydration } from '../guard/require-auth.tsx';
import { guardWaitedAtom } from '../guard/use-session-guard.ts';
import { beginRestoration } from '../session/restoration.ts';
import { queryClient, store } from '../session/session-store.ts';

/** Simulates a page load: only the browser's storage remains. */
export function renderShell(url: string) {
  // jsdom does not implement scrolling.
  window.scrollTo = () => undefined;
  queryClient.clear();
  store.set(guardWaitedAtom, false);
  store.set(sessionAtom, { status: 'checking', user: null });
  beginRestoration();
  return renderScreen(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RequireHydration>
          <App />
        </RequireHydration>
      </QueryClientProvider>
    </Provider>,
    { url },
  );
}
