import {
  changeLanguage,
  currentLanguage,
  languageNames,
  onLanguageChange,
  useLanguage,
  type Language,
} from '@suite/i18n';
import { useLayoutEffect, useRef, Fragment, type ReactNode } from 'react';
import { t } from '../languages/catalog.ts';
import styles from './language-choice.module.css';

const languages = Object.entries(languageNames) as [Language, string][];

/** Rendering in another language discards the form, so its entries are kept here until then. */
let kept: { entered: FormData; focused: string | undefined } | undefined;

export function initialValues<T extends Record<string, string>>(initial: T): T {
  const values = Object.keys(initial).map((name) => [name, kept?.entered.get(name) ?? initial[name]]);
  return Object.fromEntries(values) as T;
}

/** Forms beside it keep their entries if they start with {@link initialValues}. */
export function LanguageChoice() {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const choice = select.current!;
    // Entries must not reappear for the next person who opens the page.
    if (kept) focusAgain(choice, kept.focused);
    kept = undefined;
    return onLanguageChange(() => {
      kept = { entered: new FormData(formBeside(choice)), focused: focusedField(choice) };
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

function focusedField(choice: HTMLSelectElement): string | undefined {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement && activeElement.form === formBeside(choice);
  return isField ? activeElement.name : undefined;
}

function focusAgain(choice: HTMLSelectElement, name: string | undefined): void {
  const field = name === undefined ? null : formBeside(choice)?.elements.namedItem(name);
  (field instanceof HTMLElement ? field : choice).focus();
}

/** The key renders the children again, because texts are looked up while rendering. */
export function InLanguage({ children }: { children: ReactNode }) {
  return <Fragment key={useLanguage()}>{children}</Fragment>;
}
