import type { CurrencyRevenue } from '@suite/contracts/dashboard';

export interface MonthRevenue {
  month: string;
  currency: string | null;
  priced_nights: number;
  nights_without_rate: number;
  revenue: number;
}

/** Amounts of different currencies are never added. */
export interface PlatformRevenue {
  /** The currency with the most priced nights this month, or over all months; null when no night has a price. */
  currency: string | null;
  ofMonth(month: string): {
    revenue: number;
    revenueByCurrency: CurrencyRevenue[];
    nightsWithoutRate: number;
  };
}

function leadingCurrency(rows: readonly MonthRevenue[]): string | null {
  const nights = new Map<string, number>();
  for (const { currency, priced_nights } of rows) {
    if (currency && priced_nights > 0) nights.set(currency, (nights.get(currency) ?? 0) + priced_nights);
  }
  const [first] = [...nights].sort(([one, some], [other, more]) => more - some || (one < other ? -1 : 1));
  return first?.[0] ?? null;
}

function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

export function platformRevenue(rows: readonly MonthRevenue[], thisMonth: string): PlatformRevenue {
  const currency = leadingCurrency(rows.filter(({ month }) => month === thisMonth)) ?? leadingCurrency(rows);
  return {
    currency,
    ofMonth(month) {
      const ofIt = rows.filter((row) => row.month === month);
      const revenueByCurrency = ofIt
        .flatMap(({ currency: each, priced_nights, revenue }) =>
          each && priced_nights > 0 ? [{ currency: each, revenue: inCents(revenue) }] : [],
        )
        .sort((one, other) => Number(other.currency === currency) - Number(one.currency === currency));
      return {
        revenue: revenueByCurrency.find((each) => each.currency === currency)?.revenue ?? 0,
        revenueByCurrency,
        nightsWithoutRate: ofIt.reduce((sum, { nights_without_rate }) => sum + nights_without_rate, 0),
      };
    },
  };
}
