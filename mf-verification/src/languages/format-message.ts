import type { Message } from './catalog.ts';
import { formatNumber } from './format-number.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

const isolate = (text: string) => `\u2068${text}\u2069`;

/** Fills `{name}` with its value, chooses the plural form by `count`, and writes numbers in the locale's digits. */
export function formatMessage(message: Message, locale: string, values: MessageValues = {}): string {
  return templateOf(message, locale, values.count).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === 'number') return formatNumber(value, locale);
    // A name in Latin letters must not reorder the Arabic sentence around it.
    return locale.startsWith('ar') ? isolate(value) : value;
  });
}

function templateOf(message: Message, locale: string, count: string | number | undefined): string {
  if (typeof message === 'string') return message;
  return message[new Intl.PluralRules(locale).select(Number(count))] ?? message.other;
}
