import { readFileSync } from 'node:fs';
import {
  directionOf,
  fillPlaceholders,
  formatPlural,
  isLanguage,
  isolateValues,
  localeOf,
  type Language,
  type MessageValues,
  type Translation,
} from '@suite/i18n/server';
import type german from './de.json';

/** An English text of a mail, with `{placeholders}`: the key of its translations. */
export type Text = keyof typeof german;

declare const translated: unique symbol;
/** What a reader sees in their language; made by a translator alone, so that no text of a mail is left in English. */
export type Translated = string & { readonly [translated]: true };

/**
 * A text in the language of the reader.
 * @param text as it is in English
 * @param values what takes the place of the placeholders
 */
export type Translate = (text: Text, values?: MessageValues) => Translated;

/** The texts of the server in one language. */
export interface Translator {
  language: Language;
  isRightToLeft: boolean;
  t: Translate;
  /**
   * A text about a number of things.
   * @param one the English text for a count of 1
   * @param other the English text for any other count, under which the translation is listed
   */
  tn: (count: number, one: string, other: Text) => Translated;
  /** What a person has written, with a direction of its own. */
  verbatim: (value: string) => Translated;
}

const readTexts = (language: Translation) =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')) as Record<Text, string>;
const texts: Readonly<Record<Translation, Readonly<Record<Text, string>>>> = {
  de: readTexts('de'),
  fr: readTexts('fr'),
  es: readTexts('es'),
  it: readTexts('it'),
  ar: readTexts('ar'),
};

/** The translator of a language of the console; of English for any other code, and for null. */
export function translatorOf(code: string | null): Translator {
  const language = isLanguage(code) ? code : 'en';
  const isRightToLeft = directionOf(language) === 'rtl';
  const isolate = isRightToLeft ? isolateWords : (values: MessageValues) => values;
  const fill = (text: string, values: MessageValues) =>
    (text.includes(', plural,')
      ? formatPlural(text, localeOf(language, []), isolate(values))
      : fillPlaceholders(text, isolate(values))) as Translated;
  const find = (text: Text) => (language === 'en' ? text : texts[language][text]);
  return {
    language,
    isRightToLeft,
    t: (text, values = {}) => fill(find(text), values),
    tn: (count, one, other) => fill(language === 'en' && count === 1 ? one : find(other), { count }),
    // Line by line, since a direction ends with its line.
    verbatim: (value) =>
      value.replace(/[^\n]+/g, (line) => fillPlaceholders('{line}', isolate({ line }))) as Translated,
  };
}

/** Links stay as they are: mail programs would take a mark at their end for a part of the address. */
function isolateWords(values: MessageValues): MessageValues {
  const links = Object.entries(values).filter(([, value]) => /^https?:/.test(String(value)));
  return { ...isolateValues(values), ...Object.fromEntries(links) };
}
