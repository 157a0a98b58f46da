import { addLanguageLoader, currentLanguage, currentLocale } from './current-language.ts';
import type { Texts, Translations } from './define-catalog.tsx';
import { fillPlaceholders, isolateValues, type MessageValues } from './fill-placeholders.ts';
import { directionOf, type Language } from './language.ts';
import { formatWithPlurals } from './plural-format.ts';

interface Pattern {
  expression: RegExp;
  names: string[];
  translation: string;
}

interface Messages {
  exact: Partial<Texts>;
  patterns: readonly Pattern[];
}

/** Strings and numbers are shown as they are; the others are shown in the language of the page. */
type MessageParam =
  | string
  | number
  | { date: string }
  | { dates: readonly string[] }
  | { texts: readonly string[] }
  | { sentences: readonly string[] }
  | CodedMessage;

/** `message` is English. */
export interface CodedMessage {
  message: string;
  code?: string | undefined;
  params?: Readonly<Record<string, MessageParam>> | undefined;
}

const loaded = new Map<Language, Messages>();
/** These placeholders are filled with texts of ours. */
const ownTexts = new Set(['label', 'roomType', 'sentence', 'message']);
const joints = /((?<=[.!?]) )/;

/** Registers the translations of messages from the API and from form rules, in English with `{placeholders}`. */
export function provideMessages(translations: Translations<string>): void {
  addLanguageLoader(async (language) => {
    if (language === 'en' || loaded.has(language)) return;
    const texts = await translations[language]().catch(() => undefined);
    if (texts) loaded.set(language, { exact: texts.default, patterns: patternsOf(texts.default) });
  });
}

/** Translates a message by its code. Without a known code it is shown as it came, since users may have written it. */
export function renderMessage({ message, code, params = {} }: CodedMessage): string {
  const texts = loaded.get(currentLanguage())?.exact;
  const translation = texts && code !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined;
  if (translation === undefined) return message;
  const values = Object.entries(params).map(([name, param]) => [name, showParam(param)] as const);
  return fill(translation, Object.fromEntries(values));
}

/** Translates the message of an answer by its code; without one, by its whole text. */
export function renderAnswer(answer: CodedMessage): string {
  return answer.code === undefined ? translateMessage(answer.message) : renderMessage(answer);
}

function showParam(param: MessageParam): string | number {
  if (typeof param !== 'object') return param;
  if ('date' in param) return formatDate(param.date);
  if ('message' in param) return renderMessage(param);
  const comma = directionOf(currentLanguage()) === 'rtl' ? '، ' : ', ';
  if ('dates' in param) return param.dates.map(formatDate).join(comma);
  return 'texts' in param
    ? param.texts.map(translateMessage).join(comma)
    : param.sentences.map(translateMessage).join(' ');
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
    if (next < parts.length) translated.push(parts[next] ?? '');
    start = next + 1;
  }
  return translated.join('');
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
  for (const { expression, names, translation } of messages.patterns) {
    const [, ...found] = expression.exec(message) ?? [];
    if (found.length === 0) continue;
    const values = names.map((name, index) => [name, valueOf(messages, name, found[index] ?? '')] as const);
    return fill(translation, Object.fromEntries(values));
  }
  return undefined;
}

/** Plural forms require numbers. Names and other values of users are never translated. */
function valueOf(messages: Messages, name: string, text: string): string | number {
  if (/^\d{1,15}$/.test(text) && String(Number(text)) === text) return Number(text);
  return ownTexts.has(name) ? translateBy(messages, text) : text;
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
  return format.format(new Date(text));
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
      };
    });
}

function wordsOf(text: string): string {
  return text.replace(/\{\w+\}/g, '');
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
