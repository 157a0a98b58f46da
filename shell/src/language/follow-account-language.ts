import { changeLanguage, isLanguage, onLanguageChange, wantedLanguage } from '@suite/i18n';
import { sessionAtom } from '@suite/session';
import { refreshChangedDocument } from '#loading/registry-document';
import { store } from '../session/session-store.ts';

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
