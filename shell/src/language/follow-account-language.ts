import { changeLanguage, isLanguage, onLanguageChange, wantedLanguage } from '@suite/i18n';
import { sessionAtom } from '@suite/session';
import { refreshChangedDocument } from '../remotes/registry/registry-document.ts';
import { store } from '../session/session-store.ts';

/** Shows the page in the language of the account: from the sign-in on, and when it is changed in any tab. */
export function followAccountLanguage(): void {
  store.sub(sessionAtom, () => {
    const language = store.get(sessionAtom).user?.usr_language;
    if (isLanguage(language) && language !== wantedLanguage()) void changeLanguage(language);
  });
  onLanguageChange(() => {
    const { user } = store.get(sessionAtom);
    // Titles and labels of the remotes come in the language of the page.
    if (user) refreshChangedDocument(user.user_id).catch(() => undefined);
  });
}
