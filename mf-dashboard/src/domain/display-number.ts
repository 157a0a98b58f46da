import { currentLocale } from '@suite/i18n';
import { t } from '../languages/catalog.ts';

const numbers = (options: Intl.NumberFormatOptions) =>
  perLocale((locale) => new Intl.NumberFormat(locale, options));
const plain = numbers({ maximumFractionDigits: 2 });
const rating = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percentage = { style: 'percent', maximumFractionDigits: 1, useGrouping: false } as const;
const percent = numbers(percentage);
const growth = numbers({ ...percentage, signDisplay: 'always' });
const short = perLocale((locale) => {
  // British English abbreviates thousands with a small letter, and billions with two.
  const plainEnglish = locale === 'en-GB' ? 'en' : locale;
  return new Intl.NumberFormat(plainEnglish, { notation: 'compact', maximumFractionDigits: 1 });
});

export function formatFigure(value: number): string {
  return plain().format(value);
}

/** Formats 1500 as `1.5K`. */
export function formatShort(value: number): string {
  return short().format(value);
}

export function formatRating(value: number): string {
  return rating().format(value);
}

/** Formats 62.5 as `62.5%`. */
export function formatPercent(value: number): string {
  return percent().format(value / 100);
}

/** Formats 5.3 as `+5.3%`. */
export function formatGrowth(value: number): string {
  return growth().format(value / 100);
}

/** Caches the formatter, because lists and axes use it many times. */
export function perLocale<Format>(make: (locale: string) => Format): () => Format {
  let made: { locale: string; format: Format } | undefined;
  return () => {
    const locale = currentLocale();
    if (made?.locale !== locale) made = { locale, format: make(locale) };
    return made.format;
  };
}

function formatOf(currency: string | null, digits: number): Intl.NumberFormat {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (currency === null) return new Intl.NumberFormat(currentLocale(), style);
  return new Intl.NumberFormat(currentLocale(), {
    ...style,
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
}

const digitTypes = ['integer', 'group', 'decimal', 'fraction'];
const isOfDigits = ({ type }: Intl.NumberFormatPart) => digitTypes.includes(type);
const textOf = (parts: readonly Intl.NumberFormatPart[]) => parts.map(({ value }) => value).join('');

/** Formats 2,450,000 EUR as `€2.5M`. */
export function inMillions(amount: number, currency: string | null): string {
  const parts = formatOf(currency, 1).formatToParts(amount / 1_000_000);
  // The symbol of the currency may be on either side of the number and its unit.
  const from = parts.findIndex(isOfDigits);
  const to = parts.findLastIndex(isOfDigits) + 1;
  const millions = t('{number}M', { number: textOf(parts.slice(from, to)) });
  return textOf(parts.slice(0, from)) + millions + textOf(parts.slice(to));
}

/** Formats an amount without cents, such as `€2,450,000`. */
export function inFull(amount: number, currency: string | null): string {
  return formatOf(currency, 0).format(amount);
}
