const arabic = /^ar\b/i;

/**
 * A number in the digits of a locale. The first `Intl.NumberFormat` keeps a slow phone from showing anything for a tenth
 * of a second, and what a booking counts is written alike wherever digits are Latin.
 */
export function formatNumber(value: number, locale: string): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000;
  if (isPlain && !arabic.test(locale) && !locale.includes('-u-')) return String(value);
  return new Intl.NumberFormat(locale).format(value);
}
