import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageValues } from './fill-placeholders.ts';

const formats = new Map<string, IntlMessageFormat>();

/** Parsed messages are cached because a list formats the same one in each row. */
export function formatPlural(message: string, locale: string, values: MessageValues): string {
  const key = `${locale} ${message}`;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
    formats.set(key, format);
  }
  return String(format.format(values));
}
