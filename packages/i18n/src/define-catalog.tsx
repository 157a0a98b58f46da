import { Fragment, type ReactNode } from 'react';
import { addLanguageLoader, currentLanguage, currentLocale, wantedLanguage } from './current-language.ts';
import {
  fillPlaceholders,
  isolateValues,
  splitPlaceholders,
  type MessageValues,
} from './fill-placeholders.ts';
import { directionOf, type Language, type Translation } from './language.ts';
import { formatWithPlurals } from './plural-format.ts';

export type Texts<Text extends string = string> = Readonly<Record<Text, string>>;

/** Each language has a loader: `{ de: () => import('./de.json'), … }`. */
export type Translations<Text extends string> = Record<Translation, () => Promise<{ default: Texts<Text> }>>;

/** Missing translations fall back to English. */
export interface Catalog<Text extends string> {
  t: (text: Text, values?: MessageValues) => string;
  /** Formats a count with the English texts `one` and `other`; the translation of `other` has ICU plural forms. */
  tn: (count: number, one: string, other: Text, values?: MessageValues) => string;
  /** Fills placeholders with elements, such as a name in bold. */
  rich: (text: Text, values: Readonly<Record<string, ReactNode>>) => ReactNode;
  /** Translates a text that is only known at run time, if the catalog contains it. */
  known: (text: string) => string;
  load: () => Promise<void>;
}

/** Declares the translations of a part of the page. English needs none, because its texts are in the code. */
export function defineCatalog<Text extends string>(translations: Translations<Text>): Catalog<Text> {
  const loaded = new Map<Language, Partial<Texts>>();
  const loadLanguage = async (language: Language) => {
    if (language === 'en' || loaded.has(language)) return;
    // English is better than no page, and the next screen retries the download.
    const texts = await translations[language]().catch(() => undefined);
    if (texts) loaded.set(language, texts.default);
  };
  addLanguageLoader(loadLanguage);

  const find = (text: string) => {
    const texts = loaded.get(currentLanguage());
    return texts && Object.hasOwn(texts, text) ? texts[text] : undefined;
  };
  const isolated = (values: MessageValues) =>
    directionOf(currentLanguage()) === 'rtl' ? isolateValues(values) : values;
  const t = (text: string, values?: MessageValues) => {
    const found = find(text) ?? text;
    return values ? fillPlaceholders(found, isolated(values)) : found;
  };
  return {
    t,
    tn: (count, one, other, values) => {
      const translated = find(other);
      const given = { ...values, count };
      const inLanguage = translated && formatWithPlurals(translated, currentLocale(), isolated(given));
      return inLanguage ?? fillPlaceholders(count === 1 ? one : other, given);
    },
    rich: (text, values) =>
      splitPlaceholders(t(text)).map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? (values[part] ?? `{${part}}`) : part}</Fragment>
      )),
    known: t,
    load: () => loadLanguage(wantedLanguage()),
  };
}
