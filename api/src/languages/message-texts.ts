import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Message, MessageParam } from '@suite/contracts/http';
import {
  fillPlaceholders,
  formatPlural,
  localeOf,
  type Language,
  type MessageValues,
} from '@suite/i18n/server';

type RenderMessage = (message: Message) => string;

const opened = new Map<Language, RenderMessage>();

/** Returns a function that translates messages as the console does. A message without a translation stays English. */
export function openMessageTexts(language: Language): RenderMessage {
  const render = opened.get(language) ?? readMessageTexts(language);
  opened.set(language, render);
  return render;
}

function readMessageTexts(language: Language): RenderMessage {
  const texts = new Map(language === 'en' ? [] : Object.entries(readTexts(language)));
  const templates = templatesOf(texts);
  const locale = localeOf(language, []);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const fill = (text: string, values: MessageValues) =>
    text.includes(', plural,') ? formatPlural(text, locale, values) : fillPlaceholders(text, values);

  const translate = (message: string): string => {
    const known = texts.get(message);
    if (known !== undefined) return known;
    for (const { expression, names, translation } of templates) {
      const [, ...found] = expression.exec(message) ?? [];
      if (found.length === 0) continue;
      const values = names.map((name, index) => [name, texts.get(found[index] ?? '') ?? found[index] ?? '']);
      return fill(translation, Object.fromEntries(values) as MessageValues);
    }
    return message;
  };
  const show = (param: MessageParam): string | number => {
    if (typeof param !== 'object') return param;
    if ('date' in param) return days.format(new Date(param.date));
    if ('dates' in param) return param.dates.map((date) => days.format(new Date(date))).join(', ');
    if ('message' in param) return render(param);
    return ('texts' in param ? param.texts : param.sentences).map(translate).join(', ');
  };
  const render = ({ message, code, params = {} }: Message): string => {
    const text = code === undefined ? undefined : texts.get(code);
    if (text === undefined) return translate(message);
    return fill(text, Object.fromEntries(Object.entries(params).map(([name, param]) => [name, show(param)])));
  };
  return render;
}

const placeholder = /\{(\w+)\}/;

/** Templates with more words come first, because a short one may match too much. */
function templatesOf(texts: ReadonlyMap<string, string>) {
  const wordsIn = (text: string) => text.replaceAll(/\{\w+\}/g, '').length;
  return [...texts]
    .filter(([text]) => placeholder.test(text))
    .sort(([a], [b]) => wordsIn(b) - wordsIn(a))
    .map(([text, translation]) => {
      const parts = text.split(placeholder);
      const names = parts.filter((_, index) => index % 2 === 1);
      const pattern = parts.map((part, index) =>
        index % 2 === 1 ? '(.+?)' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
      );
      return { expression: new RegExp(`^${pattern.join('')}$`, 's'), names, translation };
    });
}

const require = createRequire(import.meta.url);

function readTexts(language: Exclude<Language, 'en'>): Record<string, string> {
  const path = require.resolve(`@suite/contracts/messages/${language}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
}
