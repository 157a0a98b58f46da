import type { UserProfile } from '@suite/contracts/auth';
import { sessionAtom } from '@suite/session';
import { SuiteProvider, Toaster } from '@suite/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, getConfig, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

// A busy machine may render slowly; the limit does not delay passing tests.
configure({ asyncUtilTimeout: 10_000 });

const { getElementError } = getConfig();
// `findBy…` and `waitFor` add the page to the last error themselves; printing it on each attempt is slow.
configure({
  getElementError: (message, container) =>
    message !== null && Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message)
      : getElementError(message, container),
});

export interface ScreenOptions {
  /** Signed-in user; none by default. */
  user?: UserProfile;
  /** Path and query, `/` by default. */
  url?: string;
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  /** Returns the current path and query. */
  url: () => string;
}

/** Renders a screen with the shell's providers: theme, toasts, session, queries and router. */
export function renderScreen(screen: ReactElement, options: ScreenOptions = {}): RenderedScreen {
  const store = createStore();
  store.set(
    sessionAtom,
    options.user ? { status: 'signed-in', user: options.user } : { status: 'signed-out', user: null },
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let url = '';
  const UrlWatcher = () => {
    const { pathname, search } = useLocation();
    url = pathname + search;
    return null;
  };
  const result = render(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <SuiteProvider mode="light" zeroRuntime>
          <MemoryRouter initialEntries={[options.url ?? '/']}>
            <UrlWatcher />
            {screen}
          </MemoryRouter>
          <Toaster />
        </SuiteProvider>
      </QueryClientProvider>
    </Provider>,
  );
  // Typing has no delay between keys, which would slow tests down.
  return { ...result, user: userEvent.setup({ delay: null }), url: () => url };
}
