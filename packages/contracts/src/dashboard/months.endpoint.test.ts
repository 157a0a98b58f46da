import { describe, expect, test } from '@jest/globals';
import { exportMonthEndpoint, listMonthsEndpoint } from './months.endpoint.ts';

const readMonths = (query: object) => listMonthsEndpoint.query?.validateSync(query);

describe('the months of a list', () => {
  test.each([
    { from: '2027-03', to: '2027-03' },
    { from: '2026-02', to: '2028-01' },
    { from: ' ٢٠٢٧-٠٣ ', to: '2027-04' },
  ])('take %j', (query) => {
    expect(readMonths(query)).toEqual({
      from: query.from.includes('٣') ? '2027-03' : query.from,
      to: query.to,
    });
  });

  test.each([
    [{ to: '2027-03' }, 'Month is required'],
    [{ from: '2027-13', to: '2028-01' }, 'Months must be written as YYYY-MM'],
    [{ from: '2027-03', to: '2027-03-01' }, 'Months must be written as YYYY-MM'],
    [{ from: '2027-04', to: '2027-03' }, 'The first month must not be after the last one'],
    [{ from: '2026-02', to: '2028-02' }, 'Choose at most 24 months'],
  ])('refuse %j', (query, message) => {
    expect(() => readMonths(query)).toThrow(message);
  });
});

test.each([{ format: '' }, { format: 'pdf' }, { format: ['csv'] }])(
  'no file has the format of %j',
  (query) => {
    expect(() => exportMonthEndpoint.query?.validateSync(query)).toThrow(/^Format must be/);
  },
);
