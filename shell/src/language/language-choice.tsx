import { changeLanguage, currentLanguage, languageNames, type Language } from '@suite/i18n';
import { useEffect, useRef } from 'react';
import { t } from '../languages/catalog.ts';
import styles from './language-choice.module.css';

const languages = Object.entries(languageNames) as [Language, string][];

/** True from a choice until the page is drawn in the other language, which takes the focus away. */
let isChanging = false;

/** The language of a page for people who are not signed in. The browser keeps it for the next visit. */
export function LanguageChoice() {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isChanging) select.current?.focus();
    isChanging = false;
  }, []);
  return (
    <select
      ref={select}
      className={styles.choice}
      aria-label={t('Language')}
      defaultValue={currentLanguage()}
      onChange={({ target }) => {
        isChanging = true;
        void changeLanguage(target.value as Language);
      }}
    >
      {languages.map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  );
}
