import { describe, expect, test } from '@jest/globals';
import { addMonths, daysOf, listDays, listMonths, monthsOf } from './dashboard-days.ts';

describe('the days of the charts', () => {
  test('are a week up to today, or those asked for', () => {
    expect(daysOf({}, '2028-03-02')).toEqual({ from: '2028-02-25', to: '2028-03-02' });
    expect(daysOf({ from: '', to: '' }, '2026-01-03').from).toBe('2025-12-28');
    expect(daysOf({ from: '2026-01-01', to: '2026-01-31' }, '2026-06-01')).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
    });
    expect(listDays({ from: '2028-02-28', to: '2028-03-01' })).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });

  test('are whole months for the platform, twelve or those the days touch', () => {
    expect(monthsOf({}, '2026-11-20')).toEqual({ from: '2025-12-01', to: '2026-11-30' });
    expect(monthsOf({ from: '2027-12-31', to: '2028-02-01' }, '2026-11-20')).toEqual({
      from: '2027-12-01',
      to: '2028-02-29',
    });
    expect(listMonths({ from: '2025-12-01', to: '2026-02-28' })).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(addMonths('2026-01-31', -13)).toBe('2024-12-01');
  });
});
