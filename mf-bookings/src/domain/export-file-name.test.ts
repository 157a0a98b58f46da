import { expect, test } from '@jest/globals';
import { exportFileName } from './export-file-name.ts';

test('An export is named after its moment, without signs that file systems refuse', () => {
  expect(exportFileName(new Date('2027-03-05T09:30:00.123Z'))).toBe('bookings-2027-03-05T09-30-00Z.csv');
});
