import { changeLanguage, currentLanguage, languageNames, onLanguageChange, type Language } from '@suite/i18n';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../languages/catalog.ts';
import styles from './language-choice.module.css';

const languages = Object.entries(languageNames) as [Language, string][];

/** What drawing the page in another language takes away, from the change until the page is drawn. */
let kept: { entered: FormData; focused: string | undefined } | undefined;

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
    const choice = select.current!;
    // The next person to open the page may not find what this one entered.
    if (kept) focusAgain(choice, kept.focused);
    kept = undefined;
    return onLanguageChange(() => {
      kept = { entered: new FormData(formBeside(choice)), focused: focusedField(choice) };
      // A page that is left at this moment is not drawn again.
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

function formBeside(choice: HTMLSelectElement): HTMLFormElement | undefined {
  return choice.closest('main')?.querySelector('form') ?? undefined;
}

/** The name of the field that is being filled in, as the texts of a language may take seconds to arrive. */
function focusedField(choice: HTMLSelectElement): string | undefined {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement && activeElement.form === formBeside(choice);
  return isField ? activeElement.name : undefined;
}

function focusAgain(choice: HTMLSelectElement, name: string | undefined): void {
  const field = name === undefined ? null : formBeside(choice)?.elements.namedItem(name);
  (field instanceof HTMLElement ? field : choice).focus();
}
