import { followAccountLanguage } from './language/follow-account-language.ts';
import { createOverrideSource } from './overrides/override-source.ts';
import { readOverrideLink } from './overrides/read-override-link.ts';
import { fetchFirstAnswersOnSignIn, preloadForReturningUser } from '#loading/load-signed-in-area';
import { preloadCurrentRemote } from './remotes/lifecycle/preload-current-remote.ts';
import { setOverrideSource } from './remotes/registry/fetch-registry-document.ts';
import { observeFirstDocument } from '#loading/registry-document';
import { readPersistedAuth } from './session/persisted-auth.ts';
import { beginRestoration } from './session/restoration.ts';

export function beginPage(): void {
  followAccountLanguage();
  setOverrideSource(createOverrideSource());
  readOverrideLink();
  observeFirstDocument(preloadCurrentRemote);
  preloadForReturningUser(readPersistedAuth());
  fetchFirstAnswersOnSignIn();
  beginRestoration();
}
