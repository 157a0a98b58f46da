const arabic = /^ar\b/i;

/** Avoids `Intl.NumberFormat` for small numbers in Latin digits, because its first use blocks a slow phone for 0.1 s. */
export function formatNumber(value: number, locale: string): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000;
  if (isPlain && !arabic.test(locale) && !locale.includes('-u-')) return String(value);
  return new Intl.NumberFormat(locale).format(value);
}
