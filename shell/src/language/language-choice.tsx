import { changeLanguage, currentLanguage, languageNames, onLanguageChange, type Language } from '@suite/i18n';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../languages/catalog.ts';
import styles from './language-choice.module.css';

const languages = Object.entries(languageNames) as [Language, string][];

/** What drawing the page in another language takes away, from the change until the page is drawn. */
let kept: { entered: FormData; hadFocus: boolean } | undefined;

/** The fields of a form as they begin: what was entered before the language was changed, else `initial`. */
export function initialValues<T extends Record<string, string>>(initial: T): T {
  const values = Object.keys(initial).map((name) => [name, kept?.entered.get(name) ?? initial[name]]);
  return Object.fromEntries(values) as T;
}

/**
 * The language of a page for people who are not signed in. The browser keeps it for the next visit. A form beside it keeps
 * what was entered if it begins with {@link initialValues}.
 */
export function LanguageChoice() {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    if (kept?.hadFocus) select.current?.focus();
    return onLanguageChange(() => {
      kept = keep(select.current!);
      // The page is drawn in a microtask. Nothing of one person may be left for the next sign-in.
      setTimeout(() => (kept = undefined));
    });
  }, []);
  return (
    <select
      ref={select}
      className={styles.choice}
      aria-label={t('Language')}
      defaultValue={currentLanguage()}
      onChange={({ target }) => void changeLanguage(target.value as Language)}
    >
      {languages.map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  );
}

function keep(select: HTMLSelectElement) {
  const form = select.closest('main')?.querySelector('form');
  return { entered: new FormData(form ?? undefined), hadFocus: document.activeElement === select };
}
