import { expect, test } from '@jest/globals';
import { showsSomething } from './figures.ts';

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
