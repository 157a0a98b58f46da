import { readFileSync } from 'node:fs';
import {
  directionOf,
  fillPlaceholders,
  formatPlural,
  isLanguage,
  isolateValues,
  localeOf,
} from '@suite/i18n/server';
import type { Language, MessageValues, Translation } from '@suite/i18n/server';
import type german from './de.json';

/** The English text of a mail, with `{placeholders}`, is the key of its translations. */
export type Text = keyof typeof german;

declare const translated: unique symbol;
/** Only a translator makes this type, so that no text of a mail is left in English. */
export type Translated = string & { readonly [translated]: true };

export type Translate = (text: Text, values?: MessageValues) => Translated;

export interface Translator {
  language: Language;
  isRightToLeft: boolean;
  t: Translate;
  /** The translation is listed under the English text for counts other than 1. */
  tn: (count: number, one: string, other: Text) => Translated;
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
    // Each line is isolated, because a direction ends with its line.
    verbatim: (value) =>
      value.replace(/[^\n]+/g, (line) => fillPlaceholders('{line}', isolate({ line }))) as Translated,
  };
}

/** Links get no marks, because mail programs would include a mark at the end in the address. */
function isolateWords(values: MessageValues): MessageValues {
  const links = Object.entries(values).filter(([, value]) => /^https?:/.test(String(value)));
  return { ...isolateValues(values), ...Object.fromEntries(links) };
}
