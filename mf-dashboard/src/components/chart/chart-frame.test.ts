import { describe, expect, test } from '@jest/globals';
import { changeLanguage } from '@suite/i18n';
import type { ChartModel } from '../../domain/chart-models.ts';
import { chartFrame, inReadingOrder } from './chart-frame.ts';

const chart = (
  values: readonly number[],
  kind: ChartModel['kind'] = 'columns',
  label = 'Thu',
): ChartModel => ({
  title: '',
  kind,
  columns: ['Day', 'Bookings'],
  rows: values.map((value, index) => [`${label} ${index}`, value]),
  emptyText: '',
});
const ticksOf = (...values: number[]) => chartFrame(chart(values), 600).ticks;

describe('the frame of a chart', () => {
  test.each([
    [[7], [0, 2, 4, 6, 8]],
    [[1], [0, 1]],
    [
      [3, 2],
      [0, 1, 2, 3],
    ],
    [
      [1200, 80],
      [0, 500, 1000, 1500],
    ],
    [[98_000.5], [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
    [[1_000_000], [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]],
  ])('of %j marks %j', (values, ticks) => {
    expect(ticksOf(...values)).toEqual(ticks);
  });

  test('of parts of one marks parts, and of a count never', () => {
    expect(ticksOf(0.5)).toEqual([0, 0.1, 0.2, expect.closeTo(0.3), 0.4, 0.5]);
    expect(ticksOf(1, 2).every(Number.isInteger)).toBe(true);
  });

  test('ends above the largest figure, in six marks at most', () => {
    for (let value = 1; value < 3000; value += 7) {
      const ticks = ticksOf(value, 1);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(value);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });

  test('leaves labels out where they would cover each other', () => {
    const days = chart(
      Array.from({ length: 30 }, () => 1),
      'columns',
      'Thu 4 Mar',
    );
    expect(chartFrame(chart([1, 2, 3]), 600).labelEvery).toBe(1);
    expect(chartFrame(days, 600).labelEvery).toBeGreaterThan(3);
    expect(chartFrame(days, 320).labelEvery).toBeGreaterThan(chartFrame(days, 600).labelEvery);
  });

  test('leaves room for half a label beyond the points at both ends of an area', () => {
    const columns = chartFrame(chart([1, 2], 'columns', 'Thu 4 March'), 600).padding;
    const area = chartFrame(chart([1, 2], 'area', 'Thu 4 March'), 600).padding;
    expect(area.right).toBeGreaterThan(columns.right);
    expect(area.left).toBeGreaterThan(columns.left);
  });
});

test('in a language that is read from right to left, axes and rows are mirrored', async () => {
  const { padding } = chartFrame(chart([1, 2]), 600);
  expect(inReadingOrder(chart([1, 2])).rows).toEqual(chart([1, 2]).rows);
  await changeLanguage('ar');
  const mirrored = chartFrame(chart([1, 2]), 600);
  expect(mirrored).toMatchObject({
    axisSide: 'right',
    padding: { left: padding.right, right: padding.left },
  });
  expect(inReadingOrder(chart([1, 2])).rows).toEqual(chart([1, 2]).rows.toReversed());
  expect(inReadingOrder(chart([1, 2], 'donut')).rows).toEqual(chart([1, 2]).rows);
  await changeLanguage('en');
});
