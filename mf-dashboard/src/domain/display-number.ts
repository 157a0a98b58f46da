import { perLocale } from './per-locale.ts';

const plain = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const rating = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const percent = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, useGrouping: false }),
);
const growth = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'always',
      useGrouping: false,
    }),
);
const short = perLocale(
  (locale) =>
    // British English abbreviates a thousand with a small letter, and a billion with two.
    new Intl.NumberFormat(locale === 'en-GB' ? 'en' : locale, {
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
);

/** A figure of a table: 1234.5 is `1,234.5`. */
export function formatFigure(value: number): string {
  return plain().format(value);
}

/** A figure on an axis: 1500 is `1.5K`. */
export function formatShort(value: number): string {
  return short().format(value);
}

/** An average of ratings, with one decimal. */
export function formatRating(value: number): string {
  return rating().format(value);
}

/** Percent with one decimal at most: 62.5 is `62.5%`. */
export function formatPercent(value: number): string {
  return percent().format(value / 100);
}

/** Percent that something has grown by: 5.3 is `+5.3%`. */
export function formatGrowth(value: number): string {
  return growth().format(value / 100);
}
