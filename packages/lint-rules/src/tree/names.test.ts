import { describe, expect, test } from '@jest/globals';
import { fileNameProblem } from '../file-names.mjs';
import { listSourceFiles } from './tree.ts';

test('every source file has a name that follows the rules', () => {
  const problems = listSourceFiles().map((path) => [path, fileNameProblem(path)] as const);
  expect(problems.filter(([, problem]) => problem !== undefined)).toEqual([]);
});

describe('a file name', () => {
  test.each([
    'mf-bookings/src/screens/list-bookings/list-bookings.screen.tsx',
    'mf-bookings/src/screens/list-bookings/list-bookings.screen.test.tsx',
    'packages/ui/src/main/page/stat-card.module.css',
    'api/src/bookings/use-cases/list-bookings.ts',
    '.dependency-cruiser.cjs',
  ])('may be %s', (path) => {
    expect(fileNameProblem(path)).toBeUndefined();
  });

  test.each([
    ['mf-bookings/src/BookingRow.tsx', 'kebab-case'],
    ['mf-bookings/src/booking-row.container.tsx', 'closed list'],
    ['mf-bookings/src/utils/booking-row.tsx', 'says nothing'],
    ['mf-bookings/src/helpers.ts', 'says nothing'],
    ['mf-bookings/src/a.query.page.ts', 'too many'],
  ])('may not be %s', (path, reason) => {
    expect(fileNameProblem(path)).toContain(reason);
  });
});
