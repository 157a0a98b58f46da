import { isLanguage, wantedLanguage } from '@suite/i18n';
import { sessionAtom } from '@suite/session';
import { refreshChangedDocument } from '../remotes/registry/registry-document.ts';
import { store } from '../session/session-store.ts';
import { chooseLanguage } from './start-language.ts';

/** Shows the page in the language of the account: from the sign-in on, and when it is changed in any tab. */
export function followAccountLanguage(): void {
  store.sub(sessionAtom, () => {
    const { user } = store.get(sessionAtom);
    const language = user?.usr_language;
    if (!user || !isLanguage(language) || language === wantedLanguage()) return;
    void chooseLanguage(language);
    // Titles and labels of the remotes come in the language of the page.
    refreshChangedDocument(user.user_id).catch(() => undefined);
  });
}
