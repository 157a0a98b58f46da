import { addLanguageLoader, currentLanguage, currentLocale } from './current-language.ts';
import type { Texts, Translations } from './define-catalog.tsx';
import { fillPlaceholders, isolateValues, type MessageValues } from './fill-placeholders.ts';
import { directionOf, type Language } from './language.ts';
import { formatWithPlurals } from './plural-format.ts';

interface Pattern {
  expression: RegExp;
  names: string[];
  translation: string;
  /** The pattern has so few words that it could match part of any sentence, such as `Room {number}`. */
  isVague: boolean;
}

interface Messages {
  exact: Partial<Texts>;
  patterns: readonly Pattern[];
}

const loaded = new Map<Language, Messages>();
const vagueLength = 10;
/** Device names, room numbers and booking numbers have at most two words. */
const mostWordsOfVague = 2;
/** The API writes days as `05/Mar/2027`. */
const spokenDate = /^\d{2}\/(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\/\d{4}$/;
const joints = /((?<=[.!?]) |: | · |, )/;

/** Registers the translations of messages from the API and from form rules, in English with `{placeholders}`. */
export function provideMessages(translations: Translations<string>): void {
  addLanguageLoader(async (language) => {
    if (language === 'en' || loaded.has(language)) return;
    const texts = await translations[language]().catch(() => undefined);
    if (texts) loaded.set(language, { exact: texts.default, patterns: patternsOf(texts.default) });
  });
}

/** Translates a message of the API or of a form rule. Joined texts are translated in parts; unknown parts stay. */
export function translateMessage(message: string): string {
  const messages = loaded.get(currentLanguage());
  return messages ? translateBy(messages, message) : message;
}

function translateBy(messages: Messages, message: string): string {
  return findSentence(messages, message) ?? translateParts(messages, message.split(joints));
}

/** Translates the longest known run of parts each time, and leaves unknown parts. */
function translateParts(messages: Messages, parts: readonly string[]): string {
  const translated: string[] = [];
  for (let start = 0; start < parts.length;) {
    let end = parts.length;
    let known: string | undefined;
    while (end > start && known === undefined) {
      known = findSentence(messages, parts.slice(start, end).join(''));
      if (known === undefined) end -= 2;
    }
    translated.push(known ?? parts[start] ?? '');
    const next = Math.max(end, start + 1);
    if (next < parts.length) translated.push(inDirection(parts[next] ?? ''));
    start = next + 1;
  }
  return translated.join('');
}

function inDirection(joint: string): string {
  return directionOf(currentLanguage()) === 'rtl' ? joint.replace(',', '،') : joint;
}

/** Some sentences get their full stop from the text around them. */
function findSentence(messages: Messages, text: string): string | undefined {
  const known = findKnown(messages, text);
  if (known !== undefined || !text.endsWith('.')) return known;
  const sentence = findKnown(messages, text.slice(0, -1));
  return sentence && `${sentence}.`;
}

function findKnown(messages: Messages, message: string): string | undefined {
  if (Object.hasOwn(messages.exact, message)) return messages.exact[message];
  if (spokenDate.test(message)) return formatDate(message);
  for (const { expression, names, translation, isVague } of messages.patterns) {
    const [, ...found] = expression.exec(message) ?? [];
    if (found.length === 0 || (isVague && found.some((value) => countWords(value) > mostWordsOfVague)))
      continue;
    const values = names.map((name, index) => [name, valueOf(messages, found[index] ?? '')] as const);
    return fill(translation, Object.fromEntries(values));
  }
  return undefined;
}

/** Plural forms require numbers. */
function valueOf(messages: Messages, text: string): string | number {
  return /^\d{1,15}$/.test(text) && String(Number(text)) === text
    ? Number(text)
    : translateBy(messages, text);
}

function fill(translation: string, values: MessageValues): string {
  const isolated = directionOf(currentLanguage()) === 'rtl' ? isolateValues(values) : values;
  const inForm = translation.includes(', plural,')
    ? formatWithPlurals(translation, currentLocale(), isolated)
    : undefined;
  return inForm ?? fillPlaceholders(translation, isolated);
}

function formatDate(text: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${text.replaceAll('/', ' ')} UTC`));
}

/** Patterns with more words come first, because a short one may match too much. */
function patternsOf(texts: Texts): Pattern[] {
  return Object.entries(texts)
    .filter(([text]) => /\{\w+\}/.test(text))
    .sort(([a], [b]) => wordsOf(b).length - wordsOf(a).length)
    .map(([text, translation]) => {
      const parts = text.split(/\{(\w+)\}/);
      const source = parts.map((part, index) => (index % 2 === 1 ? '(.+?)' : escapeExpression(part)));
      return {
        expression: new RegExp(`^${source.join('')}$`, 's'),
        names: parts.filter((_, index) => index % 2 === 1),
        translation,
        isVague: wordsOf(text).length < vagueLength && !text.includes(':'),
      };
    });
}

function wordsOf(text: string): string {
  return text.replace(/\{\w+\}/g, '');
}

function countWords(text: string): number {
  return text.split(' ').length;
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
