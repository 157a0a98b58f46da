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
    // British English abbreviates thousands with a small letter, and billions with two.
    new Intl.NumberFormat(locale === 'en-GB' ? 'en' : locale, {
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
);

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
