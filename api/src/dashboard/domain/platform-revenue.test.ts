import { describe, expect, test } from '@jest/globals';
import { platformRevenue, type MonthRevenue } from './platform-revenue.ts';

function row(
  month: string,
  currency: string | null,
  priced: number,
  revenue: number,
  unpriced = 0,
): MonthRevenue {
  return { month, currency, priced_nights: priced, nights_without_rate: unpriced, revenue };
}

describe('revenue over several currencies', () => {
  const rows = [
    row('2026-10', 'CHF', 900, 90_000),
    row('2026-11', 'CHF', 10, 2_000.5, 1),
    row('2026-11', 'EUR', 30, 1_999.999),
    row('2026-11', null, 0, 0, 7),
  ];

  test('is in the currency with the most nights this month, and in each separately', () => {
    const revenue = platformRevenue(rows, '2026-11');
    expect(revenue.currency).toBe('EUR');
    expect(revenue.ofMonth('2026-11')).toEqual({
      revenue: 2_000,
      revenueByCurrency: [
        { currency: 'EUR', revenue: 2_000 },
        { currency: 'CHF', revenue: 2_000.5 },
      ],
      nightsWithoutRate: 8,
    });
    expect(revenue.ofMonth('2026-10')).toEqual({
      revenue: 0,
      revenueByCurrency: [{ currency: 'CHF', revenue: 90_000 }],
      nightsWithoutRate: 0,
    });
  });

  test('falls back to all months, and to nothing where nothing has a rate', () => {
    expect(platformRevenue(rows, '2026-12').currency).toBe('CHF');
    const none = platformRevenue([row('2026-11', null, 0, 0, 7)], '2026-11');
    expect(none.currency).toBeNull();
    expect(none.ofMonth('2026-11')).toEqual({ revenue: 0, revenueByCurrency: [], nightsWithoutRate: 7 });
  });

  test('takes the first by letter when two have as many nights', () => {
    const even = [row('2026-11', 'USD', 5, 1), row('2026-11', 'EUR', 5, 1)];
    expect(platformRevenue(even, '2026-11').currency).toBe('EUR');
  });
});
