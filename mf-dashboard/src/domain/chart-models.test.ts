import { describe, expect, test } from '@jest/globals';
import {
  monthlyGrowthChart,
  revenueTrendChart,
  roomStatusChart,
  rushHoursChart,
  weeklyActivityChart,
  weeklyPerformanceChart,
  showsSomething,
} from './chart-models.ts';

const months = [
  { month: '2027-02', hotels: 1, revenue: 100, revenueByCurrency: [{ currency: 'EUR', revenue: 100 }] },
  {
    month: '2027-03',
    hotels: 0,
    revenue: 250.5,
    revenueByCurrency: [
      { currency: 'EUR', revenue: 250.5 },
      { currency: 'CHF', revenue: 80 },
    ],
  },
];

describe('what charts show', () => {
  test('Monthly Growth: hotels per month', () => {
    const { title, columns, rows } = monthlyGrowthChart(months);
    expect([title, columns, ...rows]).toEqual([
      'Monthly Growth',
      ['Month', 'Hotels'],
      ['Feb 2027', 1],
      ['Mar 2027', 0],
    ]);
  });

  test('Revenue Trend: the main currency first, none added to another', () => {
    const { columns, rows } = revenueTrendChart(months, 'EUR');
    expect([columns, ...rows]).toEqual([
      ['Month', 'Revenue (EUR)', 'Revenue (CHF)'],
      ['Feb 2027', 100, 0],
      ['Mar 2027', 250.5, 80],
    ]);
    expect(revenueTrendChart([], null).columns).toEqual(['Month', 'Revenue']);
  });

  test('Weekly Performance and Weekly Activity: bookings per day', () => {
    const days = [{ day: '2027-03-05', bookings: 4 }];
    for (const [chart, title] of [
      [weeklyPerformanceChart(days), 'Weekly Performance'],
      [weeklyActivityChart(days), 'Weekly Activity'],
    ] as const) {
      expect(chart).toMatchObject({ title, columns: ['Day', 'Bookings'], rows: [['Fri 5 Mar', 4]] });
    }
  });

  test('Rush Hours Analysis: check-ins per hour', () => {
    expect(rushHoursChart([{ hour: 9, checkins: 2 }]).rows).toEqual([['09:00', 2]]);
  });

  test('Room Status Overview: each state in its colour', () => {
    const { rows, colors } = roomStatusChart([{ status: 'Clean', count: 3, color: '#22c55e' }]);
    expect([rows, colors]).toEqual([[['Clean', 3]], ['#22c55e']]);
  });
});

test('rows of zeros show nothing', () => {
  expect(showsSomething({ columns: [], rows: [['a', 0]] })).toBe(false);
  expect(
    showsSomething({
      columns: [],
      rows: [
        ['a', 0],
        ['b', 2],
      ],
    }),
  ).toBe(true);
  expect(showsSomething({ columns: [], rows: [] })).toBe(false);
});
