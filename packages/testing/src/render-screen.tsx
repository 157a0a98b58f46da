import type { UserProfile } from '@suite/contracts/auth';
import { sessionAtom } from '@suite/session';
import { SuiteProvider, Toaster } from '@suite/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, getConfig, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

// A busy machine may take long over what it draws; waiting costs nothing where it comes at once.
configure({ asyncUtilTimeout: 10_000 });

const { getElementError } = getConfig();
// `findBy…` and `waitFor` query again and again, and add the page to the last error themselves: each attempt printed it.
configure({
  getElementError: (message, container) =>
    message !== null && Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message)
      : getElementError(message, container),
});

export interface ScreenOptions {
  /** The signed-in user; none when left out. */
  user?: UserProfile;
  /** Path and query the screen is opened at; `/` when left out. */
  url?: string;
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  /** The path and query the screen has navigated to. */
  url: () => string;
}

/** Renders a screen as the shell would: theme, toasts, session, queries and router around it. */
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
  // No pause between keys: a test that is slow must not look like a person who types slowly.
  return { ...result, user: userEvent.setup({ delay: null }), url: () => url };
}
