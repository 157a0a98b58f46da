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

/** English texts and what stands for each of them in one language. */
export type Texts<Text extends string = string> = Readonly<Record<Text, string>>;

/** Where the texts of each language are: `{ de: () => import('./de.json'), … }`. */
export type Translations<Text extends string> = Record<Translation, () => Promise<{ default: Texts<Text> }>>;

/** The texts of one part of the page, in the language of the page; in English where a translation is not there. */
export interface Catalog<Text extends string> {
  /**
   * A text in the language of the page.
   * @param text as it is in English, with `{placeholders}`
   * @param values what takes the place of the placeholders
   */
  t: (text: Text, values?: MessageValues) => string;
  /**
   * A text about a number of things. The translation, listed under `other`, has ICU plural forms of `{count}`.
   * @param one the English text for a count of 1
   * @param other the English text for any other count
   */
  tn: (count: number, one: string, other: Text, values?: MessageValues) => string;
  /** A text whose placeholders are elements, such as a name in bold. */
  rich: (text: Text, values: Readonly<Record<string, ReactNode>>) => ReactNode;
  /** A text that is known only when it is shown, such as the title of a role: translated if it is in the catalog. */
  known: (text: string) => string;
  /** Fetches the texts of the language that the page has or is changing to. Without them English is shown. */
  load: () => Promise<void>;
}

/** Declares the translated texts of a part of the page. English has no list: its texts stand in the code. */
export function defineCatalog<Text extends string>(translations: Translations<Text>): Catalog<Text> {
  const loaded = new Map<Language, Partial<Texts>>();
  const loadLanguage = async (language: Language) => {
    if (language === 'en' || loaded.has(language)) return;
    // English is better than no page. The next screen asks again.
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
