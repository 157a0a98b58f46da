import { createOverrideSource, readOverrideLink } from './overrides/override-source.ts';
import { fetchFirstAnswersOnSignIn, preloadForReturningUser } from '#loading/load-signed-in-area';
import { setOverrideSource } from './remotes/registry/fetch-registry-document.ts';
import { observeFirstDocument, refreshChangedDocument } from '#loading/registry-document';
import { readPersistedAuth } from './session/persisted-auth.ts';
import { beginRestoration } from './session/restoration.ts';
import { changeLanguage, isLanguage, onLanguageChange, wantedLanguage } from '@suite/i18n';
import { sessionAtom } from '@suite/session';
import { store } from './session/session-store.ts';
import type { RegistryDocument } from '@suite/descriptor';
import { preloadRemote } from '#loading/preload-remote';
import { matchesPath } from './remotes/registry/matches-path.ts';
import { prefetchCalls } from './remotes/lifecycle/prefetch-calls.ts';

export function beginPage(): void {
  followAccountLanguage();
  setOverrideSource(createOverrideSource());
  readOverrideLink();
  observeFirstDocument(preloadCurrentRemote);
  preloadForReturningUser(readPersistedAuth());
  fetchFirstAnswersOnSignIn();
  beginRestoration();
}

export function followAccountLanguage(): void {
  store.sub(sessionAtom, () => {
    const language = store.get(sessionAtom).user?.usr_language;
    if (isLanguage(language) && language !== wantedLanguage()) void changeLanguage(language);
  });
  onLanguageChange(() => {
    const { user } = store.get(sessionAtom);
    // The registry document contains titles and labels in the language of the page.
    if (user) refreshChangedDocument(user.user_id).catch(() => undefined);
  });
}

function preloadCurrentRemote(document: RegistryDocument): void {
  const current = findCurrentRoute(document);
  if (!current) return;
  prefetchCalls(current.route, current.search);
  // Data comes first: HTTP/1.1 browsers have six connections, and the files use four of them.
  setTimeout(() => void preloadRemote(current.remote));
}

function findCurrentRoute({ remotes }: RegistryDocument) {
  const { pathname, search } = location.pathname === '/login' ? { pathname: '/', search: '' } : location;
  for (const remote of remotes) {
    const route = remote.routes.find(({ path }) => matchesPath(path, pathname));
    if (route) return { remote, route, search };
  }
  return undefined;
}
