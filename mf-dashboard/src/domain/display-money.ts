/** An amount of a currency; without one it is a plain number. */
function formatted(amount: number, currency: string | null, digits: number): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (currency === null) return new Intl.NumberFormat('en', style).format(amount);
  return new Intl.NumberFormat('en', {
    ...style,
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount);
}

/** An amount in millions with one decimal: 2,450,000 EUR is `€2.5M`. */
export function inMillions(amount: number, currency: string | null): string {
  return `${formatted(amount / 1_000_000, currency, 1)}M`;
}

/** An amount in full, without cents: `€2,450,000`. */
export function inFull(amount: number, currency: string | null): string {
  return formatted(amount, currency, 0);
}
