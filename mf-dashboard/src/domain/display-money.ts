import { currentLocale } from '@suite/i18n';
import { t } from '../languages/catalog.ts';

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
