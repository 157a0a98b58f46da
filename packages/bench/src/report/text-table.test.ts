import { expect, test } from '@jest/globals';
import { markdownTable, textTable } from './text-table.mjs';

const table = {
  title: 'Time',
  columns: ['', 'ratio', 'server'],
  rows: [
    ['cold', '1.10', '1,204 ms'],
    ['preloaded', '0.90', '98 ms'],
  ],
};

test('a table for a terminal aligns its figures at the right', () => {
  expect(textTable(table).split('\n')).toEqual([
    'Time',
    '',
    '            ratio     server',
    '─────────   ─────   ────────',
    'cold         1.10   1,204 ms',
    'preloaded    0.90      98 ms',
  ]);
});

test('a table for a page says so in its rule', () => {
  expect(markdownTable(table).split('\n').slice(2, 5)).toEqual([
    '|  | ratio | server |',
    '| --- | ---: | ---: |',
    '| cold | 1.10 | 1,204 ms |',
  ]);
});
