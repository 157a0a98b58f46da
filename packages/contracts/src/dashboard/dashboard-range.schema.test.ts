import { describe, expect, test } from '@jest/globals';
import { dashboardRangeSchema } from './dashboard.endpoint.ts';

describe('the range of the charts', () => {
  test.each([
    {},
    { from: '', to: '' },
    { from: '2026-02-28', to: '2026-02-28' },
    { from: '2027-03-01', to: '2028-02-29' },
  ])('takes %j', (range) => {
    expect(dashboardRangeSchema.isValidSync(range)).toBe(true);
  });

  test.each([
    [{ from: '2026-01-01' }, 'Name both the first and the last day'],
    [{ to: '2026-01-01' }, 'Name both the first and the last day'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'Dates must be written as YYYY-MM-DD'],
    [{ from: '2026-01-02', to: '2026-01-01' }, 'From date must not be after To date'],
    [{ from: '2027-01-01', to: '2028-01-02' }, 'Choose at most 366 days'],
  ])('refuses %j', (range, message) => {
    expect(() => dashboardRangeSchema.validateSync(range)).toThrow(message);
  });
});
