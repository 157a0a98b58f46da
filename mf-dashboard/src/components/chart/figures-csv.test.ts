import { expect, test } from '@jest/globals';
import { csvFileName, figuresCsv } from './figures-csv.ts';

test('a CSV file has a byte order mark, quotes what needs it and holds no formula', () => {
  const rows = [
    ['Mon, 1 Mar', 3],
    ['"A"', -1],
    ['=1+1', 0],
    ['\u200B=1+1', 0],
  ];
  expect(figuresCsv({ columns: ['Day', 'Bookings'], rows })).toBe(
    '\uFEFFDay,Bookings\r\n"Mon, 1 Mar",3\r\n"""A""",-1\r\n\'=1+1,0\r\n\'\u200B=1+1,0\r\n',
  );
});

test('a file is named after its chart and days', () => {
  const range = { from: '2027-03-01', to: '2027-03-07' };
  expect(csvFileName('Rush Hours Analysis', range)).toBe('rush-hours-analysis-2027-03-01-2027-03-07.csv');
});
