import { basename } from 'node:path';
import { expect, test } from '@jest/globals';
import { listFiles, readProjectFile } from '../tree/tree.ts';

const walk = 'docs/walk-list-bookings.md';
const named = listFiles().filter((path) => /^list-bookings\..*tsx?$/.test(basename(path)));

test('the name of a use case leads to its screen, query, endpoint, use case and tests', () => {
  expect(named).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^mf-bookings\/.*list-bookings\.screen\.tsx$/),
      expect.stringMatching(/^mf-bookings\/.*list-bookings\.screen\.test\.tsx$/),
      expect.stringMatching(/^mf-bookings\/.*list-bookings\.query\.ts$/),
      expect.stringMatching(/^packages\/contracts\/.*list-bookings\.endpoint\.ts$/),
      expect.stringMatching(/^packages\/contracts\/.*list-bookings\.endpoint\.test\.ts$/),
      expect.stringMatching(/^api\/.*use-cases\/list-bookings\.ts$/),
      expect.stringMatching(/^api\/.*use-cases\/list-bookings\.test\.ts$/),
    ]),
  );
});

test('the walk passes every file that bears the name, and the rooms between them', () => {
  const rooms = ['bookings.routes.ts', 'bookings.policy.ts', 'bookings.repository.ts', '0002_bookings.sql'];
  const text = readProjectFile(walk);
  expect([...named, ...rooms].filter((path) => !text.includes(path))).toEqual([]);
});
